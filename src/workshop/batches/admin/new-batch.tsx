import { useCallback, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { pathTo } from '#addresses.ts'
import { POURER_MAX_LENGTH, type PouredUnits, USUAL_CURE_DAYS } from '#catalogue/stock/domain/batch.ts'
import { readShelfKey } from '#catalogue/stock/domain/shelf.ts'
import { AdminForm } from '#ui/admin/admin-form.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { batchesCopy } from '#workshop/batches/copy/admin-batches.ts'
import type { BatchNeeds } from '#workshop/batches/use-cases/find-batch-needs.ts'
import type { Pourable } from '#workshop/batches/use-cases/list-batches.ts'
import { CandleField, SizeFields } from './batch-fields.tsx'
import type { BatchAnswer } from './batches-action.server.ts'
import { UsedMaterials } from './used-materials.tsx'

const words = batchesCopy.form

interface NewBatchProps {
  products: readonly Pourable[]
  pourer: string
  chosen: string | undefined
  today: string
  /** Needs of the chosen candle, or of the first one. */
  needs: BatchNeeds
  /** Units per size that the morning page proposes. */
  proposed: PouredUnits | null
  isOwner: boolean
}

export function NewBatch({ products, pourer, chosen, today, needs, proposed, isOwner }: NewBatchProps) {
  const navigate = useNavigate()
  const [productId, choose] = useState(chosen)
  const product = products.find((candidate) => candidate.productId === productId) ?? products[0]
  const [sizes, setSizes] = useState<readonly PouredUnits[]>(proposed ? [proposed] : [])
  const [used, setUsed] = useState<Readonly<Record<string, string>>>({})
  const isProposed = proposed !== null
  const go = useCallback(
    (query?: Record<string, string>) =>
      navigate(pathTo('adminBatches', {}, query), { replace: true, preventScrollReset: true }),
    [navigate],
  )
  const chooseCandle = useCallback(
    (next: string) => {
      choose(next)
      if (next === needs.productId) return
      setUsed({})
      go({ product: next })
    },
    [go, needs.productId],
  )

  function clear() {
    choose(chosen)
    setSizes([])
    setUsed({})
    // Removes the proposal from the URL, so that it is not recorded twice.
    if (isProposed) go()
  }

  return (
    <section className="panel" id="anotar" aria-labelledby="new-batch">
      <div className="panel__head cluster ends baseline">
        <h2 id="new-batch">{words.title}</h2>
      </div>
      {!product ? (
        <>
          <p className="small muted">{words.noProducts}</p>
          <p className="mt4">
            <Link to={pathTo('adminProductNew')} className="btn btn--ghost">
              {words.firstProduct}
            </Link>
          </p>
        </>
      ) : (
        <AdminForm<BatchAnswer>
          action={pathTo('adminBatches')}
          intent="start"
          failed={batchesCopy.failed.start}
          faultOf={({ field, variantId, materialId, toast }, name) =>
            name === [field, variantId, materialId].filter(Boolean).join('.') ? toast?.text : undefined
          }
          clears
          onTyped={(form) => setSizes(readSizes(form))}
          onSaved={clear}
          className="batch__form grid g3"
          press={words.press}
          saving={words.saving}
        >
          {({ input, errorOf }) => (
            <>
              <CandleField products={products} chosen={chosen} onChoose={chooseCandle} />
              <SizeFields
                key={`${product.productId} ${isProposed}`}
                product={product}
                errorOf={errorOf}
                proposed={proposed}
              />
              <UsedMaterials
                needs={needs.productId === product.productId ? needs : undefined}
                productId={product.productId}
                sizes={sizes}
                typed={used}
                onType={(id, typed) => setUsed((before) => ({ ...before, [id]: typed }))}
                errorOf={errorOf}
                isOwner={isOwner}
              />
              <TextField
                label={words.pouredOn}
                type="date"
                {...input('pouredOn')}
                required
                max={today}
                defaultValue={today}
              />
              <TextField
                label={words.cureDays}
                hint={words.cureHint}
                {...input('cureDays', 'whole')}
                required
                maxLength={2}
                defaultValue={USUAL_CURE_DAYS}
              />
              <TextField
                label={words.pouredBy}
                hint={words.pouredByHint}
                {...input('pouredBy')}
                maxLength={POURER_MAX_LENGTH}
                defaultValue={pourer}
              />
            </>
          )}
        </AdminForm>
      )}
    </section>
  )
}

function readSizes(sentForm: FormData): PouredUnits[] {
  const units = sentForm.getAll('units').map(Number)
  return sentForm.getAll('shelf').flatMap((shelf, place) => {
    const namedShelf = readShelfKey(String(shelf))
    const poured = units[place] ?? 0
    return namedShelf && Number.isInteger(poured) && poured > 0 ? [{ ...namedShelf, units: poured }] : []
  })
}

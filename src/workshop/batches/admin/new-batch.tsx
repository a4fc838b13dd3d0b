import { useCallback, useEffect, useRef, useState } from 'react'
import { Link, useFetcher, useNavigate } from 'react-router'
import { pathTo } from '#addresses.ts'
import { POURER_MAX_LENGTH, type PouredUnits, USUAL_CURE_DAYS } from '#catalogue/stock/domain/batch.ts'
import { readShelfKey } from '#catalogue/stock/domain/shelf.ts'
import { offerUndo } from '#ui/admin/undo-offer.ts'
import { Button } from '#ui/elements/button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useToastAnswer } from '#ui/form/use-toast-answer.ts'
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
  const fetcher = useFetcher<BatchAnswer>()
  const form = useRef<HTMLFormElement>(null)
  const [productId, choose] = useState(chosen)
  const product = products.find((one) => one.productId === productId) ?? products[0]
  const [sizes, setSizes] = useState<readonly PouredUnits[]>(proposed ? [proposed] : [])
  const [used, setUsed] = useState<Readonly<Record<string, string>>>({})
  // Includes input from before hydration.
  useEffect(() => setSizes(readSizes(form.current)), [])
  const isProposed = proposed !== null
  const clear = useCallback(
    ({ ok, undo }: BatchAnswer) => {
      if (undo) offerUndo(undo)
      if (!ok) return
      form.current?.reset()
      // Removes the proposal from the URL, so that it is not recorded twice.
      if (isProposed) navigate(pathTo('adminBatches'), { replace: true, preventScrollReset: true })
    },
    [navigate, isProposed],
  )
  const chooseCandle = useCallback(
    (next: string) => {
      choose(next)
      if (next === needs.productId) return
      setUsed({})
      navigate(pathTo('adminBatches', {}, { product: next }), { replace: true, preventScrollReset: true })
    },
    [navigate, needs.productId],
  )
  useToastAnswer(fetcher.data, clear, batchesCopy.failed.start)
  const { data } = fetcher
  const error = (field: BatchAnswer['field']) =>
    data && !data.ok && data.field === field ? data.toast?.text : undefined
  return (
    <section className="panel" id="anotar" aria-labelledby="new-batch">
      <div className="panel__head">
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
        <fetcher.Form
          ref={form}
          method="post"
          action={pathTo('adminBatches')}
          className="batch__form"
          noValidate
          onReset={() => {
            choose(chosen)
            setSizes([])
            setUsed({})
          }}
          onInput={() => setSizes(readSizes(form.current))}
        >
          <input type="hidden" name="intent" value="start" />
          <CandleField products={products} chosen={chosen} onChoose={chooseCandle} />
          <SizeFields
            key={`${product.productId} ${isProposed}`}
            product={product}
            answer={data}
            proposed={proposed}
          />
          <UsedMaterials
            needs={needs.productId === product.productId ? needs : undefined}
            productId={product.productId}
            sizes={sizes}
            typed={used}
            onType={(id, typed) => setUsed((before) => ({ ...before, [id]: typed }))}
            answer={data}
            isOwner={isOwner}
          />
          <TextField
            label={words.pouredOn}
            type="date"
            name="pouredOn"
            required
            max={today}
            defaultValue={today}
            error={error('pouredOn')}
          />
          <TextField
            label={words.cureDays}
            hint={words.cureHint}
            name="cureDays"
            numeric
            required
            inputMode="numeric"
            autoComplete="off"
            maxLength={2}
            defaultValue={USUAL_CURE_DAYS}
            error={error('cureDays')}
          />
          <TextField
            label={words.pouredBy}
            hint={words.pouredByHint}
            name="pouredBy"
            autoComplete="off"
            maxLength={POURER_MAX_LENGTH}
            defaultValue={pourer}
            error={error('pouredBy')}
          />
          <Button type="submit" busy={fetcher.state !== 'idle'} busyLabel={words.saving}>
            {words.press}
          </Button>
        </fetcher.Form>
      )}
    </section>
  )
}

function readSizes(form: HTMLFormElement | null): PouredUnits[] {
  const sent = form ? new FormData(form) : new FormData()
  const units = sent.getAll('units').map(Number)
  return sent.getAll('shelf').flatMap((shelf, place) => {
    const named = readShelfKey(String(shelf))
    const poured = units[place] ?? 0
    return named && Number.isInteger(poured) && poured > 0 ? [{ ...named, units: poured }] : []
  })
}

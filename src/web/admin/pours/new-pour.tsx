import { Fragment, useCallback, useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { pathTo } from '#addresses.ts'
import { poursCopy } from '#copy/admin/pours.ts'
import { shelfKey } from '#domain/catalogue/shelf.ts'
import { POURER_MAX_LENGTH, USUAL_CURE_DAYS } from '#domain/pours/pour.ts'
import type { Pourable } from '#shop/admin/pours/list-pours.ts'
import { Button } from '#web/kit/elements/button.tsx'
import { SelectField } from '#web/kit/form/select-field.tsx'
import { TextField } from '#web/kit/form/text-field.tsx'
import { useToastAnswer } from '#web/kit/form/use-toast-answer.ts'
import type { PourAnswer } from './pours-action.server.ts'

const words = poursCopy.form

interface NewPourProps {
  products: readonly Pourable[]
  /** Whoever poured last. */
  pourer: string
  /** The candle that the address names: without a script its sizes come with the next page. */
  chosen: string | undefined
  today: string
}

/** Written down at the stove: one form for all sizes, its fields large enough for a phone. */
export function NewPour({ products, pourer, chosen, today }: NewPourProps) {
  const fetcher = useFetcher<PourAnswer>()
  const form = useRef<HTMLFormElement>(null)
  const [productId, choose] = useState(chosen)
  const product = products.find((one) => one.productId === productId) ?? products[0]
  const clear = useCallback(({ ok }: PourAnswer) => {
    if (ok) form.current?.reset()
  }, [])
  useToastAnswer(fetcher.data, clear, poursCopy.failed.start)
  const { data } = fetcher
  const error = (field: PourAnswer['field']) =>
    data && !data.ok && data.field === field ? data.toast?.text : undefined
  return (
    <section className="panel" aria-labelledby="new-pour">
      <div className="panel__head">
        <h2 id="new-pour">{words.title}</h2>
      </div>
      {!product ? (
        <p className="small muted">{words.noProducts}</p>
      ) : (
        <fetcher.Form
          ref={form}
          method="post"
          action={pathTo('adminPours')}
          className="pour__form"
          noValidate
          onReset={() => choose(chosen)}
        >
          <input type="hidden" name="intent" value="start" />
          <CandleField products={products} chosen={chosen} onChoose={choose} />
          <noscript>
            <Button
              type="submit"
              variant="ghost"
              formMethod="get"
              formAction={`${pathTo('adminPours')}#new-pour`}
            >
              {words.showSizes}
            </Button>
          </noscript>
          <SizeFields key={product.productId} product={product} answer={data} />
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

/** A candle that was chosen before the script came is the chosen one. */
function CandleField({
  products,
  chosen,
  onChoose,
}: Pick<NewPourProps, 'products' | 'chosen'> & { onChoose: (productId: string) => void }) {
  const select = useRef<HTMLSelectElement>(null)
  useEffect(() => {
    if (select.current) onChoose(select.current.value)
  }, [onChoose])
  return (
    <SelectField
      ref={select}
      label={words.product}
      name="product"
      defaultValue={chosen}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      options={products.map(({ productId, name, sizes }) => ({
        value: productId,
        label: words.option(
          name,
          sizes.reduce((sum, { waiting }) => sum + waiting, 0),
        ),
      }))}
    />
  )
}

/** How many of each size. */
function SizeFields({ product, answer }: { product: Pourable; answer: PourAnswer | undefined }) {
  const { productId, sizes } = product
  const fields = sizes.map(({ variantId, size, waiting }) => {
    const isWrong = answer?.field === 'units' && (answer.variantId ?? null) === variantId
    return (
      <Fragment key={variantId}>
        <input type="hidden" name="shelf" value={shelfKey({ productId, variantId })} />
        <TextField
          label={size ?? words.units}
          hint={size && waiting > 0 ? words.waiting(waiting) : undefined}
          name="units"
          numeric
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          error={isWrong ? answer.toast?.text : undefined}
        />
      </Fragment>
    )
  })
  if (sizes[0]?.size === null) return fields
  return (
    <fieldset>
      <legend className="legend">{words.unitsOfSizes}</legend>
      <div className="pour__sizes">{fields}</div>
    </fieldset>
  )
}

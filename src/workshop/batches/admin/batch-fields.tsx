import { Fragment, useEffect, useRef } from 'react'
import type { PouredUnits } from '#catalogue/stock/domain/batch.ts'
import { shelfKey } from '#catalogue/stock/domain/shelf.ts'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { batchesCopy } from '#workshop/batches/copy/admin-batches.ts'
import type { Pourable } from '#workshop/batches/use-cases/list-batches.ts'

const words = batchesCopy.form

/** Takes over a selection made before hydration. */
export function CandleField({
  products,
  chosen,
  onChoose,
}: {
  products: readonly Pourable[]
  chosen: string | undefined
  onChoose: (productId: string) => void
}) {
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

export function SizeFields({
  product,
  errorOf,
  proposed,
}: {
  product: Pourable
  errorOf: (field: string) => string | undefined
  proposed: PouredUnits | null
}) {
  const { productId, sizes } = product
  const fields = sizes.map(({ variantId, size, waiting }) => {
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
          defaultValue={proposed?.variantId === variantId ? proposed.units : undefined}
          error={errorOf(variantId === null ? 'units' : `units.${variantId}`)}
        />
      </Fragment>
    )
  })
  if (sizes[0]?.size === null) return fields
  return (
    <fieldset>
      <legend className="legend">{words.unitsOfSizes}</legend>
      <div className="grid grid--fit g3 batch__sizes mt2">{fields}</div>
    </fieldset>
  )
}

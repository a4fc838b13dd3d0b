import { useState } from 'react'
import { productForm as copy } from '#catalogue/products/copy/admin-product-form.ts'
import { parseWhole } from '#catalogue/products/domain/field-kinds.ts'
import { TextField } from '#ui/form/text-field.tsx'

interface StockFieldsProps {
  names: { stock: string; added: string }
  stock: string
  added: string
  errors: { stock: string | undefined; added: string | undefined }
  isNew: boolean
  /** Shown below 'Somar' until something is typed there. */
  hint?: string
  className?: string
}

/**
 * A count replaces the stock. 'Somar' adds to the stock at the time of saving, so sales in between still
 * count.
 */
export function StockFields({ names, stock, added, errors, isNew, hint, className }: StockFieldsProps) {
  const [counted, setCounted] = useState(stock)
  const [more, setMore] = useState(added)
  const [countedUnits, addedUnits] = [parseWhole(counted), parseWhole(more)]
  const look = { numeric: true, inputMode: 'numeric', autoComplete: 'off', className } as const
  return (
    <>
      <TextField
        {...look}
        label={copy.stockQuantity}
        name={names.stock}
        defaultValue={stock}
        onChange={(event) => setCounted(event.currentTarget.value)}
        error={errors.stock}
      />
      {isNew ? (
        <input type="hidden" name={names.added} value="" />
      ) : (
        <TextField
          {...look}
          affix="+"
          label={copy.addedStock}
          name={names.added}
          defaultValue={added}
          onChange={(event) => setMore(event.currentTarget.value)}
          hint={countedUnits !== null && addedUnits ? copy.willHave(countedUnits + addedUnits) : hint}
          error={errors.added}
        />
      )}
    </>
  )
}

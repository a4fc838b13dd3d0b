import { useState } from 'react'
import { productForm as copy } from '#catalogue/products/copy/admin-product-form.ts'
import { parseWhole } from '#catalogue/products/domain/field-kinds.ts'
import { TextField } from '#ui/form/text-field.tsx'

interface StockFieldsProps {
  /** How the form names the two. */
  names: { stock: string; added: string }
  stock: string
  added: string
  errors: { stock: string | undefined; added: string | undefined }
  /** What is new has nothing to add to. */
  isNew: boolean
  /** Under 'Somar', until something is typed there. */
  hint?: string
  className?: string
}

/** How many there are, and how many more came: those join the stock as it is when the owner saves, sales in between included. */
export function StockFields({ names, stock, added, errors, isNew, hint, className }: StockFieldsProps) {
  const [counted, setCounted] = useState(stock)
  const [more, setMore] = useState(added)
  const [there, came] = [parseWhole(counted), parseWhole(more)]
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
          hint={there !== null && came ? copy.willHave(there + came) : hint}
          error={errors.added}
        />
      )}
    </>
  )
}

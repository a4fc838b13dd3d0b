import { useState } from 'react'
import { productForm as copy } from '#catalogue/products/copy/admin-product-form.ts'
import { parseWhole } from '#catalogue/products/domain/field-kinds.ts'
import { TextField } from '#ui/form/text-field.tsx'
import type { BoundField } from './product-field.tsx'

interface StockFieldsProps {
  stock: BoundField
  added: BoundField
  isNew: boolean
  /** Shown below 'Somar' until something is typed there. */
  hint?: string
  className?: string
}

/**
 * A count replaces the stock. 'Somar' adds to the stock at the time of saving, so sales in between still
 * count.
 */
export function StockFields({ stock, added, isNew, hint, className }: StockFieldsProps) {
  const [counted, setCounted] = useState(stock.defaultValue)
  const [currentUnits, setCurrentUnits] = useState(added.defaultValue)
  const [countedUnits, addedUnits] = [parseWhole(counted), parseWhole(currentUnits)]
  return (
    <>
      <TextField
        {...stock}
        className={className}
        label={copy.stockQuantity}
        onChange={(event) => setCounted(event.currentTarget.value)}
      />
      {isNew ? (
        <input type="hidden" name={added.name} value="" />
      ) : (
        <TextField
          {...added}
          className={className}
          affix="+"
          label={copy.addedStock}
          onChange={(event) => setCurrentUnits(event.currentTarget.value)}
          hint={countedUnits !== null && addedUnits ? copy.willHave(countedUnits + addedUnits) : hint}
        />
      )}
    </>
  )
}

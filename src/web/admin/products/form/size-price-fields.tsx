import { useState } from 'react'
import { productForm } from '#copy/admin/products/product-form.ts'
import { formatAmount } from '#domain/catalogue/editing/numbers.ts'
import type { VariantInput } from '#domain/catalogue/editing/product-input.ts'
import { parseBrl } from '#domain/money.ts'
import { rowFields } from '#web/admin/products/list/row-fields.ts'
import { TextField } from '#web/kit/form/text-field.tsx'

const copy = productForm.variants

interface SizePriceFieldsProps {
  row: VariantInput
  /** The product's, as it is typed. */
  productPrice: string
  errors: { price: string | undefined; adjustment: string | undefined }
}

/** What a size sells for, and the difference: whichever of the two the owner typed last stays, the other follows. */
export function SizePriceFields({ row, productPrice, errors }: SizePriceFieldsProps) {
  const base = parseBrl(productPrice)
  const priceOf = (adjustment: string) => {
    const difference = parseBrl(adjustment.trim().replace(/^[−–]/, '-').replace(/^\+/, '') || '0')
    return base && difference !== null ? formatAmount(base + difference) : ''
  }
  const [first] = useState(() => row.seenPrice || priceOf(row.priceAdjustment))
  const wasTyped = row.price !== '' && row.price !== first
  const [typed, setTyped] = useState(wasTyped ? { price: row.price } : { adjustment: row.priceAdjustment })
  const look = { span: 2, affix: 'R$', numeric: true, autoComplete: 'off' } as const
  return (
    <>
      <input type="hidden" name={rowFields.variantSeenPrice} value={first} />
      <TextField
        {...look}
        label={copy.price}
        inputMode="decimal"
        name={rowFields.variantPrice}
        value={typed.price ?? priceOf(typed.adjustment ?? '')}
        onChange={(event) => setTyped({ price: event.currentTarget.value })}
        error={errors.price}
      />
      <TextField
        {...look}
        label={copy.adjustment}
        hint={copy.adjustmentHint}
        inputMode="text"
        name={rowFields.variantAdjustment}
        value={typed.adjustment ?? differenceOf(typed.price ?? '', base)}
        onChange={(event) => setTyped({ adjustment: event.currentTarget.value })}
        error={errors.adjustment}
      />
    </>
  )
}

function differenceOf(price: string, base: number | null): string {
  const sells = parseBrl(price)
  return base && sells !== null ? formatAmount(sells - base) : ''
}

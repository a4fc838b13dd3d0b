import { type ChangeEvent, useState } from 'react'
import { formatAmount } from '#domain/catalogue/editing/numbers.ts'
import type { VariantInput } from '#domain/catalogue/editing/product-input.ts'
import { parseBrl } from '#domain/money.ts'

/** What a size sells for, and the difference: whichever of the two the owner typed last stays, the other follows. */
export function useSizePrice(row: VariantInput, productPrice: string) {
  const base = parseBrl(productPrice)
  const priceOf = (adjustment: string) => {
    const difference = parseBrl(adjustment.trim().replace(/^[−–]/, '-').replace(/^\+/, '') || '0')
    return base && difference !== null ? formatAmount(base + difference) : ''
  }
  const [first] = useState(() => row.seenPrice || priceOf(row.priceAdjustment))
  const wasTyped = row.price !== '' && row.price !== first
  const [typed, setTyped] = useState<{ price?: string; adjustment?: string }>(
    wasTyped ? { price: row.price } : { adjustment: row.priceAdjustment },
  )
  return {
    /** What the price was filled with. */
    first,
    price: {
      value: typed.price ?? priceOf(typed.adjustment ?? ''),
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
        setTyped({ price: currentTarget.value }),
    },
    adjustment: {
      value: typed.adjustment ?? differenceOf(typed.price ?? '', base),
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
        setTyped({ adjustment: currentTarget.value }),
    },
  }
}

function differenceOf(price: string, base: number | null): string {
  const sells = parseBrl(price)
  return base && sells !== null ? formatAmount(sells - base) : ''
}

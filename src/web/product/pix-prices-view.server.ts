import { pixPrice } from '#copy/product/prices.ts'
import { unitPrice, type Variant } from '#domain/catalogue/variants.ts'
import { type Centavos, formatBrl } from '#domain/money.ts'
import { pixPriceOf } from '#domain/pix/pix-discount.ts'

interface PricedProduct {
  price: Centavos
  variants: readonly Variant[]
  pixDiscountPercent: number
}

/** 'R$ 94,90 no Pix' for each size, by its id, and '' without sizes; null where Pix costs the same. Sent by the server, because the page's script is full. */
export function describePixPrices({ price, variants, pixDiscountPercent: percent }: PricedProduct) {
  if (percent === 0) return null
  const told = (amount: Centavos) => pixPrice(formatBrl(pixPriceOf(amount, percent)))
  const bySize: Record<string, string> = { '': told(price) }
  for (const variant of variants) bySize[variant.id] = told(unitPrice(price, variant))
  return bySize
}

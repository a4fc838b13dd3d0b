// Offered to: blog

import type { ProductCard } from '#shop/catalogue/product-card.ts'
import { Price } from '#web/kit/elements/price.tsx'

type CardPriceProps = Pick<ProductCard, 'price' | 'priceBefore' | 'from'>

/** The lowest price if sizes differ. */
export function CardPrice({ price, priceBefore, from }: CardPriceProps) {
  if (!from) return <Price amount={price} before={priceBefore} />
  return <Price amount={from.price} before={from.before} isLowest />
}

import type { ProductCard } from '#catalogue/products/use-cases/product-card.ts'
import { Price } from './price.tsx'

type CardPriceProps = Pick<ProductCard, 'price' | 'priceBefore' | 'from'>

export function CardPrice({ price, priceBefore, from }: CardPriceProps) {
  if (!from) return <Price amount={price} before={priceBefore} />
  return <Price amount={from.price} before={from.before} isLowest />
}

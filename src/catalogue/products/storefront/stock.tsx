import { catalogueCopy, stockWords } from '#catalogue/products/copy/catalogue.ts'
import type { CardVariant } from '#catalogue/products/use-cases/product-card.ts'
import { stockLevel } from '#catalogue/stock/domain/stock.ts'
import type { Centavos } from '#platform/domain/money.ts'
import { StockLabel } from './stock-label.tsx'

interface StockProps {
  product: { stockQuantity: number; minStockLevel: number }
  place: 'card' | 'product'
}

export function Stock({ product: { stockQuantity, minStockLevel }, place }: StockProps) {
  const level = stockLevel(stockQuantity, minStockLevel)
  return (
    <StockLabel level={level === 'available' ? 'plenty' : level}>
      {stockWords[place][level](stockQuantity)}
    </StockLabel>
  )
}

interface OtherSizeProps {
  product: { price: Centavos; size: string | null; variant: CardVariant | null }
  className: string
}

export function OtherSize({ product: { price, size, variant }, className }: OtherSizeProps) {
  if (size) return <p className={className}>{size}</p>
  if (!variant?.name) return null
  return <p className={className}>{catalogueCopy.otherSize(variant.name, variant.price ?? price)}</p>
}

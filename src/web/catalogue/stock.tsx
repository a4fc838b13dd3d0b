// Offered to: blog, product, quiz, wishlist

import { stockWords } from '#copy/product/catalogue.ts'
import { stockLevel } from '#domain/catalogue/stock.ts'
import { StockLabel } from '#web/kit/elements/stock-label.tsx'

interface StockProps {
  product: { stockQuantity: number; minStockLevel: number }
  place: 'card' | 'product'
}

/** 'Fora de estoque', few, or how many there are. */
export function Stock({ product: { stockQuantity, minStockLevel }, place }: StockProps) {
  const level = stockLevel(stockQuantity, minStockLevel)
  return (
    <StockLabel level={level === 'available' ? 'plenty' : level}>
      {stockWords[place][level](stockQuantity)}
    </StockLabel>
  )
}

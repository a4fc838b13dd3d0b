export type StockLevel = 'out' | 'low' | 'available'

export function stockLevel(stockQuantity: number, minStockLevel: number): StockLevel {
  if (stockQuantity <= 0) return 'out'
  return stockQuantity <= minStockLevel ? 'low' : 'available'
}

/** Whether a size, or a candle without sizes, can be had; one that is sold out may be reserved of its next batch. */
export type Availability = { state: 'in-stock' | 'out-of-stock' } | { state: 'preorder'; from: string }

interface Shelf {
  stockQuantity: number
  /** What can be reserved, and the first day ('yyyy-MM-dd') on which it could be brought. */
  batch: { deliveryFrom: string } | null
}

export function availabilityOf({ stockQuantity, batch }: Shelf): Availability {
  if (stockQuantity > 0) return { state: 'in-stock' }
  return batch ? { state: 'preorder', from: batch.deliveryFrom } : { state: 'out-of-stock' }
}

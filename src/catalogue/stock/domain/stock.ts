export type StockLevel = 'out' | 'low' | 'available'

export function stockLevel(stockQuantity: number, minStockLevel: number): StockLevel {
  if (stockQuantity <= 0) return 'out'
  return stockQuantity <= minStockLevel ? 'low' : 'available'
}

export type Availability = { state: 'in-stock' | 'out-of-stock' } | { state: 'preorder'; from: string }

interface Shelf {
  stockQuantity: number
  batch: { deliveryFrom: string } | null
}

export function describeAvailability({ stockQuantity, batch }: Shelf): Availability {
  if (stockQuantity > 0) return { state: 'in-stock' }
  return batch ? { state: 'preorder', from: batch.deliveryFrom } : { state: 'out-of-stock' }
}

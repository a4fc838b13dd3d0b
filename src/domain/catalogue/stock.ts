export type StockLevel = 'out' | 'low' | 'available'

export function stockLevel(stockQuantity: number, minStockLevel: number): StockLevel {
  if (stockQuantity <= 0) return 'out'
  return stockQuantity <= minStockLevel ? 'low' : 'available'
}

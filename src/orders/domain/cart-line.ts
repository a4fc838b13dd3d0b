import type { Centavos } from '#platform/domain/money.ts'

/** Customers order larger quantities by message. */
export const MAX_QUANTITY = 999

export const MAX_GUEST_LINES = 100

export interface PricedLine {
  unitPrice: Centavos
  quantity: number
}

export function cartTotal(lines: readonly PricedLine[]): Centavos {
  return lines.reduce((total, line) => total + line.unitPrice * line.quantity, 0)
}

export function cartCount(lines: readonly { quantity: number }[]): number {
  return lines.reduce((count, line) => count + line.quantity, 0)
}

export function isQuantity(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 1 && (value as number) <= MAX_QUANTITY
}

/** A kit in the cart counts as its candles. In an order, each candle of a kit already is an item. */
export function candlesIn(lines: readonly { quantity: number; pieces?: number }[]): number {
  return lines.reduce((count, { quantity, pieces = 1 }) => count + quantity * pieces, 0)
}

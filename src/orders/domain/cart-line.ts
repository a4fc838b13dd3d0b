import type { Centavos } from '#platform/domain/money.ts'

/** The largest number of one candle in one cart line; more is an order by message. */
export const MAX_QUANTITY = 999

/** Lines that a browser keeps, or sends at once. */
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

/** What a person would count on the table: of a kit, the candles in it. In an order each of them is an item already. */
export function candlesIn(lines: readonly { quantity: number; pieces?: number }[]): number {
  return lines.reduce((count, { quantity, pieces = 1 }) => count + quantity * pieces, 0)
}

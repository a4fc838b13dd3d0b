/** What a person would count on the table: of a kit, the candles in it. In an order each of them is an item already. */
export function candlesIn(lines: readonly { quantity: number; pieces?: number }[]): number {
  return lines.reduce((count, { quantity, pieces = 1 }) => count + quantity * pieces, 0)
}

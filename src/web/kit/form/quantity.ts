/** A quantity out of what was typed: whole, inside the bounds, and the smallest one when it is no number at all. */
export function quantityFrom(typed: string | number, min: number, max = Number.POSITIVE_INFINITY): number {
  const quantity = typeof typed === 'number' ? typed : Number.parseInt(typed, 10)
  if (Number.isNaN(quantity)) return min
  return Math.max(min, Math.min(quantity, max))
}

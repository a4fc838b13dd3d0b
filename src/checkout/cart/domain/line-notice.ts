import type { PricedLine } from '#orders/domain/cart-line.ts'
import type { Centavos } from '#platform/domain/money.ts'

/** What must be said on a line before it is bought; the first that applies. */
export type LineNotice =
  | { kind: 'unavailable' }
  | { kind: 'out-of-stock' }
  | { kind: 'not-enough-stock'; available: number }
  | { kind: 'price-changed'; from: Centavos; to: Centavos }

interface CheckedLine extends PricedLine {
  active: boolean
  stockQuantity: number
  seenPrice: Centavos
}

export function lineNotice(line: CheckedLine): LineNotice | null {
  if (!line.active) return { kind: 'unavailable' }
  if (line.stockQuantity <= 0) return { kind: 'out-of-stock' }
  if (line.quantity > line.stockQuantity) return { kind: 'not-enough-stock', available: line.stockQuantity }
  if (line.unitPrice !== line.seenPrice)
    return { kind: 'price-changed', from: line.seenPrice, to: line.unitPrice }
  return null
}

/** Each line with its notice: a cart has one line for each size, and each size its own stock. */
export function withNotices<Line extends CheckedLine>(
  lines: readonly Line[],
): (Line & { notice: LineNotice | null })[] {
  return lines.map((line) => ({ ...line, notice: lineNotice(line) }))
}

type Noticed = { notice: LineNotice | null }

/** None of it can be bought: it stays on the page until it is removed, and counts for nothing. */
export function isGone({ notice }: Noticed): boolean {
  return notice?.kind === 'unavailable' || notice?.kind === 'out-of-stock'
}

/** The lines that make up the total. */
export function buyable<Line extends Noticed>(lines: readonly Line[]): Line[] {
  return lines.filter((line) => !isGone(line))
}

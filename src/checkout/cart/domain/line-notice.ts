import type { PricedLine } from '#orders/domain/cart-line.ts'
import type { Centavos } from '#platform/domain/money.ts'

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

export function withNotices<Line extends CheckedLine>(
  lines: readonly Line[],
): (Line & { notice: LineNotice | null })[] {
  return lines.map((line) => ({ ...line, notice: lineNotice(line) }))
}

type Noticed = { notice: LineNotice | null }

/** The line stays visible until the customer removes it, but does not count towards the total. */
export function isGone({ notice }: Noticed): boolean {
  return notice?.kind === 'unavailable' || notice?.kind === 'out-of-stock'
}

export function buyable<Line extends Noticed>(lines: readonly Line[]): Line[] {
  return lines.filter((line) => !isGone(line))
}

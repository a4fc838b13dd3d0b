import type { Centavos } from '../money.ts'
import type { PricedLine } from './cart-line.ts'

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

/** Each line with its notice. Sizes share their product's stock: what stands further up takes from it first. */
export function withNotices<Line extends CheckedLine & { productId: string }>(
  lines: readonly Line[],
): (Line & { notice: LineNotice | null })[] {
  const taken = new Map<string, number>()
  return lines.map((line) => {
    const before = taken.get(line.productId) ?? 0
    taken.set(line.productId, before + line.quantity)
    return { ...line, notice: lineNotice({ ...line, stockQuantity: line.stockQuantity - before }) }
  })
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

import type { Centavos } from '#domain/money.ts'
import { shareOut } from '#domain/share-out.ts'

interface PricedPart {
  readonly count: number
  /** What one costs by itself. */
  readonly price: Centavos
}

/** So many pieces of a part, each at this share of the kit's price. */
export interface Share<Part> {
  readonly part: Part
  readonly count: number
  readonly unitPrice: Centavos
}

/** Nothing in a kit is sold for nothing. */
export const canBeShared = (price: Centavos, parts: readonly { count: number }[]) =>
  parts.length > 0 && price >= parts.reduce((sum, { count }) => sum + count, 0)

/**
 * What each piece bears of the kit's price, by what it costs alone and to the centavo. Pieces of one part may differ by a centavo: then
 * they are two shares, so that each is a number times a price.
 */
export function sharePrice<Part extends PricedPart>(price: Centavos, parts: readonly Part[]): Share<Part>[] {
  const pieces = parts.flatMap((part) => Array<Part>(part.count).fill(part))
  const extra = shareOut(
    price - pieces.length,
    pieces.map((part) => part.price),
  )
  const shares: { part: Part; count: number; unitPrice: Centavos }[] = []
  for (const [place, part] of pieces.entries()) {
    const unitPrice = 1 + (extra[place] ?? 0)
    const same = shares.find((share) => share.part === part && share.unitPrice === unitPrice)
    if (same) same.count += 1
    else shares.push({ part, count: 1, unitPrice })
  }
  return shares
}

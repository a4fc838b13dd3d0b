import type { Centavos } from '#platform/domain/money.ts'

export const RECOMMENDATIONS_SHOWN = 4
export const CANDIDATES_READ = 8
const PRICE_TOLERANCE = 0.3

interface Candidate {
  id: string
  price: Centavos
}

/** Unweighted by quantity: ten of one candle express the same price preference as one. */
export function averageUnitPrice(lines: readonly { unitPrice: Centavos }[]): number {
  return lines.length === 0 ? 0 : lines.reduce((sum, { unitPrice }) => sum + unitPrice, 0) / lines.length
}

export function isWithinTolerance(price: Centavos, average: number): boolean {
  return Math.abs(price - average) <= average * PRICE_TOLERANCE
}

export function chooseRecommendations<Product extends Candidate>({
  candidates,
  featured,
  average,
}: {
  candidates: readonly Product[]
  featured: readonly Product[]
  average: number
}): Product[] {
  const near = candidates.filter(({ price }) => isWithinTolerance(price, average))
  const chosen = new Map<string, Product>()
  for (const product of [...near, ...featured]) {
    if (chosen.size < RECOMMENDATIONS_SHOWN && !chosen.has(product.id)) chosen.set(product.id, product)
  }
  return [...chosen.values()]
}

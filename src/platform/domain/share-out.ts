import type { Centavos } from './money.ts'

/** Splits an amount by weight without losing a centavo: each part is the difference of running sums. */
export function shareOut(amount: Centavos, weights: readonly number[]): Centavos[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  if (all === 0) return weights.map(() => 0)
  const upTo = (weight: number) => Number((BigInt(amount) * BigInt(weight)) / BigInt(all))
  let before = 0
  return weights.map((weight) => {
    const share = upTo(before + weight) - upTo(before)
    before += weight
    return share
  })
}

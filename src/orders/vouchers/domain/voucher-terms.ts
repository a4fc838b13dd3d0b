import type { Centavos } from '#platform/domain/money.ts'

/** What the owner offers; null while they sell none. */
export interface VoucherTerms {
  readonly steps: readonly Centavos[]
  readonly least: Centavos
  readonly most: Centavos
}

/** As the owner typed it into 'Loja': whole reais, empty where they set nothing. */
type StoredTerms = Readonly<Record<'offered' | 'step1' | 'step2' | 'step3' | 'least' | 'most', string>>

/** More than the owner gives away or puts right by hand: a slip of the finger. */
export const MAX_BY_HAND: Centavos = 1_000_000

const MIN_DEFAULT = 50
const MAX_DEFAULT = 500

export function voucherTerms(stored: StoredTerms): VoucherTerms | null {
  if (stored.offered === '') return null
  const least = Number(stored.least || MIN_DEFAULT) * 100
  const most = Math.max(least, Number(stored.most || MAX_DEFAULT) * 100)
  const steps = [stored.step1, stored.step2, stored.step3].filter(Boolean).map((step) => Number(step) * 100)
  return { steps: [...new Set(steps)].sort((a, b) => a - b), least, most }
}

/** One of the owner's steps, or any amount between their bounds. */
export function isVoucherAmount({ steps, least, most }: VoucherTerms, amount: Centavos): boolean {
  return steps.includes(amount) || (Number.isSafeInteger(amount) && amount >= least && amount <= most)
}

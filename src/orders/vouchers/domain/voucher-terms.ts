import type { Centavos } from '#platform/domain/money.ts'

export interface VoucherTerms {
  readonly steps: readonly Centavos[]
  readonly least: Centavos
  readonly most: Centavos
}

type StoredTerms = Readonly<Record<'offered' | 'step1' | 'step2' | 'step3' | 'least' | 'most', string>>

/** Guards against typing errors; the owner issues no larger amounts. */
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

export function isVoucherAmount({ steps, least, most }: VoucherTerms, amount: Centavos): boolean {
  return steps.includes(amount) || (Number.isSafeInteger(amount) && amount >= least && amount <= most)
}

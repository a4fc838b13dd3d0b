import { type Centavos, parseBrl } from '#platform/domain/money.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'

export interface PersonalOffer {
  readonly offer:
    | { readonly kind: 'percent'; readonly percent: number }
    | { readonly kind: 'amount'; readonly amount: Centavos }
  readonly minimum: Centavos
}

interface PersonalInput {
  kind: 'percent' | 'amount'
  percent: string
  amount: string
  minimum: string
}

type PersonalFault = Refusal<'percent-wrong' | 'amount-wrong' | 'minimum-wrong'>

const LARGEST_AMOUNT = 10_000_00

const LARGE_PERCENT = 30
const LARGE_AMOUNT = 50_00

/** Large offers are worth hijacking a session for, so they require the second factor again. */
export function isLargePersonalOffer(offer: PersonalOffer['offer']): boolean {
  return offer.kind === 'percent' ? offer.percent > LARGE_PERCENT : offer.amount > LARGE_AMOUNT
}

/** The minimum purchase must exceed the discount, so that no order becomes free. */
export function readPersonalOffer({
  kind,
  percent,
  amount,
  minimum,
}: PersonalInput): Ok<PersonalOffer> | PersonalFault {
  const least = typedDiscount(minimum)
  if (kind === 'percent') {
    const share = wholeNumberWithin(percent, 1, 100)
    if (share === null) return refuse('percent-wrong')
    return least ? ok({ offer: { kind, percent: share }, minimum: least }) : refuse('minimum-wrong')
  }
  const off = typedDiscount(amount)
  if (!off) return refuse('amount-wrong')
  return least && least > off ? ok({ offer: { kind, amount: off }, minimum: least }) : refuse('minimum-wrong')
}

export function wholeNumberWithin(typed: string, least: number, most: number): number | null {
  const number = /^\d{1,6}$/.test(typed.trim()) ? Number(typed) : Number.NaN
  return number >= least && number <= most ? number : null
}

export function typedDiscount(typed: string): Centavos | null {
  const amount = parseBrl(typed)
  return amount !== null && amount >= 0 && amount <= LARGEST_AMOUNT ? amount : null
}

import {
  isLargePersonalOffer,
  typedDiscount,
  wholeNumberWithin,
} from '#catalogue/kits/domain/personal-offer.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'
import type { CouponOffer, CouponTerms } from './coupon.ts'
import { foldCouponCode, isCouponCode } from './coupon-code.ts'

export interface CouponInput {
  way: 'code' | 'automatic'
  code: string
  label: string
  kind: CouponOffer['kind']
  percent: string
  amount: string
  setUnits: string
  setPrice: string
  countsKitParts: boolean
  minimum: string
  isFirstPurchaseOnly: boolean
  isOncePerCustomer: boolean
  productIds: readonly string[]
  categoryIds: readonly string[]
  startsOn: string
  endsOn: string
  mostUses: string
}

export type CouponDraft = Omit<CouponTerms, 'state'> & { code: string | null; label: string }

export type CouponFault = Refusal<
  | 'code-wrong'
  | 'label-wrong'
  | 'percent-wrong'
  | 'amount-wrong'
  | 'set-units-wrong'
  | 'set-price-wrong'
  | 'minimum-wrong'
  | 'days-wrong'
  | 'most-uses-wrong'
>

export const LABEL_LIMIT = 40
const LARGEST_USES = 100_000

/**
 * Large offers require the second factor, because they make a hijacked session worthwhile. Unlimited free
 * shipping counts as large.
 */
export function isLargeOffer({ offer, mostUses }: Pick<CouponDraft, 'offer' | 'mostUses'>): boolean {
  if (offer.kind === 'freight') return mostUses === null
  return offer.kind === 'set' || isLargePersonalOffer(offer)
}

export function readCouponInput(input: CouponInput): Ok<CouponDraft> | CouponFault {
  const code = input.way === 'code' ? foldCouponCode(input.code) : null
  if (code !== null && !isCouponCode(code)) return refuse('code-wrong')
  const label = input.label.trim().replace(/\s+/g, ' ') || (code ? `Cupom ${code}` : '')
  if (!label || label.length > LABEL_LIMIT) return refuse('label-wrong')
  const offer = readOffer(input)
  if (!offer.ok) return offer
  const minimum = input.minimum.trim() ? typedDiscount(input.minimum) : 0
  if (minimum === null) return refuse('minimum-wrong')
  const days = readDays(input)
  if (!days) return refuse('days-wrong')
  const mostUses = input.mostUses.trim() ? wholeNumberWithin(input.mostUses, 1, LARGEST_USES) : null
  if (input.mostUses.trim() && mostUses === null) return refuse('most-uses-wrong')
  const { isFirstPurchaseOnly, isOncePerCustomer, productIds, categoryIds } = input
  const audience = { isFirstPurchaseOnly, isOncePerCustomer, productIds, categoryIds }
  return ok({ code, label, offer: offer.value, minimum, ...audience, ...days, mostUses })
}

function readOffer({
  kind,
  percent,
  amount,
  setUnits,
  setPrice,
  countsKitParts,
}: CouponInput): Ok<CouponOffer> | CouponFault {
  if (kind === 'freight') return ok({ kind })
  if (kind === 'percent') {
    const share = wholeNumberWithin(percent, 1, 100)
    return share === null ? refuse('percent-wrong') : ok({ kind, percent: share })
  }
  if (kind === 'amount') {
    const off = typedDiscount(amount)
    return off ? ok({ kind, amount: off }) : refuse('amount-wrong')
  }
  const units = wholeNumberWithin(setUnits, 2, 12)
  if (units === null) return refuse('set-units-wrong')
  const price = typedDiscount(setPrice)
  return price ? ok({ kind, units, price, countsKitParts }) : refuse('set-price-wrong')
}

function readDays({ startsOn, endsOn }: CouponInput) {
  const days = [startsOn, endsOn].map((day) => day.trim() || null)
  const [from = null, to = null] = days
  if (days.some((day) => day !== null && !isDay(day))) return null
  return from && to && from > to ? null : { startsOn: from, endsOn: to }
}

function isDay(day: string): boolean {
  const at = new Date(`${day}T00:00:00Z`)
  return /^20\d\d-/.test(day) && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day)
}

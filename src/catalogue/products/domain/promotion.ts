import { addDays, instantAt } from '#platform/domain/calendar.ts'
import type { Centavos } from '#platform/domain/money.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'

/** The shop's own rule: the crossed-out price must have been charged for this many days before a promotion. */
export const DAYS_ASKED = 30
const DAY_MS = 24 * 60 * 60 * 1000
/** Prices that were corrected quickly are ignored, up to one hour in total. */
const SLIPS_MS = 60 * 60 * 1000

/** Regular price and optional promotion. Both days are inclusive, 'yyyy-MM-dd' in São Paulo. */
export interface PriceTerms {
  price: Centavos
  salePrice: Centavos | null
  saleFrom: string | null
  saleUntil: string | null
}

export interface EndedTerms extends PriceTerms {
  until: Date
}

export interface PriceRecord {
  createdAt: Date
  ended: readonly EndedTerms[]
  /** Null for a product that is being created. */
  current: PriceTerms | null
}

export type PromotionState = 'none' | 'planned' | 'running' | 'over'

export function promotionState({ saleFrom, saleUntil }: Omit<PriceTerms, 'price'>, today: string) {
  if (saleFrom === null || saleUntil === null) return 'none' satisfies PromotionState
  if (today > saleUntil) return 'over' satisfies PromotionState
  return today < saleFrom ? ('planned' satisfies PromotionState) : ('running' satisfies PromotionState)
}

export function priceOn(terms: PriceTerms, day: string): Centavos {
  return terms.salePrice !== null && promotionState(terms, day) === 'running' ? terms.salePrice : terms.price
}

/** The size's own promotional price, or the product's plus the usual difference. */
export function sizeSalePrice(
  salePrice: Centavos | null,
  size: { priceAdjustment: Centavos; salePrice: Centavos | null },
): Centavos | null {
  return salePrice === null ? null : (size.salePrice ?? salePrice + size.priceAdjustment)
}

export function piecePriceOn(
  { price, salePrice, saleFrom, saleUntil }: PriceTerms,
  size: { priceAdjustment: Centavos; salePrice: Centavos | null } | undefined,
  day: string,
): Centavos {
  const terms = { price, salePrice, saleFrom, saleUntil }
  if (!size) return priceOn(terms, day)
  const ofSize = { price: price + size.priceAdjustment, salePrice: sizeSalePrice(salePrice, size) }
  return priceOn({ ...terms, ...ofSize }, day)
}

/** First day of a permitted promotion: 30 days after another price was last charged. */
export function firstPermittedDay(
  price: Centavos,
  { createdAt, ended, current }: PriceRecord,
  { begins, now }: { begins: string; now: Date },
): string {
  const start = beginning(begins, current, now)
  const allTerms = current ? [...ended, { ...current, until: now }] : ended
  let since = createdAt.getTime()
  let from = Number.NEGATIVE_INFINITY
  let slips = SLIPS_MS
  for (const terms of allTerms) {
    const until = Math.min(terms.until.getTime(), start)
    const other = lastOtherPrice(price, terms, from, until)
    if (other === Number.NEGATIVE_INFINITY || until - from > slips) since = Math.max(since, other)
    else slips -= until - from
    from = Math.max(from, until)
  }
  return firstDayFrom(since + DAYS_ASKED * DAY_MS)
}

/** A running promotion keeps its start. Any other starts now at the earliest, even with a past date. */
function beginning(day: string, current: PriceTerms | null, now: Date): number {
  const start = instantAt(day, '00:00').getTime()
  return current?.saleFrom === day ? start : Math.max(start, now.getTime())
}

/** Last instant in the period at which another price applied; -Infinity if never. */
function lastOtherPrice(price: Centavos, terms: PriceTerms, from: number, until: number): number {
  if (from >= until) return Number.NEGATIVE_INFINITY
  if (terms.price !== price) return until
  const { salePrice, saleFrom, saleUntil } = terms
  if (salePrice === null || salePrice === price || saleFrom === null || saleUntil === null)
    return Number.NEGATIVE_INFINITY
  const begins = instantAt(saleFrom, '00:00').getTime()
  const ends = instantAt(addDays(saleUntil, 1), '00:00').getTime()
  return begins < until && ends > from ? Math.min(until, ends) : Number.NEGATIVE_INFINITY
}

function firstDayFrom(instant: number): string {
  const day = isoDay(new Date(instant))
  return instantAt(day, '00:00').getTime() >= instant ? day : addDays(day, 1)
}

interface Promoted extends PriceTerms {
  variants: readonly { salePrice: Centavos | null }[]
}

/** An expired promotion is removed before the form is filled. */
export function withoutOldPromotion<Draft extends Promoted>(draft: Draft, today: string): Draft {
  if (promotionState(draft, today) !== 'over') return draft
  const variants = draft.variants.map((variant) => ({ ...variant, salePrice: null }))
  return { ...draft, variants, salePrice: null, saleFrom: null, saleUntil: null }
}

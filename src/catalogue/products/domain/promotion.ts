import { addDays, instantAt } from '#platform/domain/calendar.ts'
import type { Centavos } from '#platform/domain/money.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'

/** The shop's own rule: what stands as 'de' was asked for so many days before the promotion begins. */
export const DAYS_ASKED = 30
const DAY_MS = 24 * 60 * 60 * 1000
/** A price that stood for less was a slip and was put right: an hour of them in all is not counted. */
const SLIPS_MS = 60 * 60 * 1000

/** What one piece is sold for: a price, and perhaps another one from a first to a last day, both 'yyyy-MM-dd' in São Paulo. */
export interface PriceTerms {
  price: Centavos
  salePrice: Centavos | null
  saleFrom: string | null
  saleUntil: string | null
}

/** Terms that a later change ended. */
export interface EndedTerms extends PriceTerms {
  until: Date
}

/** What is known of the prices of a product or size, the oldest terms first. */
export interface PriceRecord {
  createdAt: Date
  ended: readonly EndedTerms[]
  /** Those that hold now; null for what is only being made. */
  current: PriceTerms | null
}

export type PromotionState = 'none' | 'planned' | 'running' | 'over'

export function promotionState({ saleFrom, saleUntil }: Omit<PriceTerms, 'price'>, today: string) {
  if (saleFrom === null || saleUntil === null) return 'none' satisfies PromotionState
  if (today > saleUntil) return 'over' satisfies PromotionState
  return today < saleFrom ? ('planned' satisfies PromotionState) : ('running' satisfies PromotionState)
}

/** What one piece costs on that day. */
export function priceOn(terms: PriceTerms, day: string): Centavos {
  return terms.salePrice !== null && promotionState(terms, day) === 'running' ? terms.salePrice : terms.price
}

/** A size's promotional price: its own, or the product's with the usual difference. */
export function sizeSalePrice(
  salePrice: Centavos | null,
  size: { priceAdjustment: Centavos; salePrice: Centavos | null },
): Centavos | null {
  return salePrice === null ? null : (size.salePrice ?? salePrice + size.priceAdjustment)
}

/** What one piece costs on that day, in that size where the product has sizes. */
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

/**
 * The first day on which a promotion may name this price as the one before: thirty days after it was last sold for
 * anything else.
 */
export function firstPermittedDay(
  price: Centavos,
  { createdAt, ended, current }: PriceRecord,
  { begins, now }: { begins: string; now: Date },
): string {
  const start = beginning(begins, current, now)
  const known = current ? [...ended, { ...current, until: now }] : ended
  let since = createdAt.getTime()
  let from = Number.NEGATIVE_INFINITY
  let slips = SLIPS_MS
  for (const terms of known) {
    const until = Math.min(terms.until.getTime(), start)
    const other = lastOtherPrice(price, terms, from, until)
    if (other === Number.NEGATIVE_INFINITY || until - from > slips) since = Math.max(since, other)
    else slips -= until - from
    from = Math.max(from, until)
  }
  return firstDayFrom(since + DAYS_ASKED * DAY_MS)
}

/** One that runs already began on its day; any other begins now at the earliest, whatever day was typed. */
function beginning(day: string, current: PriceTerms | null, now: Date): number {
  const start = instantAt(day, '00:00').getTime()
  return current?.saleFrom === day ? start : Math.max(start, now.getTime())
}

/** When, between the two moments, these terms last asked for another price; minus infinity if never. */
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

/** A promotion that is over has nothing to say in a form any more. */
export function withoutOldPromotion<Draft extends Promoted>(draft: Draft, today: string): Draft {
  if (promotionState(draft, today) !== 'over') return draft
  const variants = draft.variants.map((variant) => ({ ...variant, salePrice: null }))
  return { ...draft, variants, salePrice: null, saleFrom: null, saleUntil: null }
}

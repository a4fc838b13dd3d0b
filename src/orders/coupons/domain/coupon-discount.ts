import { lineTotal, type PricedLine, subtotalOf } from '#catalogue/products/domain/checkout-total.ts'
import { type Centavos, roundToCentavos } from '#platform/domain/money.ts'
import { shareOut } from '#platform/domain/share-out.ts'
import type { CouponDiscount, CouponOffer, CouponTerms } from './coupon.ts'

export interface CouponLine extends PricedLine {
  readonly productId: string
  readonly categoryId: string | null
  /** How many candles are in one of it; missing where it is no kit. */
  readonly pieces?: number
}

/** Whether a coupon is for this candle: by its own name, by its collection, or because it is for all. */
export function isForLine(terms: Pick<CouponTerms, 'productIds' | 'categoryIds'>, line: CouponLine): boolean {
  const { productIds, categoryIds } = terms
  if (productIds.length === 0 && categoryIds.length === 0) return true
  return (
    productIds.includes(line.productId) || (line.categoryId !== null && categoryIds.includes(line.categoryId))
  )
}

/** No provider takes a payment of nothing: so much of the candles is always paid. */
const MIN_LEFT: Centavos = 100

/** What the offer takes off these lines, and which part of it falls on each: never more than the candles it is for. */
export function discountFor(
  { offer, ...terms }: Pick<CouponTerms, 'offer' | 'productIds' | 'categoryIds'>,
  lines: readonly CouponLine[],
): CouponDiscount {
  const meant = lines.map((line) => (isForLine(terms, line) ? lineTotal(line) : 0))
  const all = meant.reduce((sum, amount) => sum + amount, 0)
  const offered = offerOn(
    offer,
    lines.filter((line) => isForLine(terms, line)),
  )
  const amount = Math.max(0, Math.min(all, offered, subtotalOf(lines) - MIN_LEFT))
  return { amount, shares: shareOut(amount, meant) }
}

function offerOn(offer: CouponOffer, lines: readonly CouponLine[]): Centavos {
  if (offer.kind === 'amount') return offer.amount
  if (offer.kind === 'freight') return 0
  if (offer.kind === 'percent') return roundToCentavos((subtotalOf(lines) * offer.percent) / 100)
  return savedBySets(offer, lines)
}

type SetOffer = Extract<CouponOffer, { kind: 'set' }>

/** What each thing costs that counts towards a set. */
export function pricesForSets(
  { countsKitParts }: Pick<SetOffer, 'countsKitParts'>,
  lines: readonly CouponLine[],
): Centavos[] {
  return lines.flatMap(({ unitPrice, quantity, pieces = 1 }) => {
    const each = countsKitParts ? shareOut(unitPrice, Array<number>(pieces).fill(1)) : [unitPrice]
    return Array<Centavos[]>(quantity).fill(each).flat()
  })
}

/** The dearest candles make the sets, so that the customer saves the most; a set that would cost more than its candles is none. */
function savedBySets(offer: SetOffer, lines: readonly CouponLine[]) {
  const { units, price } = offer
  const prices = pricesForSets(offer, lines).sort((a, b) => b - a)
  let saved = 0
  for (let start = 0; start + units <= prices.length; start += units) {
    const apart = prices.slice(start, start + units).reduce((sum, unitPrice) => sum + unitPrice, 0)
    saved += Math.max(0, apart - price)
  }
  return saved
}

/** An amount that was agreed, on lines that have changed since: on the candles that the coupon is for, while they are worth so much. */
export function shareAgain(
  amount: Centavos,
  terms: Pick<CouponTerms, 'productIds' | 'categoryIds'>,
  lines: readonly CouponLine[],
): Centavos[] {
  const meant = lines.filter((line) => isForLine(terms, line))
  const bearing = subtotalOf(meant) >= amount ? meant : lines
  return shareOut(
    amount,
    lines.map((line) => (bearing.includes(line) ? lineTotal(line) : 0)),
  )
}

/** What is left of it when the owner has changed the candles: something is always paid. */
export const couponOn = (agreed: Centavos, subtotal: Centavos): Centavos =>
  Math.max(0, Math.min(agreed, subtotal - MIN_LEFT))

import { calculateSubtotal, lineTotal, type PricedLine } from '#catalogue/products/domain/checkout-total.ts'
import { type Centavos, roundToCentavos } from '#platform/domain/money.ts'
import { shareOut } from '#platform/domain/share-out.ts'
import type { CouponDiscount, CouponOffer, CouponTerms } from './coupon.ts'

export interface CouponLine extends PricedLine {
  readonly productId: string
  readonly categoryId: string | null
  readonly pieces?: number
}

export function isForLine(terms: Pick<CouponTerms, 'productIds' | 'categoryIds'>, line: CouponLine): boolean {
  const { productIds, categoryIds } = terms
  if (productIds.length === 0 && categoryIds.length === 0) return true
  return (
    productIds.includes(line.productId) || (line.categoryId !== null && categoryIds.includes(line.categoryId))
  )
}

/** Providers reject payments of zero, so at least this much remains to be paid. */
const MIN_LEFT: Centavos = 100

export function discountFor(
  { offer, ...terms }: Pick<CouponTerms, 'offer' | 'productIds' | 'categoryIds'>,
  lines: readonly CouponLine[],
): CouponDiscount {
  const eligibleAmounts = lines.map((line) => (isForLine(terms, line) ? lineTotal(line) : 0))
  const all = eligibleAmounts.reduce((sum, amount) => sum + amount, 0)
  const offered = offerOn(
    offer,
    lines.filter((line) => isForLine(terms, line)),
  )
  const amount = Math.max(0, Math.min(all, offered, calculateSubtotal(lines) - MIN_LEFT))
  return { amount, shares: shareOut(amount, eligibleAmounts) }
}

function offerOn(offer: CouponOffer, lines: readonly CouponLine[]): Centavos {
  if (offer.kind === 'amount') return offer.amount
  if (offer.kind === 'freight') return 0
  if (offer.kind === 'percent') return roundToCentavos((calculateSubtotal(lines) * offer.percent) / 100)
  return savedBySets(offer, lines)
}

type SetOffer = Extract<CouponOffer, { kind: 'set' }>

export function pricesForSets(
  { countsKitParts }: Pick<SetOffer, 'countsKitParts'>,
  lines: readonly CouponLine[],
): Centavos[] {
  return lines.flatMap(({ unitPrice, quantity, pieces = 1 }) => {
    const each = countsKitParts ? shareOut(unitPrice, Array<number>(pieces).fill(1)) : [unitPrice]
    return Array<Centavos[]>(quantity).fill(each).flat()
  })
}

/**
 * The most expensive candles form the sets, which saves the customer most. A set dearer than its candles
 * is not applied.
 */
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

/** Distributes an agreed discount over changed lines, capped at the price of the eligible candles. */
export function shareAgain(
  amount: Centavos,
  terms: Pick<CouponTerms, 'productIds' | 'categoryIds'>,
  lines: readonly CouponLine[],
): Centavos[] {
  const eligibleLines = lines.filter((line) => isForLine(terms, line))
  const bearing = calculateSubtotal(eligibleLines) >= amount ? eligibleLines : lines
  return shareOut(
    amount,
    lines.map((line) => (bearing.includes(line) ? lineTotal(line) : 0)),
  )
}

export const couponOn = (agreed: Centavos, subtotal: Centavos): Centavos =>
  Math.max(0, Math.min(agreed, subtotal - MIN_LEFT))

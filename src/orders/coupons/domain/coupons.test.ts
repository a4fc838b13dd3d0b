import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calculateSubtotal, lineTotal, orderTotal } from '#catalogue/products/domain/checkout-total.ts'
import { calculatePixDiscount } from '#platform/domain/payment-method.ts'
import { checkCoupon } from './check-coupon.ts'
import { bestCoupon, chooseCoupon, fittingCoupons } from './choose-coupon.ts'
import type { Coupon, CouponOffer } from './coupon.ts'
import { foldCouponCode, isCouponCode, makePersonalCode } from './coupon-code.ts'
import { type CouponLine, discountFor } from './coupon-discount.ts'

const today = '2026-11-16'
const newcomer = { hasBought: false, hasUsed: false }

const spring: Coupon = {
  id: 'spring',
  code: 'PRIMAVERA',
  label: 'PRIMAVERA',
  offer: { kind: 'percent', percent: 10 },
  minimum: 0,
  isFirstPurchaseOnly: false,
  isOncePerCustomer: false,
  productIds: [],
  categoryIds: [],
  startsOn: null,
  endsOn: null,
  mostUses: null,
  state: 'active',
  uses: 0,
}
const trio: Coupon = {
  ...spring,
  id: 'trio',
  code: null,
  label: 'Leve 3',
  offer: { kind: 'set', units: 3, price: 24000, countsKitParts: false },
}

const candle = (unitPrice: number, quantity = 1, changes: Partial<CouponLine> = {}): CouponLine => ({
  productId: 'lavanda',
  categoryId: 'florais',
  unitPrice,
  quantity,
  ...changes,
})

const check = (coupon: Coupon, lines: CouponLine[], customer = newcomer) =>
  checkCoupon({ coupon, lines, customer, today })

const anyOffer: fc.Arbitrary<CouponOffer> = fc.oneof(
  fc.record({ kind: fc.constant('percent' as const), percent: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ kind: fc.constant('amount' as const), amount: fc.integer({ min: 1, max: 100_000 }) }),
  fc.record({ kind: fc.constant('freight' as const) }),
  fc.record({
    kind: fc.constant('set' as const),
    units: fc.integer({ min: 2, max: 6 }),
    price: fc.integer({ min: 1, max: 60_000 }),
    countsKitParts: fc.boolean(),
  }),
)
const anyLines = fc.array(
  fc.record({
    productId: fc.constantFrom('a', 'b', 'c'),
    categoryId: fc.constantFrom('x', 'y', null),
    unitPrice: fc.integer({ min: 1, max: 50_000 }),
    quantity: fc.integer({ min: 1, max: 12 }),
  }),
  { minLength: 1, maxLength: 8 },
)
const anyScope = fc.record({
  productIds: fc.subarray(['a', 'b', 'c']),
  categoryIds: fc.subarray(['x', 'y']),
})

describe('the discount of a coupon', () => {
  it('is shared out to the centavo, on each line at most what it costs, and on no other candle', () => {
    fc.assert(
      fc.property(anyOffer, anyScope, anyLines, (offer, scope, lines) => {
        const { amount, shares } = discountFor({ offer, ...scope }, lines)
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(amount)
        const isForAll = scope.productIds.length + scope.categoryIds.length === 0
        lines.forEach((line, at) => {
          expect(shares[at]).toBeGreaterThanOrEqual(0)
          expect(shares[at]).toBeLessThanOrEqual(lineTotal(line))
          const isMeant =
            isForAll ||
            scope.productIds.includes(line.productId) ||
            scope.categoryIds.some((id) => id === line.categoryId)
          if (!isMeant) expect(shares[at]).toBe(0)
        })
      }),
    )
  })

  it('never makes an order cost less than nothing, with the Pix discount on what is left', () => {
    fc.assert(
      fc.property(anyOffer, anyLines, fc.nat(30), fc.nat(5000), (offer, lines, percent, freight) => {
        const subtotalAmount = calculateSubtotal(lines)
        const { amount: couponDiscountAmount } = discountFor(
          { offer, productIds: [], categoryIds: [] },
          lines,
        )
        const pixDiscountAmount = calculatePixDiscount(subtotalAmount - couponDiscountAmount, percent)
        const sums = {
          subtotalAmount,
          couponDiscountAmount,
          pixDiscountAmount,
          giftAmount: 0,
          voucherAmount: 0,
        }
        const total = orderTotal({ ...sums, shippingAmount: freight })
        expect(total).toBeGreaterThanOrEqual(freight)
        expect(total).toBeLessThanOrEqual(subtotalAmount + freight)
      }),
    )
  })

  it('leaves at least one real to pay', () => {
    const everything: CouponOffer = { kind: 'percent', percent: 100 }
    expect(discountFor({ ...spring, offer: everything }, [candle(8990)]).amount).toBe(8890)
  })

  it('makes the sets of the dearest candles, and none that would cost more than its candles', () => {
    const lines = [candle(8990, 2), candle(12990, 2), candle(4990, 3)]
    // The three most expensive candles cost 34970 and form a set for 24000. The next three cost only
    // 18970.
    expect(discountFor(trio, lines).amount).toBe(34970 - 24000)
  })

  it('counts a kit as one candle, or as its parts if the owner chooses so', () => {
    const kit = candle(15001, 1, { productId: 'kit', pieces: 2 })
    const lines = [kit, candle(12990)]
    expect(discountFor(trio, lines).amount).toBe(0)
    expect(check(trio, lines)).toMatchObject({ code: 'coupon-set-incomplete', details: { missing: 1 } })
    const byCandle: Coupon = {
      ...trio,
      offer: { kind: 'set', units: 3, price: 24000, countsKitParts: true },
    }
    const { amount, shares } = discountFor(byCandle, lines)
    expect(amount).toBe(15001 + 12990 - 24000)
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(amount)
    // Three of the kit's four candles cost 22502, which is less than the set price.
    expect(discountFor(byCandle, [{ ...kit, quantity: 2 }]).amount).toBe(0)
    expect(check(byCandle, [kit])).toMatchObject({ details: { units: 3, missing: 1 } })
  })
})

describe('whether a coupon fits', () => {
  const cart = [candle(8990, 2)]
  it.each([
    ['coupon-over', { endsOn: '2026-11-15' }, newcomer],
    ['coupon-over', { state: 'ended' }, newcomer],
    ['coupon-paused', { state: 'paused' }, newcomer],
    ['coupon-not-yet', { startsOn: '2026-11-17' }, newcomer],
    ['coupon-used-up', { mostUses: 5, uses: 5 }, newcomer],
    ['coupon-used-before', { isOncePerCustomer: true }, { ...newcomer, hasUsed: true }],
    ['coupon-first-purchase', { isFirstPurchaseOnly: true }, { ...newcomer, hasBought: true }],
    ['coupon-other-candles', { productIds: ['jasmim'] }, newcomer],
    ['coupon-below-minimum', { minimum: 18000 }, newcomer],
  ] as const)('reports %s', (code, terms, customer) => {
    expect(check({ ...spring, ...terms }, cart, customer)).toMatchObject({ ok: false, code })
  })

  it('applies on its first and its last day, on the last use, and to exactly the minimum', () => {
    const narrow = { startsOn: today, endsOn: today, mostUses: 5, uses: 4, minimum: 17980 }
    expect(check({ ...spring, ...narrow }, cart)).toMatchObject({ ok: true, value: { amount: 1798 } })
  })

  it('counts only the candles that it is for towards the minimum', () => {
    const florals = { ...spring, categoryIds: ['florais'], minimum: 10000 }
    const mixed = [candle(8990), candle(8990, 1, { categoryId: 'citricos' })]
    expect(check(florals, mixed)).toMatchObject({ details: { missing: 1010 } })
  })

  it('shows how many candles a set still needs', () => {
    expect(check(trio, cart)).toMatchObject({ code: 'coupon-set-incomplete', details: { missing: 1 } })
  })
})

describe('one coupon per order', () => {
  const makeSale = (coupons: Coupon[], lines: CouponLine[]) => ({
    candidates: coupons.map((coupon) => ({ coupon, customer: newcomer })),
    lines,
    today,
  })
  const choose = (coupons: Coupon[], lines: CouponLine[], freight: number | null = null) =>
    chooseCoupon({ ...makeSale(coupons, lines), freight })

  it('is the one that takes off the most', () => {
    const lines = [candle(8990, 3)]
    expect(choose([spring, trio], lines)).toMatchObject({ coupon: trio })
    const half: Coupon = { ...spring, offer: { kind: 'percent', percent: 50 } }
    expect(choose([half, trio], lines)).toMatchObject({ coupon: half })
  })

  it('values a freight coupon by the price of the ride, and skips it without freight', () => {
    const lines = [candle(8990, 3)]
    const ride: Coupon = { ...spring, offer: { kind: 'freight' } }
    expect(choose([ride], lines, 1852)).toMatchObject({ coupon: ride, amount: 0, shares: [0], freight: 1852 })
    expect([choose([ride], lines, 0), choose([ride], lines, null)]).toEqual([null, null])
    expect(choose([ride, trio], lines, 2971)).toMatchObject({ coupon: ride })
    expect(choose([ride, trio], lines, 2970), 'the customer keeps theirs').toMatchObject({
      coupon: trio,
      freight: 0,
    })
  })

  it('applies the highest discount among the coupons that fit, whatever the freight', () => {
    fc.assert(
      fc.property(fc.array(anyOffer, { maxLength: 4 }), anyLines, fc.nat(9000), (offers, lines, freight) => {
        const coupons = offers.map((offer, at): Coupon => ({ ...trio, id: String(at), offer }))
        const { fitting } = fittingCoupons(makeSale(coupons, lines))
        const gives = fitting.map(
          (candidate) => candidate.amount + (candidate.coupon.offer.kind === 'freight' ? freight : 0),
        )
        const best = bestCoupon(fitting, freight)
        expect(best ? best.amount + best.freight : 0).toBe(Math.max(0, ...gives))
      }),
    )
  })

  it('prefers the typed coupon to a shop offer of the same value', () => {
    const equal: Coupon = { ...spring, offer: { kind: 'amount', amount: 2970 } }
    expect(choose([equal, trio], [candle(8990, 3)])?.coupon).toBe(trio)
  })

  it('explains why the typed coupon does not apply, and uses the other one', () => {
    const over: Coupon = { ...spring, endsOn: '2026-01-01' }
    const { fitting, refusal } = fittingCoupons(makeSale([over, trio], [candle(8990, 3)]))
    expect([bestCoupon(fitting, null)?.coupon.id, refusal?.code]).toEqual(['trio', 'coupon-over'])
  })
})

it('reads a code however it is typed', () => {
  expect(foldCouponCode(' Açúcar - 10 ')).toBe('ACUCAR10')
  expect(isCouponCode(foldCouponCode('a-b'))).toBe(false)
  expect(makePersonalCode('POTES', () => 0)).toBe('POTES22222222')
})

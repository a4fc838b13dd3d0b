import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sumGift } from '#orders/domain/gift.ts'
import { calculatePixDiscount } from '#platform/domain/payment-method.ts'
import { calculateSubtotal, lineTotal, orderTotal } from './checkout-total.ts'

it('adds every line in whole centavos', () => {
  expect(
    calculateSubtotal([
      { unitPrice: 8990, quantity: 2 },
      { unitPrice: 12990, quantity: 1 },
    ]),
  ).toBe(30970)
  expect(calculateSubtotal([])).toBe(0)
})

const amount = fc.integer({ min: 0, max: 100_000 })
const sale = fc.record({
  lines: fc.array(
    fc.record({ unitPrice: fc.integer({ min: 1, max: 50_000 }), quantity: fc.integer({ min: 1, max: 9 }) }),
    {
      minLength: 1,
      maxLength: 8,
    },
  ),
  shippingAmount: amount,
  options: fc.array(fc.record({ name: fc.string(), price: amount }), { maxLength: 8 }),
  couponShare: fc.integer({ min: 0, max: 100 }),
  pixPercent: fc.integer({ min: 0, max: 30 }),
})

it('any total is lines + freight + wrapping − coupon − Pix discount, to the centavo, and never negative', () => {
  fc.assert(
    fc.property(sale, ({ lines, shippingAmount, options, couponShare, pixPercent }) => {
      const subtotalAmount = calculateSubtotal(lines)
      const couponDiscountAmount = Math.floor((subtotalAmount * couponShare) / 100)
      const pixDiscountAmount = calculatePixDiscount(subtotalAmount - couponDiscountAmount, pixPercent)
      const giftAmount = sumGift({ options })
      const total = orderTotal({
        subtotalAmount,
        shippingAmount,
        giftAmount,
        couponDiscountAmount,
        pixDiscountAmount,
        voucherAmount: 0,
      })
      // The sum of the displayed lines must equal the charged total.
      const shown = [
        ...lines.map(lineTotal),
        shippingAmount,
        ...options.map(({ price }) => price),
        -couponDiscountAmount,
        -pixDiscountAmount,
      ].reduce((sum, line) => sum + line, 0)
      expect(total).toBe(shown)
      expect(Number.isInteger(total)).toBe(true)
      expect(total).toBeGreaterThanOrEqual(shippingAmount + giftAmount)
    }),
  )
})

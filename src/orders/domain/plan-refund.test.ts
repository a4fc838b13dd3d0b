import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { calculateRefundedAmount, planRefund, type RefundableOrder } from './plan-refund.ts'

const order: RefundableOrder = {
  totalAmount: 19480,
  subtotalAmount: 17980,
  giftAmount: 0,
  couponDiscountAmount: 0,
  couponShares: {},
  pixDiscountAmount: 0,
  voucherAmount: 0,
  refundedAmount: 0,
  voucherRefundedAmount: 0,
  items: [{ id: 'a', quantity: 2, unitPrice: 8990, refundedQuantity: 0 }],
}

it('gives back an amount, a line, or a line with an amount of the owner’s own', () => {
  expect(planRefund(order, { amount: 1000 })).toMatchObject({ value: { amount: 1000, lines: [] } })
  const lines = [{ itemId: 'a', quantity: 1 }]
  expect(planRefund(order, { lines })).toMatchObject({ value: { amount: 8990, lines } })
  expect(planRefund(order, { lines, amount: 5000 })).toMatchObject({ value: { amount: 5000, lines } })
})

it('gives back a line without its part of the discount', () => {
  const discounted = { ...order, pixDiscountAmount: 899, totalAmount: 18581 }
  const oneUnit = [{ itemId: 'a', quantity: 1 }]
  expect(planRefund(discounted, { lines: oneUnit })).toMatchObject({ value: { amount: 8540 } })
  const rest = { ...discounted, items: [{ id: 'a', quantity: 2, unitPrice: 8990, refundedQuantity: 1 }] }
  expect(planRefund(rest, { lines: oneUnit })).toMatchObject({ value: { amount: 8541 } })
})

it('refuses what is no refund', () => {
  expect(planRefund({ ...order, refundedAmount: 19000 }, { amount: 481 })).toMatchObject({
    code: 'refund-too-much',
    details: { left: 480 },
  })
  for (const amount of [0, -1, 1.5, Number.NaN])
    expect(planRefund(order, { amount })).toMatchObject({ code: 'refund-no-amount' })
  for (const lines of [
    [{ itemId: 'a', quantity: 3 }],
    [{ itemId: 'a', quantity: 0 }],
    [{ itemId: 'a', quantity: 0.5 }],
    [{ itemId: 'b', quantity: 1 }],
    [
      { itemId: 'a', quantity: 1 },
      { itemId: 'a', quantity: 1 },
    ],
  ])
    expect(planRefund(order, { lines })).toMatchObject({ code: 'refund-wrong-lines' })
  expect(planRefund(order, { lines: [] })).toMatchObject({ code: 'refund-no-amount' })
})

it('adds freight to the lines, and gives back all that is left with the units that are left', () => {
  const line = [{ itemId: 'a', quantity: 1 }]
  const byLine = planRefund(order, { lines: line })
  const withFreight = planRefund(order, { lines: line, extra: 500 })
  if (!byLine.ok || !withFreight.ok) throw new Error('refused')
  expect(withFreight.value.amount - byLine.value.amount).toBe(500)
  expect(planRefund(order, { lines: line, extra: -1 })).toMatchObject({ code: 'refund-no-amount' })
  const remainingAmount = order.totalAmount - order.refundedAmount
  const rest = planRefund(order, 'rest')
  expect(rest).toMatchObject({ value: { amount: remainingAmount } })
  const units = order.items.reduce((sum, item) => sum + item.quantity - item.refundedQuantity, 0)
  expect(rest.ok && rest.value.lines.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(units)
  const nothingLeft = { ...order, refundedAmount: order.totalAmount }
  expect(planRefund(nothingLeft, 'rest')).toMatchObject({ code: 'refund-no-amount' })
})

it('unit by unit, gives back exactly what was paid for the candles', () => {
  const prices = fc.array(
    fc.record({ unitPrice: fc.integer({ min: 1, max: 50_000 }), quantity: fc.integer({ min: 1, max: 5 }) }),
    {
      minLength: 1,
      maxLength: 5,
    },
  )
  fc.assert(
    fc.property(prices, fc.integer({ min: 0, max: 30 }), (lines, percent) => {
      const items = lines.map((line, at) => ({ ...line, id: String(at), refundedQuantity: 0 }))
      const subtotalAmount = items.reduce((sum, item) => sum + item.unitPrice * item.quantity, 0)
      const pixDiscountAmount = Math.floor((subtotalAmount * percent) / 100)
      const paid = subtotalAmount - pixDiscountAmount
      let refundedSum = 0
      for (const item of items)
        for (let unit = 0; unit < item.quantity; unit++) {
          const sums = { totalAmount: paid, subtotalAmount, pixDiscountAmount, refundedAmount: refundedSum }
          const now = { ...order, ...sums, items }
          const planned = planRefund(now, { lines: [{ itemId: item.id, quantity: 1 }] })
          if (planned.ok) refundedSum += planned.value.amount
          else expect(planned.code).toBe('refund-no-amount')
          item.refundedQuantity += 1
        }
      expect(refundedSum).toBe(paid)
    }),
  )
})

test.each([
  [{ amount: 100, received: 100, refunded: 0 }, 0],
  [{ amount: 100, received: 100, refunded: 30 }, 30],
  [{ amount: 100, received: 200, refunded: 100 }, 0],
  [{ amount: 100, received: 200, refunded: 130 }, 30],
  [{ amount: 100, received: 100, refunded: 130 }, 100],
])('the refunded amount of an order with %j is %i', (payment, expected) => {
  expect(calculateRefundedAmount(payment)).toBe(expected)
})

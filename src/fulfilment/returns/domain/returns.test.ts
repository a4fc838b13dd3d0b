import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { orderTotal } from '#catalogue/products/domain/checkout-total.ts'
import { discountFor } from '#orders/coupons/domain/coupon-discount.ts'
import type { RefundableItem, RefundableOrder } from '#orders/domain/plan-refund.ts'
import { planComplaint, planReturn } from '#orders/returns/plan-return.ts'
import {
  answerDay,
  complaintRight,
  countComplaintDays,
  withdrawalRight,
} from '#orders/returns/return-rights.ts'

const deliveredAt = new Date('2026-11-12T17:00:00Z')
const delivered = { status: 'delivered', paymentStatus: 'paid', deliveredAt } as const

describe('the right to withdraw', () => {
  it.each([
    ['the day of receipt', '2026-11-12T18:00:00Z', 'return'],
    ['the last minute of the seventh day', '2026-11-20T02:59:00Z', 'return'],
    ['the eighth day', '2026-11-20T03:00:00Z', 'over'],
  ])('applies on %s', (_when, now, kind) => {
    expect(withdrawalRight(delivered, new Date(now))).toEqual({ kind, until: '2026-11-19' })
  })

  it('lasts while the delivery is unconfirmed, and is a cancellation before shipping', () => {
    const now = new Date('2026-11-12T17:00:00Z')
    const paid = { paymentStatus: 'paid', deliveredAt: null } as const
    expect(withdrawalRight({ ...paid, status: 'shipped' }, now)).toEqual({ kind: 'return', until: null })
    expect(withdrawalRight({ ...paid, status: 'delivered' }, now)).toEqual({ kind: 'return', until: null })
    expect(withdrawalRight({ ...paid, status: 'processing' }, now)).toEqual({ kind: 'cancel' })
    expect(withdrawalRight({ ...paid, status: 'cancelled' }, now)).toEqual({ kind: 'none' })
    const unpaid = { status: 'pending', paymentStatus: 'pending', deliveredAt: null } as const
    expect(withdrawalRight(unpaid, now)).toEqual({ kind: 'none' })
  })

  it('is answered at once, and a complaint can be made for the days that the owner promises and is answered within five', () => {
    const until = '2027-02-10'
    const courierOrder = { ...delivered, deliveryWay: 'courier' } as const
    expect(complaintRight(courierOrder, 90, new Date('2027-02-11T02:59:00Z'))).toEqual({
      kind: 'return',
      until,
    })
    expect(complaintRight(courierOrder, 90, new Date('2027-02-11T03:00:00Z'))).toEqual({
      kind: 'over',
      until,
    })
    expect(complaintRight({ ...courierOrder, status: 'processing' }, 90, deliveredAt)).toEqual({
      kind: 'none',
    })
    expect(answerDay(false, deliveredAt)).toBe('2026-11-12')
    expect(answerDay(true, deliveredAt)).toBe('2026-11-17')
  })

  it.each([
    ['', 30],
    [null, 30],
    ['90', 90],
  ])('a promise of %j is kept for %i days', (promised, days) => {
    expect(countComplaintDays(promised)).toBe(days)
  })

  it('an order waiting for pickup cannot be reported as broken', () => {
    const ready = { ...delivered, status: 'shipped', deliveredAt: null } as const
    expect(complaintRight({ ...ready, deliveryWay: 'courier' }, 90, deliveredAt).kind).toBe('return')
    expect(complaintRight({ ...ready, deliveryWay: 'pickup' }, 90, deliveredAt).kind).toBe('none')
    expect(complaintRight({ ...delivered, deliveryWay: 'pickup' }, 90, deliveredAt).kind).toBe('return')
  })
})

interface Sale {
  /** `noCoupon`: the coupon does not apply to this item. */
  items: readonly { quantity: number; unitPrice: number; noCoupon?: boolean }[]
  freight: number
  gift: number
  couponPercent: number
  pixPercent: number
}

const plain = { freight: 0, gift: 0, couponPercent: 0, pixPercent: 0 }

const makeOrder = ({ items, freight, gift, couponPercent, pixPercent }: Sale): RefundableOrder => {
  const subtotalAmount = items.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0)
  const { amount: couponDiscountAmount, shares } = discountFor(
    { offer: { kind: 'percent', percent: couponPercent }, productIds: ['meant'], categoryIds: [] },
    items.map(({ noCoupon, ...line }) => ({
      ...line,
      productId: noCoupon ? 'other' : 'meant',
      categoryId: null,
    })),
  )
  const pixDiscountAmount = Math.floor(((subtotalAmount - couponDiscountAmount) * pixPercent) / 100)
  const sums = { subtotalAmount, giftAmount: gift, couponDiscountAmount, pixDiscountAmount, voucherAmount: 0 }
  return {
    ...sums,
    couponShares: Object.fromEntries(shares.map((share, index) => [`item-${index}`, share])),
    totalAmount: orderTotal({ ...sums, shippingAmount: freight }),
    refundedAmount: 0,
    voucherRefundedAmount: 0,
    items: items.map((item, index) => ({ ...item, id: `item-${index}`, refundedQuantity: 0 })),
  }
}

const sales: fc.Arbitrary<Sale> = fc.record({
  items: fc.array(
    fc.record({
      quantity: fc.integer({ min: 1, max: 5 }),
      unitPrice: fc.integer({ min: 100, max: 50_000 }),
      noCoupon: fc.boolean(),
    }),
    { minLength: 1, maxLength: 4 },
  ),
  freight: fc.integer({ min: 0, max: 9_000 }),
  gift: fc.integer({ min: 0, max: 6_000 }),
  couponPercent: fc.integer({ min: 0, max: 100 }),
  pixPercent: fc.integer({ min: 0, max: 20 }),
})

function orderAfter(order: RefundableOrder, lines: { itemId: string; quantity: number }[], amount: number) {
  const findQuantity = (item: RefundableItem) => lines.find(({ itemId }) => itemId === item.id)?.quantity ?? 0
  const items = order.items.map((item) => ({
    ...item,
    refundedQuantity: item.refundedQuantity + findQuantity(item),
  }))
  return { ...order, items, refundedAmount: order.refundedAmount + amount }
}

const listRest = (order: RefundableOrder) =>
  order.items.map(({ id, quantity, refundedQuantity }) => ({
    itemId: id,
    quantity: quantity - refundedQuantity,
  }))

describe('the refunded amount', () => {
  it('is the freight too with the last unit, and never with a part', () => {
    const order = makeOrder({ ...plain, items: [{ quantity: 2, unitPrice: 9_990 }], freight: 1_500 })
    const plan = (quantity: number) => planReturn(order, [{ itemId: 'item-0', quantity }])
    expect(plan(1)).toMatchObject({ value: { amount: 9_990, isWhole: false } })
    expect(plan(2)).toMatchObject({ value: { amount: 21_480, isWhole: true } })
    for (const wrong of [3, -1, 0.5]) expect(plan(wrong)).toMatchObject({ code: 'refund-wrong-lines' })
    expect(plan(0)).toMatchObject({ code: 'return-nothing-chosen' })
  })

  it('shares coupon, gift options and Pix discount out over the candles', () => {
    const items = [
      { quantity: 1, unitPrice: 10_000 },
      { quantity: 1, unitPrice: 30_000 },
    ]
    const order = makeOrder({ items, freight: 2_000, gift: 1_200, couponPercent: 10, pixPercent: 5 })
    expect(planReturn(order, [{ itemId: 'item-0', quantity: 1 }])).toMatchObject({ value: { amount: 8_850 } })
  })

  it('is what was paid for that candle, where the coupon was for another one', () => {
    const items = [
      { quantity: 2, unitPrice: 10_000 },
      { quantity: 1, unitPrice: 20_000, noCoupon: true },
    ]
    const order = makeOrder({ ...plain, items, couponPercent: 50, pixPercent: 5 })
    const plan = (at: number) => planReturn(order, [{ itemId: `item-${at}`, quantity: 1 }])
    expect(plan(0)).toMatchObject({ value: { amount: 4_750 } })
    expect(plan(1)).toMatchObject({ value: { amount: 19_000 } })
  })

  it('is nothing for a candle paid in full by a coupon, which can only be reported as broken', () => {
    const items = [
      { quantity: 1, unitPrice: 10_000 },
      { quantity: 1, unitPrice: 20_000, noCoupon: true },
    ]
    const order = makeOrder({ ...plain, items, couponPercent: 100, freight: 1_500 })
    const free = [{ itemId: 'item-0', quantity: 1 }]
    expect(planReturn(order, free)).toMatchObject({ code: 'return-worth-nothing' })
    expect(planComplaint(order, free)).toMatchObject({ value: { amount: 0, lines: free, isWhole: false } })
    expect(planComplaint(order, [])).toMatchObject({ code: 'return-nothing-chosen' })
  })

  it('comes to all that was paid in any parts and any order, and to no centavo more', () => {
    fc.assert(
      fc.property(sales, fc.array(fc.tuple(fc.nat(), fc.nat())), (sale, picks) => {
        let order = makeOrder(sale)
        const unrefundedItems = () =>
          order.items.filter(({ quantity, refundedQuantity }) => refundedQuantity < quantity)
        for (let step = 0; unrefundedItems().length > 0; step += 1) {
          const open = unrefundedItems()
          const [itemIndex = 0, manyUnits = 0] = picks[step] ?? []
          const item = open[itemIndex % open.length]
          if (!item) throw new Error('nothing is left')
          const quantity = 1 + (manyUnits % (item.quantity - item.refundedQuantity))
          const part = planReturn(order, [{ itemId: item.id, quantity }])
          if (part.ok) {
            order = orderAfter(order, part.value.lines, part.value.amount)
          } else {
            // The coupon paid for everything, so the last part refunds the rest or nothing is left.
            expect(part.code).toBe('return-worth-nothing')
            if (order.refundedAmount === order.totalAmount) break
            const rest = planReturn(order, listRest(order))
            if (!rest.ok) throw new Error(rest.code)
            order = orderAfter(order, rest.value.lines, rest.value.amount)
          }
          expect(order.refundedAmount).toBeLessThanOrEqual(order.totalAmount)
        }
        expect(order.refundedAmount).toBe(order.totalAmount)
      }),
    )
  })

  it('never passes what is left after a refund of the owner’s own amount', () => {
    fc.assert(
      fc.property(sales, fc.nat(), fc.nat(), (sale, index, share) => {
        const order = makeOrder(sale)
        const refundedAmount = share % order.totalAmount
        const item = order.items[index % order.items.length]
        if (!item) throw new Error('no item')
        const plannedReturn = planReturn({ ...order, refundedAmount }, [{ itemId: item.id, quantity: 1 }])
        if (plannedReturn.ok)
          expect(plannedReturn.value.amount).toBeLessThanOrEqual(order.totalAmount - refundedAmount)
      }),
    )
  })
})

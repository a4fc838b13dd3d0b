import { describe, expect, it } from 'vitest'
import { ORDER_STATUSES, PAYMENT_STATUSES } from '#orders/domain/order-status.ts'
import { estimatedDelivery } from '#orders/domain/status-change.ts'
import { saoPauloTime } from '#platform/domain/sao-paulo-time.ts'
import { demoCustomer } from './demo-data.ts'
import { makeDemoOrders } from './orders.ts'
import type { DemoOrder } from './types.ts'

const DAY_MS = 24 * 60 * 60 * 1000

const instants = Array.from(
  { length: 7 },
  (_, day) => new Date(Date.UTC(2026, 10, 15 + day, 3 + 3 * day, 17)),
)

const inCentavos = (reais: number) => Math.round(reais * 100)

describe.each(instants)('the orders before %s', (now) => {
  const orders = makeDemoOrders(now)

  it('are about forty over three months, in every state of order and payment', () => {
    expect(orders).toHaveLength(42)
    expect(new Set(orders.map((order) => order.status))).toEqual(new Set(ORDER_STATUSES))
    expect(new Set(orders.map((order) => order.paymentStatus))).toEqual(new Set(PAYMENT_STATUSES))
    const ages = orders.map((order) => (now.getTime() - order.createdAt.getTime()) / DAY_MS)
    expect(Math.max(...ages)).toBeGreaterThan(80)
    expect(Math.max(...ages)).toBeLessThan(91)
    expect(Math.min(...ages)).toBeGreaterThan(0)
  })

  it('are the same whenever they are made again', () => {
    expect(makeDemoOrders(now)).toEqual(orders)
  })

  it('have numbers of their own', () => {
    expect(new Set(orders.map((order) => order.orderNumber)).size).toBe(orders.length)
    const codes = orders.flatMap((order) => order.trackingNumber ?? [])
    expect(new Set(codes).size).toBe(codes.length)
  })

  it('come more often towards the weekend', () => {
    const isWeekend = (order: DemoOrder) => [5, 6, 0].includes(saoPauloTime(order.createdAt).weekday)
    const settledOrders = orders.filter((order) => now.getTime() - order.createdAt.getTime() > 2 * DAY_MS)
    expect(settledOrders.filter(isWeekend).length).toBeGreaterThan(settledOrders.length / 2)
  })

  it('add up to the centavo', () => {
    for (const order of orders) {
      const subtotal = order.items.reduce((sum, item) => sum + item.unitPrice * item.quantity, 0)
      const { base, kmTiers, handling, peakUpchargeAmount } = order.shippingBreakdown
      const freight = [base, ...kmTiers.map((tier) => tier.subtotal), handling, peakUpchargeAmount]
      expect(order.subtotal).toBe(subtotal)
      expect(order.shippingAmount).toBe(freight.reduce((sum, line) => sum + inCentavos(line), 0))
      expect(order.total).toBe(order.subtotal + order.shippingAmount + order.giftAmount)
    }
  })

  it('have dates that follow each other and none in the future', () => {
    for (const order of orders) {
      const times = order.events.map((event) => event.at.getTime())
      expect(times).toEqual([...times].sort((a, b) => a - b))
      expect(Math.max(...times)).toBeLessThanOrEqual(now.getTime())
      expect(order.updatedAt.getTime()).toBe(Math.max(...times))
    }
  })

  it('have the dates that their state asks for', () => {
    for (const order of orders) {
      const hasLeft = order.status === 'shipped' || order.status === 'delivered'
      expect(order.shippedAt !== null).toBe(hasLeft)
      expect(order.trackingNumber !== null).toBe(hasLeft)
      expect(order.estimatedDeliveryDate).toEqual(order.shippedAt && estimatedDelivery(order.shippedAt))
      expect(order.deliveredAt !== null).toBe(order.status === 'delivered')
      expect(order.cancelledAt !== null).toBe(order.status === 'cancelled')
      expect(order.paidAt !== null).toBe(['paid', 'refunded'].includes(order.paymentStatus))
      expect(order.refundedAt !== null).toBe(order.paymentStatus === 'refunded')
    }
  })

  it('keeps no payment open longer than a hold lasts', () => {
    const waitingOrders = orders.filter((order) => order.status === 'pending')
    expect(waitingOrders).toHaveLength(2)
    for (const order of waitingOrders)
      expect(now.getTime() - order.createdAt.getTime()).toBeLessThan(DAY_MS / 48)
  })

  it('gives the demo customer a history worth looking at', () => {
    const own = orders.filter((order) => order.customerEmail === demoCustomer.email)
    expect(own).toHaveLength(6)
    expect(new Set(own.map((order) => order.status)).size).toBe(4)
  })

  it('reaches every band of the price table and shows rides that cost more than they earned', () => {
    const bands = new Set(orders.map((order) => order.shippingBreakdown.kmTiers.length))
    expect(bands).toEqual(new Set([0, 1, 2, 3, 4]))
    const margins = orders.flatMap((order) =>
      order.shippingActualCost === null ? [] : order.shippingAmount - order.shippingActualCost,
    )
    expect(margins.filter((margin) => margin < 0).length).toBeGreaterThan(0)
    expect(margins.filter((margin) => margin > 0).length).toBeGreaterThan(margins.length / 2)
  })
})

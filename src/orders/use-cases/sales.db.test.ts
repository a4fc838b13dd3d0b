import fc from 'fast-check'
import { afterAll, expect, it } from 'vitest'
import { products } from '#catalogue/products/schema.ts'
import { listDays } from '#office/dashboard/domain/sales-period.ts'
import { sumSalesByDay } from '#office/dashboard/use-cases/sum-sales-by-day.ts'
import { loadReport } from '#office/reports/use-cases/load-report.ts'
import type { PaymentStatus } from '#orders/domain/order-status.ts'
import { orderItems, orders } from '#orders/schema/orders.ts'
import { refunds } from '#orders/schema/payments.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'
import type { Shop } from '#platform/shop.ts'
import { createTestDatabase } from '../../../tests/support/database.ts'
import { makeOrder } from '../../../tests/support/make-orders.ts'

const database = await createTestDatabase()
const { db, pool } = database
afterAll(() => database.close())

const before = { from: '2026-08-20', to: '2026-09-14' }
const span = { from: '2026-09-15', to: '2026-10-10', month: null, before }
const now = new Date('2026-10-10T12:00:00Z')
const FIRST_MINUTE = Date.parse('2026-08-18T00:00:00Z')
const MINUTES = 56 * 24 * 60
const EDGES = ['08-20', '09-01', '09-15', '10-01', '10-11']
  .map((day) => (Date.parse(`2026-${day}T03:00:00Z`) - FIRST_MINUTE) / 60_000)
  .flatMap((minute) => [minute - 1, minute])

const sum = <Row>(rows: readonly Row[], value: (row: Row) => number) =>
  rows.reduce((total, row) => total + value(row), 0)

async function reckon({ from, to }: { from: string; to: string }) {
  const [allOrders, allItems, candles, allRefunds] = await Promise.all([
    db.select().from(orders),
    db.select().from(orderItems),
    db.select().from(products),
    db.select().from(refunds),
  ])
  const costs = new Map(candles.map(({ id, cost }) => [id, cost]))
  const sold = allOrders
    .filter(({ paymentStatus }) => paymentStatus === 'paid' || paymentStatus === 'refunded')
    .map((order) => ({ ...order, day: isoDay(order.paidAt ?? order.refundedAt ?? new Date(0)) }))
    .filter(({ day }) => day >= from && day <= to)
  const refunded = allRefunds.flatMap((refund) => (refund.state === 'done' ? refund.lines : []))
  const lines = sold.flatMap((order) =>
    allItems
      .filter(({ orderId }) => orderId === order.id)
      .map((line) => {
        const paidBack = sum(refunded, ({ itemId, quantity }) => (itemId === line.id ? quantity : 0))
        const returnedUnits = Math.min(line.quantity, Math.max(line.returnedQuantity, paidBack))
        const isUnsent = order.status === 'cancelled' && !order.stockHeld
        const isAllBack = order.paymentStatus === 'refunded' || isUnsent
        return { ...line, units: isAllBack ? 0 : line.quantity - returnedUnits }
      }),
  )
  const rides = sold.filter(({ shippingProvider }) => shippingProvider === 'Motoboy SP')
  const todaysCost = (line: (typeof lines)[number]) => costs.get(line.productId ?? '') ?? 0
  const undated = lines.filter(({ unitCost }) => unitCost === null)
  return {
    sold,
    total: {
      lines: expect.any(Number),
      units: sum(lines, (line) => line.units),
      revenue: sum(lines, (line) => line.units * line.unitPrice),
      cost: sum(lines, (line) => line.units * (line.unitCost ?? todaysCost(line))),
    },
    sums: {
      orders: sold.length,
      candles: sum(sold, (order) => order.subtotalAmount),
      discount: sum(sold, (order) => order.couponDiscountAmount + order.pixDiscountAmount),
      freight: sum(sold, (order) => order.shippingAmount),
      gifts: sum(sold, (order) => order.giftAmount),
      freightCost: sum(sold, (order) => order.shippingActualCost ?? 0),
      ridesOpen: rides.filter(({ shippingActualCost }) => shippingActualCost === null).length,
      units: sum(lines, (line) => line.units),
      cost: sum(lines, (line) => line.quantity * (line.unitCost ?? todaysCost(line))),
      unitsAtTodaysCost: sum(
        undated.filter((line) => todaysCost(line) > 0),
        (line) => line.quantity,
      ),
      unitsWithoutCost: sum(
        undated.filter((line) => todaysCost(line) === 0),
        (line) => line.quantity,
      ),
    },
  }
}

async function expectTheSame() {
  const [present, past] = [await reckon(span), await reckon(before)]
  const report = await loadReport({ db }, span)
  expect(report.sums).toMatchObject(present.sums)
  expect(report.sumsBefore).toMatchObject(past.sums)
  expect(report.sold.total).toEqual(present.total)
  for (const figure of ['units', 'revenue', 'cost'] as const)
    expect(sum(report.sold.items, (item) => item[figure])).toBe(present.total[figure])
  expect(sum(report.districts, ({ amount }) => amount)).toBe(sum(present.sold, (order) => order.totalAmount))
  const shop = { db, clock: { now: () => now } } as Shop
  const paid = present.sold.filter(({ paymentStatus }) => paymentStatus === 'paid')
  const days = await sumSalesByDay(shop, { period: 7 })
  expect(days.map(({ orders, revenue }) => [orders, revenue])).toEqual(
    listDays(7, now).map((day) => {
      const ofDay = paid.filter((order) => order.day === day)
      return [ofDay.length, sum(ofDay, (order) => order.totalAmount - order.refundedAmount)]
    }),
  )
}

interface Choice {
  order: string | undefined
  at: Date
  amount: number
}
const change = (facts: string, status?: PaymentStatus) => (choice: Choice) =>
  pool.query(
    `with payment as (update payments set status = coalesce($4, status) where order_id = $1)
     update orders set payment_status = coalesce($4, payment_status), ${facts.replace('$at', '$2').replace('$amount', '$3')} where id = $1
      and $2::timestamptz is not null and $3::int is not null`,
    [choice.order, choice.at, choice.amount, status],
  )

const byHand = { origin: 'fair', paymentMethod: 'cash', paymentProvider: 'by-hand' } as const
const steps: Record<string, (choice: Choice) => Promise<unknown>> = {
  sell: async ({ at, amount }) => {
    const { rows } = await pool.query(
      `insert into products (name, slug, price, cost) values ('Figo', gen_random_uuid(), 50, $1) returning id`,
      [amount % 2 === 0 ? 20 : 0],
    )
    const items = [{ productId: rows[0].id, name: 'Figo', quantity: amount }]
    const { id } = await makeOrder({ db }, { createdAt: at, items })
    const unitCost = amount % 3 === 0 ? null : amount
    return pool.query('update order_items set unit_cost = $2 where order_id = $1', [id, unitCost])
  },
  'open a checkout': ({ at }) => makeOrder({ db }, { createdAt: at, paymentStatus: 'pending' }),
  'write an order by hand': ({ at }) => makeOrder({ db }, { createdAt: at, shippingAmount: 0, ...byHand }),
  pay: change('paid_at = $at', 'paid'),
  'take a confirmation back': change('paid_at = null', 'pending'),
  cancel: change(`status = 'cancelled', paid_at = null`, 'failed'),
  'cancel and owe the money': change(`status = 'cancelled', stock_held = false`),
  'refund a part': change('refunded_amount = $amount'),
  'refund a candle': async ({ order, at, amount }) => {
    const item = await pool.query('select id, quantity from order_items where order_id = $1', [order])
    if (!order || !item.rows[0]) return
    const lines = [{ itemId: item.rows[0].id, quantity: Math.min(amount, item.rows[0].quantity) }]
    const state = amount % 4 === 0 ? 'refused' : 'done'
    await db
      .insert(refunds)
      .values({ orderId: order, amount, lines, state, key: crypto.randomUUID(), endedAt: at })
    return pool.query('update orders set refunded_amount = greatest(refunded_amount, 1) where id = $1', [
      order,
    ])
  },
  'take units back': ({ order }) =>
    pool.query('update order_items set returned_quantity = 1 where order_id = $1', [order]),
  'refund all of it': change('refunded_at = $at, refunded_amount = total_amount', 'refunded'),
  'note the courier’s cost': change('shipping_actual_cost = $amount'),
  'wrap it': change('gift_amount = gift_amount + 9, total_amount = total_amount + 9'),
  'take a coupon': change(
    `coupon_discount_amount = coupon_discount_amount + case refunded_amount when 0 then 5 else 0 end,
      total_amount = total_amount - case refunded_amount when 0 then 5 else 0 end`,
  ),
  'correct the address': change(`shipping_address = shipping_address || '{"line2": "Moema"}'`),
  'delete the order': ({ order }) => pool.query('delete from orders where id = $1', [order]),
  'delete its candles': ({ order }) =>
    pool.query('delete from products where id in (select product_id from order_items where order_id = $1)', [
      order,
    ]),
}

const history = fc.array(
  fc.record({
    step: fc.constantFrom(...Object.keys(steps), 'sell', 'sell', 'pay'),
    which: fc.nat({ max: 7 }),
    minute: fc.oneof(fc.nat({ max: MINUTES }), fc.constantFrom(...EDGES)),
    amount: fc.integer({ min: 1, max: 9 }),
  }),
  { minLength: 8, maxLength: 30 },
)

it('describes any history of sales exactly as its orders do', async () => {
  await fc.assert(
    fc.asyncProperty(history, async (happened) => {
      await pool.query('delete from orders')
      for (const { step, which, minute, amount } of happened) {
        const { rows } = await pool.query('select id from orders order by created_at desc, id')
        const order = rows[which % Math.max(1, rows.length)]?.id
        await steps[step]?.({ order, at: new Date(FIRST_MINUTE + minute * 60_000), amount })
      }
      await expectTheSame()
    }),
    { numRuns: 20, seed: 20_261_117, endOnFailure: true },
  )
})

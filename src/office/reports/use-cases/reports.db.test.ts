import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { listBestSellers } from '#office/dashboard/use-cases/load-dashboard.ts'
import { calculateProfit, paidIn } from '#office/reports/domain.ts'
import { readReportSpan } from '#orders/domain/report-span.ts'
import { orderReturns } from '#orders/returns/schema.ts'
import { orderItems } from '#orders/schema/orders.ts'
import { refunds } from '#orders/schema/payments.ts'
import { changeOrder } from '#orders/use-cases/order-rows.ts'
import type { Shop } from '#platform/shop.ts'
import { createTestDatabase } from '../../../../tests/support/database.ts'
import { emptyTables } from '../../../../tests/support/empty-tables.ts'
import { makeOrder } from '../../../../tests/support/make-orders.ts'
import { exportSaleLines } from './export-sale-lines.ts'
import { listRefunds } from './list-refunds.ts'
import { loadReport } from './load-report.ts'

const database = await createTestDatabase()
const { db } = database
afterAll(() => database.close())
beforeEach(async () => {
  await emptyTables(database.pool, 'orders', 'products')
})

const october = readReportSpan(new URLSearchParams('month=2026-10'), new Date('2026-11-16T12:00:00Z'))
const on = (day: string) => new Date(`2026-${day}T12:00:00Z`)
const PRICE = 8990
const FREIGHT = 3244

async function newProduct(name: string, cost: string) {
  const { rows } = await database.pool.query<{ id: string }>(
    'insert into products (name, slug, price, cost) values ($1, $1, 90, $2) returning id',
    [name, cost],
  )
  return rows[0]?.id ?? ''
}

async function sell(
  day: string,
  facts: Parameters<typeof makeOrder>[1] = {},
  unitCost: number | null = 2500,
) {
  const order = await makeOrder({ db }, { createdAt: on(day), ...facts })
  await db.update(orderItems).set({ unitCost }).where(eq(orderItems.orderId, order.id))
  return order
}

const addRefund = (orderId: string, day: string, facts: Partial<typeof refunds.$inferInsert> = {}) =>
  db
    .insert(refunds)
    .values({ orderId, amount: 1000, state: 'done', key: crypto.randomUUID(), endedAt: on(day), ...facts })

const loadOctober = () => loadReport({ db }, october)

describe('a report', () => {
  it('counts what customers gave up, gave back or found broken, by its reason', async () => {
    const { id: orderId } = await sell('09-20')
    const returnRequest = { orderId, lines: [], isWhole: false, amount: 100, state: 'refunded' as const }
    await db.insert(orderReturns).values([
      { ...returnRequest, kind: 'withdrawal', createdAt: on('10-02') },
      { ...returnRequest, kind: 'withdrawal', createdAt: on('10-03'), state: 'kept' },
      { ...returnRequest, kind: 'broken', createdAt: on('10-31') },
      { ...returnRequest, kind: 'cancellation', createdAt: on('09-30') },
    ])
    const { sums, sumsBefore } = await loadOctober()
    expect(sums).toMatchObject({ withdrawals: 1, broken: 1, cancellations: 0, wrong: 0 })
    expect(sumsBefore).toMatchObject({ cancellations: 1 })
  })

  it('shows sales, refunds and freight by delivery method, and loses nothing', async () => {
    await sell('10-02', { shippingActualCost: 2000 })
    await sell('10-03', { deliveryWay: 'arranged', shippingProvider: null })
    await sell('10-04', {
      deliveryWay: 'pickup',
      shippingProvider: null,
      shippingAmount: 0,
      totalAmount: PRICE,
    })
    await sell('10-04', {
      deliveryWay: 'handed',
      shippingProvider: null,
      shippingAmount: 0,
      totalAmount: PRICE,
    })
    const parcel = { deliveryWay: 'carrier', shippingProvider: 'Correios' } as const
    const { id } = await sell('10-05', { ...parcel, shippingActualCost: 1890 })
    await sell('10-06', parcel)
    await sell('10-07', { deliveryWay: 'none', origin: 'voucher' })
    await addRefund(id, '10-20', { amount: 1500 })
    const { sums, ways } = await loadOctober()
    expect(ways).toEqual([
      {
        way: 'courier',
        orders: 2,
        revenue: 2 * (PRICE + FREIGHT),
        refunds: 0,
        freight: 2 * FREIGHT,
        freightCost: 2000,
      },
      { way: 'pickup', orders: 1, revenue: PRICE, refunds: 0, freight: 0, freightCost: 0 },
      { way: 'handed', orders: 1, revenue: PRICE, refunds: 0, freight: 0, freightCost: 0 },
      {
        way: 'carrier',
        orders: 2,
        revenue: 2 * (PRICE + FREIGHT),
        refunds: 1500,
        freight: 2 * FREIGHT,
        freightCost: 1890,
      },
    ])
    const sumWays = (key: 'orders' | 'revenue' | 'refunds' | 'freight' | 'freightCost') =>
      ways.reduce((sum, way) => sum + way[key], 0)
    const { orders, refunds: refundSums, freight, freightCost } = sums
    expect([orders, refundSums, freight, freightCost, paidIn(sums)]).toEqual(
      (['orders', 'refunds', 'freight', 'freightCost', 'revenue'] as const).map(sumWays),
    )
    // A parcel with an unpaid label counts as a delivery of unknown cost.
    expect(sums.ridesOpen).toBe(1)
  })

  it('adds up what was paid in the month, and in the month before', async () => {
    await sell('10-01', { shippingActualCost: 2000, giftAmount: 600, totalAmount: PRICE + FREIGHT + 600 })
    await sell('10-31', { paymentMethod: 'pix', pixDiscountAmount: 450, totalAmount: PRICE + FREIGHT - 450 })
    await sell('10-15', { paymentStatus: 'pending' })
    await sell('09-30')
    await sell('11-01')
    const { sums, sumsBefore, days } = await loadOctober()
    expect(sums).toMatchObject({
      orders: 2,
      units: 2,
      candles: 2 * PRICE,
      discount: 450,
      freight: 2 * FREIGHT,
      gifts: 600,
      freightCost: 2000,
      ridesOpen: 1,
      cost: 5000,
      refunds: 0,
    })
    expect(calculateProfit(sums)).toBe(2 * (PRICE + FREIGHT) + 600 - 450 - 2000 - 5000)
    expect([sumsBefore.orders, sumsBefore.candles]).toEqual([1, PRICE])
    expect(days.paid.map(({ day, method }) => [day, method])).toEqual([
      ['2026-10-01', 'card'],
      ['2026-10-31', 'pix'],
    ])
  })

  it('names candles and sizes, deleted ones by the name they were sold under, and where they went', async () => {
    const [keptId, deletedId] = [await newProduct('Figo', '20'), await newProduct('Natal', '30')]
    await sell('10-02', { items: [{ productId: keptId, name: 'Figo antigo', quantity: 2 }] })
    await sell('10-03', { items: [{ productId: deletedId, name: 'Natal', quantity: 3 }] })
    await sell('10-04', { items: [{ productId: deletedId, name: 'Natal', quantity: 1 }] })
    await database.pool.query('delete from products where id = $1', [deletedId])
    const { sold, districts } = await loadOctober()
    expect(sold.items).toEqual([
      { productId: null, name: 'Natal', size: '180 g', units: 4, revenue: 4 * PRICE, cost: 10_000 },
      { productId: keptId, name: 'Figo', size: '180 g', units: 2, revenue: 2 * PRICE, cost: 5000 },
    ])
    expect(sold.total).toEqual({ lines: 2, units: 6, revenue: 6 * PRICE, cost: 15_000 })
    expect(districts).toEqual([{ district: 'Santana', orders: 3, amount: 6 * PRICE + 3 * FREIGHT }])
    const recife = { city: 'Recife', state: 'PE', postal_code: '50050-000', country: 'Brasil' }
    const shippingAddress = { line1: 'Rua da Aurora, 325', line2: 'Boa Vista', ...recife }
    await sell('10-05', { deliveryWay: 'carrier', shippingAddress })
    expect((await loadOctober()).districts).toContainEqual({
      district: 'Recife, PE',
      orders: 1,
      amount: PRICE + FREIGHT,
    })
  })

  it('counts no unit that was given back, with its money or to the shelf, and keeps its price in the day’s sums', async () => {
    const [figo, cedro] = [await newProduct('Figo', '20'), await newProduct('Cedro', '20')]
    const items = [
      { productId: figo, name: 'Figo', quantity: 3 },
      { productId: cedro, name: 'Cedro', quantity: 2 },
    ]
    const order = await sell('10-02', { items, refundedAmount: 1000 })
    await sell('10-03', {
      items: [{ productId: cedro, name: 'Cedro', quantity: 5 }],
      paymentStatus: 'refunded',
      refundedAt: on('10-04'),
    })
    const lines = await db.select().from(orderItems).where(eq(orderItems.orderId, order.id))
    const [first, second] = ['Figo', 'Cedro'].map(
      (name) => lines.find((line) => line.name === name)?.id ?? '',
    )
    await addRefund(order.id, '10-05', { lines: [{ itemId: first ?? '', quantity: 2 }] })
    await addRefund(order.id, '10-05', { lines: [{ itemId: first ?? '', quantity: 1 }], state: 'refused' })
    await db
      .update(orderItems)
      .set({ returnedQuantity: 1 })
      .where(eq(orderItems.id, second ?? ''))
    const { sums, sold } = await loadOctober()
    expect(sold.items.map(({ name, units, revenue, cost }) => [name, units, revenue, cost])).toEqual([
      ['Cedro', 1, PRICE, 2500],
      ['Figo', 1, PRICE, 2500],
    ])
    expect(sums).toMatchObject({ orders: 2, units: 2, candles: 10 * PRICE, cost: 10 * 2500 })
  })

  it('ranks by units, then by what they brought, then by name, whatever the accents', async () => {
    for (const name of ['Órion', 'Zimbro', 'amora', 'Baunilha'])
      await sell('10-02', { items: [{ productId: await newProduct(name, '20'), name, quantity: 1 }] })
    await database.pool.query(
      `update order_items set unit_price = 95, total_price = 95 where name = 'Zimbro'`,
    )
    const { sold } = await loadOctober()
    expect(sold.items.map(({ name }) => name)).toEqual(['Zimbro', 'amora', 'Baunilha', 'Órion'])
    const shop = { db, clock: { now: () => on('10-20') } } as Shop
    const best = await listBestSellers(shop, { period: 30 })
    expect(best.map(({ name }) => name)).toEqual(['Zimbro', 'amora', 'Baunilha', 'Órion'])
  })

  it('uses today’s cost for sales without a stored cost, and shows their share', async () => {
    const [costedId, unsaid] = [await newProduct('Figo', '20'), await newProduct('Cedro', '0')]
    const items = [
      { productId: costedId, name: 'Figo', quantity: 2 },
      { productId: unsaid, name: 'Cedro', quantity: 1 },
    ]
    await sell('10-02', { items }, null)
    const { sums, sold } = await loadOctober()
    expect(sums).toMatchObject({ cost: 4000, unitsAtTodaysCost: 2, unitsWithoutCost: 1 })
    expect(sold.items.map(({ name, cost }) => [name, cost])).toEqual([
      ['Figo', 4000],
      ['Cedro', 0],
    ])
  })

  it('reckons each size with its own cost, and names the size of what sold best', async () => {
    const figo = await newProduct('Figo', '20')
    await database.pool.query(
      `insert into product_variants (product_id, name, price_adjustment, cost) values ($1, '120 g', -30, 12), ($1, '320 g', 60, 31)`,
      [figo],
    )
    const makeItem = (size: string, quantity: number) => ({ productId: figo, name: 'Figo', size, quantity })
    await sell('10-02', { items: [makeItem('120 g', 3), makeItem('320 g', 1), makeItem('90 g', 1)] }, null)
    await sell('10-03', { items: [makeItem('320 g', 1)] }, 2800)
    const { sums, sold } = await loadOctober()
    expect(sums).toMatchObject({
      cost: 3 * 1200 + 3100 + 2000 + 2800,
      unitsAtTodaysCost: 5,
      unitsWithoutCost: 0,
    })
    expect(sold.items.map(({ size, units, cost }) => [size, units, cost])).toEqual([
      ['120 g', 3, 3600],
      ['320 g', 2, 5900],
      ['90 g', 1, 2000],
    ])
    const best = await listBestSellers({ db, clock: { now: () => on('10-20') } } as Shop, { period: 30 })
    expect(best.map(({ name, size, units }) => [name, size, units])).toEqual([
      ['Figo', '120 g', 3],
      ['Figo', '320 g', 2],
      ['Figo', '90 g', 1],
    ])
  })

  it('counts a refund on its own day, and the candles that came back at their cost', async () => {
    const sold = await sell('09-20', { items: [{ productId: null, name: 'Figo', quantity: 3 }] })
    const [item] = await db.select().from(orderItems).where(eq(orderItems.orderId, sold.id))
    await db
      .update(orderItems)
      .set({ returnedQuantity: 2 })
      .where(eq(orderItems.id, item?.id ?? ''))
    await addRefund(sold.id, '10-05', { restock: true, lines: [{ itemId: item?.id ?? '', quantity: 2 }] })
    await addRefund(sold.id, '11-05')
    await addRefund(sold.id, '10-06', { state: 'refused' })
    const { sums, sumsBefore } = await loadOctober()
    expect(sums).toMatchObject({ orders: 0, refunds: 1000, refundedOrders: 1, returnedCost: 5000 })
    expect(sumsBefore).toMatchObject({ orders: 1, refunds: 0, cost: 7500 })
    expect(await listRefunds({ db }, october)).toMatchObject([{ day: '2026-10-05', soldOn: '2026-09-20' }])
  })

  it('keeps the sale of an order that was refunded as a whole, and takes its candles back on that day', async () => {
    const order = await sell('10-02')
    await addRefund(order.id, '10-09', { amount: order.totalAmount })
    const whole = { paymentStatus: 'refunded', status: 'cancelled', refundedAt: on('10-09') } as const
    await changeOrder(db, order.id, { ...whole, refundedAmount: order.totalAmount })
    const { sums } = await loadOctober()
    expect(sums).toMatchObject({ orders: 1, refunds: order.totalAmount, cost: 2500, returnedCost: 2500 })
    expect(calculateProfit(sums)).toBe(0)
  })

  it('is empty where nothing was sold', async () => {
    const { sums, sold, districts } = await loadOctober()
    expect([sums.orders, sold.items, districts]).toEqual([0, [], []])
  })
})

it('exports every line of the span once, whatever the size of a part', async () => {
  const facts = { status: 'delivered' as const }
  for (const day of ['10-01', '10-01', '10-31', '11-01']) await sell(day, facts)
  const lines = []
  for await (const part of exportSaleLines({ db }, october)) lines.push(...part)
  expect(lines).toHaveLength(3)
  expect(new Set(lines.map(({ orderNumber }) => orderNumber)).size).toBe(3)
  expect(lines[0]).toMatchObject({ day: '2026-10-01', size: '180 g', unitPrice: PRICE, unitCost: 2500 })
})

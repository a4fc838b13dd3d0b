import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startCheckout } from '#checkout/purchase/use-cases/start-checkout.ts'
import {
  ADMIN_ORDERS_PER_PAGE,
  type AdminOrderFilter,
  listOrdersForAdmin,
} from '#fulfilment/orders/use-cases/list-orders-for-admin.ts'
import { ORDER_VIEWS } from '#orders/domain/order-views.ts'
import { isoDay, startOfDay } from '#platform/domain/sao-paulo-time.ts'
import { openCheckoutFixture } from '../../../tests/support/checkout-fixture.ts'
import { createTestDatabase } from '../../../tests/support/database.ts'
import { emptyTables } from '../../../tests/support/empty-tables.ts'
import { makeOrder, paymentsOfPlaced } from '../../../tests/support/make-orders.ts'
import { listCustomerOrders, type OrderHistoryFilter } from './list-customer-orders.ts'
import { changeOrder } from './order-rows.ts'
import { recordFinding } from './record-finding.ts'

const database = await createTestDatabase()
const fixture = await openCheckoutFixture(database)
const { shop } = fixture
afterAll(() => fixture.close())

const NAMES = ['Lavanda & Camomila', 'Sândalo & Âmbar', 'Canela & Laranja']

let makings = 0

async function makeOrders(userId: string, count: number, changes = {}) {
  const facts = {
    status: 'delivered',
    payment: 'paid',
    name: 'Helena Martins',
    email: 'h@exemplo.com.br',
    ...changes,
  }
  await database.pool.query(
    `with placed as (
       insert into orders (user_id, order_number, status, payment_status, subtotal_amount, total_amount, customer_name,
         customer_email, shipping_address, attempt_key, session_id, payment_id, created_at)
       select $1, 'LC-' || lpad($9::text, 4, '0') || '-' || lpad(n::text, 4, '0'), $3, $4, 89.90, 89.90, $5,
         $6, '{"line1":"Rua A, 1","city":"São Paulo","state":"SP","postal_code":"01000-000","country":"Brasil"}',
         'a', md5(random()::text || n), gen_random_uuid(), $7::timestamptz - (n || ' days')::interval
       from generate_series(0, $2 - 1) n returning *),
     paid as (${paymentsOfPlaced})
     insert into order_items (order_id, quantity, unit_price, total_price, product_snapshot)
     select id, 1, 89.90, 89.90, jsonb_build_object('name', ($8::text[])[1 + (row_number() over (order by created_at desc) - 1) % 3],
       'images', '[]'::jsonb, 'variant_name', null) from placed`,
    [userId, count, facts.status, facts.payment, facts.name, facts.email, shop.clock.now(), NAMES, makings++],
  )
}

describe('listCustomerOrders', () => {
  const all: OrderHistoryFilter = { search: '', status: null, period: null, page: 1 }

  it('shows the own orders, newest first, ten at a time', async () => {
    const [customer, other] = [await fixture.newCustomer(), await fixture.newCustomer()]
    await makeOrders(customer.id, 23)
    await makeOrders(other.id, 3)
    const first = await listCustomerOrders(shop, { userId: customer.id, ...all })
    const last = await listCustomerOrders(shop, { userId: customer.id, ...all, page: 3 })
    expect([first.total, first.orders.length, last.orders.length]).toEqual([23, 10, 3])
    const times = first.orders.map((order) => order.createdAt.getTime())
    expect(times).toEqual([...times].sort((a, b) => b - a))
    expect((await listCustomerOrders(shop, { userId: customer.id, ...all, page: 9 })).orders).toEqual([])
  })

  it.each([
    ['week', 8],
    ['month', 31],
    ['quarter', 91],
  ] as const)('the period %s keeps ages up to its days, rounded up', async (period, count) => {
    const customer = await fixture.newCustomer()
    await makeOrders(customer.id, 100)
    expect((await listCustomerOrders(shop, { userId: customer.id, ...all, period })).total).toBe(count)
  })

  it('filters by status, and finds by number and by product, whatever the accents', async () => {
    const customer = await fixture.newCustomer()
    await makeOrders(customer.id, 6)
    await makeOrders(customer.id, 1, { status: 'cancelled' })
    const findOrders = (changes: Partial<OrderHistoryFilter>) =>
      listCustomerOrders(shop, { userId: customer.id, ...all, ...changes })
    expect((await findOrders({ status: 'cancelled' })).total).toBe(1)
    expect((await findOrders({ search: 'sandalo' })).total).toBe(2)
    expect((await findOrders({ search: 'CAMOMILA' })).total).toBe(3)
    const [newest] = (await findOrders({})).orders
    expect((await findOrders({ search: newest?.orderNumber.toLowerCase() ?? '' })).total).toBe(1)
    const unbroken = newest?.orderNumber.replaceAll('-', '\u2011') ?? ''
    for (const search of [unbroken, unbroken.slice(3)]) expect((await findOrders({ search })).total).toBe(1)
    expect((await findOrders({ search: '%' })).total).toBe(0)
    expect(await findOrders({ search: 'nada disso' })).toMatchObject({ total: 0, hasAny: true, orders: [] })
  })

  it('finds people who never ordered', async () => {
    const customer = await fixture.newCustomer()
    expect(await listCustomerOrders(shop, { userId: customer.id, ...all })).toEqual({
      orders: [],
      total: 0,
      hasAny: false,
    })
  })
})

describe('listOrdersForAdmin', () => {
  const all: AdminOrderFilter = { search: '', status: null, paymentStatus: null }
  beforeEach(() => emptyTables(database.pool, 'orders'))

  it('walks all pages forth and back without losing or repeating an order', async () => {
    const customer = await fixture.newCustomer()
    await makeOrders(customer.id, 60)
    await database.pool.query(`update orders set created_at = $1 where order_number like '%-001%'`, [
      shop.clock.now(),
    ])
    const seen: string[] = []
    const firsts: (string | undefined)[] = []
    let page = await listOrdersForAdmin(shop, all)
    expect(page).toMatchObject({ total: 60, isMore: false, newerThan: null })
    for (;;) {
      seen.push(...page.orders.map((order) => order.id))
      firsts.push(page.orders[0]?.id)
      if (!page.olderThan) break
      page = await listOrdersForAdmin(shop, { ...all, olderThan: page.olderThan })
    }
    expect([seen.length, new Set(seen).size]).toEqual([60, 60])
    while (page.newerThan) {
      page = await listOrdersForAdmin(shop, { ...all, newerThan: page.newerThan })
      expect(page.orders).toHaveLength(ADMIN_ORDERS_PER_PAGE)
    }
    expect(page.orders[0]?.id).toBe(firsts[0])
  })

  it('finds by phone however it is written, by tracking code, by candle and by day', async () => {
    const customer = await fixture.newCustomer()
    const candle = await fixture.newCandle({ stock: 5 })
    await makeOrders(customer.id, 3)
    const { orders } = await listOrdersForAdmin(shop, all)
    const [today, yesterday, before] = orders.map(({ id }) => id)
    await database.pool.query("update orders set customer_phone = '(11) 98765-4321' where id = $1", [
      yesterday,
    ])
    await database.pool.query("update orders set tracking_number = 'LC123BR' where id = $1", [before])
    await database.pool.query('update order_items set product_id = $1 where order_id = $2', [
      candle.id,
      before,
    ])
    await database.pool.query("update products set name = 'Pitanga Rara' where id = $1", [candle.id])
    const numbersFound = async (filter: Partial<AdminOrderFilter>) => {
      const list = await listOrdersForAdmin(shop, { ...all, ...filter })
      expect(list.total).toBe(list.orders.length)
      return list.orders.map(({ id }) => id)
    }
    for (const search of ['98765-4321', '11987654321', '(11) 98765', '8765 4321'])
      expect(await numbersFound({ search })).toEqual([yesterday])
    for (const search of ['lc123br', 'pitanga', 'RARA pit'])
      expect(await numbersFound({ search })).toEqual([before])
    for (const typed of [orders[1]?.orderNumber ?? '', orders[1]?.orderNumber.slice(3) ?? ''])
      expect(await numbersFound({ search: typed.replaceAll('-', '\u2011') })).toEqual([yesterday])
    const day = new Date(shop.clock.now().getTime() - 12 * 60 * 60_000)
    expect(await numbersFound({ from: day })).toEqual([today])
    expect(await numbersFound({ before: day, search: 'helena' })).toEqual([yesterday, before])
  })

  it('finds by the code shown at the door what is paid and not yet fetched', async () => {
    const facts = { deliveryWay: 'pickup', pickupCode: '0417' } as const
    await makeOrder(shop, { ...facts, orderNumber: 'LC-AAAA-READ', status: 'shipped' })
    await makeOrder(shop, { ...facts, orderNumber: 'LC-AAAA-PAID' })
    await makeOrder(shop, { ...facts, orderNumber: 'LC-AAAA-GONE', status: 'delivered' })
    await makeOrder(shop, {
      ...facts,
      orderNumber: 'LC-AAAA-OPEN',
      status: 'pending',
      paymentStatus: 'pending',
    })
    await makeOrder(shop, { ...facts, orderNumber: 'LC-AAAA-NEXT', pickupCode: '0418' })
    const { orders } = await listOrdersForAdmin(shop, { ...all, search: '0417' })
    expect(orders.map(({ orderNumber }) => orderNumber).sort()).toEqual(['LC-AAAA-PAID', 'LC-AAAA-READ'])
  })

  it('finds by number, name and e-mail, alone and with both filters', async () => {
    const customer = await fixture.newCustomer()
    await makeOrders(customer.id, 3)
    await makeOrders(customer.id, 2, {
      name: 'Otávio Prado',
      email: 'otavio@exemplo.com.br',
      status: 'shipped',
    })
    await makeOrders(customer.id, 1, {
      name: 'Otávio Prado',
      email: 'x@y.z',
      status: 'shipped',
      payment: 'refunded',
    })
    const findOrders = async (changes: Partial<AdminOrderFilter>) => {
      const { orders, total } = await listOrdersForAdmin(shop, { ...all, ...changes })
      expect(orders).toHaveLength(total)
      return total
    }
    expect(await findOrders({ search: 'otavio' })).toBe(3)
    expect(await findOrders({ search: 'OTAVIO@EXEMPLO' })).toBe(2)
    expect(await findOrders({ search: 'otavio', paymentStatus: 'refunded' })).toBe(1)
    expect(await findOrders({ status: 'shipped', paymentStatus: 'paid' })).toBe(2)
    await makeOrder(shop, { deliveryWay: 'carrier' })
    await makeOrder(shop, { deliveryWay: 'none', origin: 'voucher' })
    expect(await findOrders({ way: 'carrier' })).toBe(1)
    expect(await findOrders({ way: 'courier', search: 'otavio' })).toBe(3)
    expect(await findOrders({ search: '-0002' })).toBe(1)
    expect(await findOrders({ search: '_' })).toBe(0)
    expect(await findOrders({ search: 'ninguém' })).toBe(0)
  })

  it('shows what each tab of the owner holds, and counts all tabs', async () => {
    const now = shop.clock.now()
    const [yesterday, today, tomorrow] = [-1, 0, 1].map((days) => isoDay(startOfDay(now, days)))
    const pending = {
      status: 'pending',
      paymentStatus: 'pending',
      stockHeld: true,
      holdExpiresAt: now,
    } as const
    await makeOrder(shop, { orderNumber: 'LC-LATE', promisedDay: yesterday })
    await makeOrder(shop, { orderNumber: 'LC-TODAY', promisedDay: today, packedAt: now })
    await makeOrder(shop, { orderNumber: 'LC-NEXT', promisedDay: tomorrow })
    await makeOrder(shop, { orderNumber: 'LC-LEFT', status: 'shipped', shippedAt: now })
    await makeOrder(shop, { orderNumber: 'LC-GONE', status: 'shipped', shippedAt: startOfDay(now, -2) })
    await makeOrder(shop, { orderNumber: 'LC-PIX', ...pending, paymentMethod: 'pix' })
    await makeOrder(shop, { orderNumber: 'LC-CARD', ...pending, paymentMethod: 'card' })
    await makeOrder(shop, { orderNumber: 'LC-OWED', status: 'cancelled' })
    const { id } = await makeOrder(shop, { orderNumber: 'LC-FOUND', status: 'delivered' })
    await recordFinding(shop.db, { kind: 'refund-refused', subject: id, details: {}, now })
    const expected = {
      pack: ['LC-LATE', 'LC-NEXT'],
      today: ['LC-LATE', 'LC-LEFT', 'LC-TODAY'],
      pix: ['LC-PIX'],
      problem: ['LC-FOUND', 'LC-LATE', 'LC-OWED'],
    }
    for (const view of ORDER_VIEWS) {
      const { orders, total, views } = await listOrdersForAdmin(shop, { ...all, view })
      expect(orders.map(({ orderNumber }) => orderNumber).sort()).toEqual(expected[view])
      expect(views).toEqual({ pack: 2, today: 3, pix: 1, problem: 3 })
      expect(total).toBe(views[view])
    }
    expect(await listOrdersForAdmin(shop, { ...all, view: 'pack', search: 'next' })).toMatchObject({
      total: 1,
    })
  })

  it('counts the candles of an order and shows three of them at most', async () => {
    const candle = { productId: null, name: 'Lavanda & Camomila', quantity: 2 }
    await makeOrder(shop, { items: [candle, candle, candle, candle] })
    const { orders } = await listOrdersForAdmin(shop, all)
    expect(orders).toMatchObject([{ units: 8, images: [] }])
  })

  it('starts at the newest when the edge is no order', async () => {
    const customer = await fixture.newCustomer()
    await makeOrders(customer.id, 2)
    expect(
      (await listOrdersForAdmin(shop, { ...all, olderThan: "'; drop table orders" })).orders,
    ).toHaveLength(2)
  })

  it('carries neither notes nor the real cost of the courier', async () => {
    const customer = await fixture.newCustomer()
    await makeOrders(customer.id, 1)
    const { orders } = await listOrdersForAdmin(shop, all)
    expect(Object.keys(orders[0] ?? {})).not.toContain('notes')
  })
})

describe('an attempt that a changed cart replaced', () => {
  const all: OrderHistoryFilter = { search: '', status: null, period: null, page: 1 }

  it('is not in the history, unless money moved for it', async () => {
    const customer = await fixture.newCustomer()
    const candle = await fixture.newCandle({ stock: 9 })
    const start = async (quantity: number) => {
      await fixture.putInCart(customer.id, candle.id, quantity)
      const started = await startCheckout(shop, await fixture.requestFor(customer.id))
      if (!started.ok) throw new Error(`refused: ${started.code}`)
      return started.value
    }
    const [replaced, current] = [await start(1), await start(2)]
    const shown = async () => {
      const { orders, total } = await listCustomerOrders(shop, { userId: customer.id, ...all })
      expect(total).toBe(orders.length)
      return orders.map(({ id }) => id)
    }
    expect(await shown()).toEqual([current.orderId])
    await changeOrder(database.db, replaced.orderId, { paymentStatus: 'refunded' })
    expect((await shown()).toSorted()).toEqual([current.orderId, replaced.orderId].toSorted())
  })
})

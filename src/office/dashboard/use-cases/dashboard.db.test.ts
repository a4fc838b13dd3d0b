import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { openCheckoutFixture } from '../../../../tests/support/checkout-fixture.ts'
import { createTestDatabase } from '../../../../tests/support/database.ts'
import { emptyTables } from '../../../../tests/support/empty-tables.ts'
import { makeOrder } from '../../../../tests/support/make-orders.ts'
import { loadDashboard } from './load-dashboard.ts'

const database = await createTestDatabase()
const fixture = await openCheckoutFixture(database)
const { shop } = fixture
afterAll(() => fixture.close())

const now = shop.clock.now()
const daysAgo = (days: number, hour = 12) => {
  const day = new Date(now.getTime() - days * 86_400_000)
  return new Date(`${day.toISOString().slice(0, 10)}T${String(hour + 3).padStart(2, '0')}:00:00Z`)
}

beforeEach(async () => {
  await emptyTables(database.pool, 'orders', 'order_items', 'products', 'profiles', 'users')
})

const load = (period: 7 | 30 | 90 = 30) => loadDashboard(shop, { period })

describe('the four cards', () => {
  it('count products, orders and users, and what the last week brought', async () => {
    await fixture.newCandle({ stock: 9 })
    await database.pool.query('update products set active = false')
    await fixture.newCandle({ stock: 9 })
    for (const days of [3, 300]) {
      const { id } = await fixture.newCustomer()
      await database.pool.query('update users set created_at = $1 where id = $2', [daysAgo(days), id])
    }
    await makeOrder(database, { createdAt: daysAgo(6) })
    await makeOrder(database, { createdAt: daysAgo(7) })
    expect((await load()).totals).toMatchObject({
      products: 2,
      activeProducts: 1,
      orders: 2,
      newOrders: 1,
      users: 2,
      newUsers: 1,
      waitingOrders: 2,
    })
  })

  it('add up only what was paid and not given back', async () => {
    for (const paymentStatus of ['paid', 'refunded', 'failed', 'pending'] as const)
      await makeOrder(database, { paymentStatus })
    expect((await load()).totals.revenue).toBe(8990 + 3244)
  })

  it('are zeros in an empty shop, and nothing is listed', async () => {
    const { totals, days, ...lists } = await load(7)
    expect(totals).toEqual({
      products: 0,
      activeProducts: 0,
      orders: 0,
      newOrders: 0,
      users: 0,
      newUsers: 0,
      waitingOrders: 0,
      revenue: 0,
    })
    expect(days.map(({ revenue }) => revenue)).toEqual([0, 0, 0, 0, 0, 0, 0])
    expect(lists).toEqual({
      bestSellers: [],
      newestOrders: [],
      waitingOrders: [],
      lowStock: { shelves: [], total: 0 },
      findings: [],
      undelivered: [],
      pause: null,
    })
  })
})

describe('the days of the charts', () => {
  it('end at midnight in São Paulo and are those of the payment', async () => {
    await makeOrder(database, { createdAt: daysAgo(3), paidAt: new Date('2026-11-12T02:59:59Z') })
    await makeOrder(database, { createdAt: daysAgo(3), paidAt: new Date('2026-11-12T03:00:00Z') })
    const { days } = await load(7)
    expect(days.filter(({ orders }) => orders > 0).map(({ day, orders }) => [day, orders])).toEqual([
      ['2026-11-11', 1],
      ['2026-11-12', 1],
    ])
    expect(days).toHaveLength(7)
  })

  it('leave out the time before the period', async () => {
    await makeOrder(database, { createdAt: daysAgo(29) })
    await makeOrder(database, { createdAt: daysAgo(30) })
    const sold = async (period: 7 | 30 | 90) =>
      (await load(period)).days.reduce((sum, day) => sum + day.orders, 0)
    expect([await sold(7), await sold(30), await sold(90)]).toEqual([0, 1, 2])
  })

  it('set the courier’s real cost against what was charged, and say how many rides are open', async () => {
    await makeOrder(database, { shippingActualCost: 2600 })
    await makeOrder(database, { shippingActualCost: 4000 })
    await makeOrder(database)
    await makeOrder(database, { shippingProvider: null, shippingActualCost: 100 })
    await makeOrder(database, { paymentStatus: 'refunded', shippingActualCost: 1 })
    const today = (await load(7)).days.at(-1)
    expect(today).toMatchObject({ orders: 4, courierMargin: 644 - 756, ridesCounted: 2, ridesOpen: 1 })
  })
})

describe('the lists', () => {
  it('rank products by units in paid orders of the period', async () => {
    const [first, second] = [await fixture.newCandle({ stock: 9 }), await fixture.newCandle({ stock: 9 })]
    const items = [
      { productId: first.id, name: first.name, quantity: 1 },
      { productId: second.id, name: second.name, quantity: 2 },
    ]
    await makeOrder(database, { items })
    await makeOrder(database, {
      paymentStatus: 'failed',
      items: [{ productId: first.id, name: first.name, quantity: 50 }],
    })
    await makeOrder(database, {
      createdAt: daysAgo(40),
      items: [{ productId: first.id, name: first.name, quantity: 60 }],
    })
    expect((await load(30)).bestSellers).toEqual([
      { productId: second.id, name: second.name, size: '180 g', units: 2, revenue: 17_980 },
      { productId: first.id, name: first.name, size: '180 g', units: 1, revenue: 8990 },
    ])
    expect((await load(90)).bestSellers[0]).toMatchObject({ productId: first.id, units: 61 })
  })

  it('list a deleted candle under the name under which it was sold', async () => {
    const [keptCandle, deletedCandle] = [
      await fixture.newCandle({ stock: 9 }),
      await fixture.newCandle({ stock: 9 }),
    ]
    await makeOrder(database, {
      items: [
        { productId: keptCandle.id, name: keptCandle.name, quantity: 1 },
        { productId: deletedCandle.id, name: 'Vela de Natal', quantity: 3 },
      ],
    })
    await database.pool.query('delete from products where id = $1', [deletedCandle.id])
    expect((await load(30)).bestSellers).toEqual([
      { productId: null, name: 'Vela de Natal', size: '180 g', units: 3, revenue: 26_970 },
      { productId: keptCandle.id, name: keptCandle.name, size: '180 g', units: 1, revenue: 8990 },
    ])
  })

  it('show the five newest orders, and those that wait longest for the owner', async () => {
    for (let day = 0; day < 7; day++) await makeOrder(database, { createdAt: daysAgo(day) })
    await makeOrder(database, { createdAt: daysAgo(20), status: 'shipped' })
    await makeOrder(database, { createdAt: daysAgo(21), paymentStatus: 'pending', status: 'pending' })
    const { newestOrders, waitingOrders } = await load()
    expect(newestOrders.map(({ createdAt }) => createdAt)).toEqual([0, 1, 2, 3, 4].map((day) => daysAgo(day)))
    expect(waitingOrders.map(({ createdAt }) => createdAt)).toEqual(
      [6, 5, 4, 3, 2].map((day) => daysAgo(day)),
    )
  })

  it('name the shelves that run empty, the emptiest first', async () => {
    await fixture.newCandle({ name: 'Cheia', stock: 6 })
    await fixture.newCandle({ name: 'Pouca', stock: 5 })
    await fixture.newCandle({ name: 'Vazia', stock: 0 })
    await fixture.newCandle({ name: 'Retirada', stock: 0 })
    await database.pool.query("update products set active = false where name = 'Retirada'")
    const { lowStock } = await load()
    expect(lowStock.shelves.map(({ name, stockQuantity }) => [name, stockQuantity])).toEqual([
      ['Vazia', 0],
      ['Pouca', 5],
    ])
    expect(lowStock.total).toBe(2)
  })
})

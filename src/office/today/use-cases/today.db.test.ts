import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { pickItems } from '#fulfilment/orders/use-cases/pick-items.ts'
import { openCheckoutFixture } from '../../../../tests/support/checkout-fixture.ts'
import { createTestDatabase } from '../../../../tests/support/database.ts'
import { makeOrder } from '../../../../tests/support/make-orders.ts'
import { listToPour } from './list-to-pour.ts'
import { loadToday } from './load-today.ts'

const database = await createTestDatabase()
const fixture = await openCheckoutFixture(database)
const { shop } = fixture
afterAll(() => fixture.close())

const [yesterday, today, tomorrow] = ['2026-11-11', '2026-11-12', '2026-11-13']
const daysAgo = (days: number) => new Date(shop.clock.now().getTime() - days * 86_400_000)
const candle = (name: string, quantity: number) => ({ productId: null, name, quantity })

describe('loadToday', () => {
  it('sums the candles to pack, leaves out other days, and keeps the check marks', async () => {
    const first = await makeOrder(database, { promisedDay: today, items: [candle('Jasmim', 2)] })
    await makeOrder(database, { promisedDay: yesterday, items: [candle('Jasmim', 1), candle('Figo', 1)] })
    const laterOrder = await makeOrder(database, { promisedDay: tomorrow, items: [candle('Jasmim', 9)] })
    await makeOrder(database, { promisedDay: today, packedAt: shop.clock.now(), items: [candle('Figo', 4)] })
    await makeOrder(database, { paymentStatus: 'pending', status: 'pending', items: [candle('Figo', 7)] })
    const day = await loadToday(shop)
    expect(day.packRows).toMatchObject([
      { name: 'Jasmim', variantName: '180 g', quantity: 3, picked: 0, orders: 2 },
      { name: 'Figo', quantity: 1, orders: 1 },
    ])
    expect(day.later.map(({ id }) => id)).toEqual([laterOrder.id])

    const picked = day.toPack.find(({ id }) => id === first.id)?.items.map(({ id }) => id) ?? []
    await pickItems(shop, { itemIds: picked, picked: true })
    expect((await loadToday(shop)).packRows[0]).toMatchObject({ quantity: 3, picked: 2 })
    await pickItems(shop, { itemIds: picked, picked: false })
    expect((await loadToday(shop)).packRows[0]).toMatchObject({ picked: 0 })
  })

  it('lists the reviews that wait for the owner', async () => {
    const { id, name } = await fixture.newCandle({ stock: 1 })
    const write = (status: string) =>
      database.pool.query(
        `insert into reviews (product_id, author_name, stars, status) values ($1, 'Marina S.', 4, $2)`,
        [id, status],
      )
    await write('waiting')
    await write('published')
    expect((await loadToday(shop)).reviews).toMatchObject({
      count: 1,
      first: [{ authorName: 'Marina S.', stars: 4, product: name }],
    })
  })

  it('makes a round of each shift, with what left today and without what is fetched', async () => {
    await database.pool.query('delete from orders')
    const madeOrders = await Promise.all(
      (['morning', 'evening', 'morning'] as const).map((promisedShift) =>
        makeOrder(database, { promisedDay: today, promisedShift }),
      ),
    )
    const pickup = await makeOrder(database, { promisedDay: today, deliveryWay: 'pickup' })
    const ready = { status: 'shipped', deliveryWay: 'pickup', promisedDay: yesterday } as const
    const uncollected = await makeOrder(database, { ...ready, shippedAt: daysAgo(2) })
    await makeOrder(database, { status: 'shipped', shippedAt: shop.clock.now(), promisedDay: today })
    await makeOrder(database, { status: 'shipped', shippedAt: daysAgo(1), promisedDay: yesterday })
    const { rounds, pickups, toPack } = await loadToday(shop)
    expect(rounds.map(({ shift, stops }) => [shift, stops.length])).toEqual([
      ['morning', 2],
      ['evening', 1],
      [null, 1],
    ])
    expect(pickups.map(({ id }) => id)).toEqual([uncollected.id, pickup.id])
    expect(toPack).toHaveLength(madeOrders.length + 1)
    // Located by CEP, because there is no quote.
    expect(rounds[0]?.stops[0]?.point?.lat).toBeCloseTo(-23.5, 1)
  })
})

describe('listToPour', () => {
  async function newCandle(stock: number, minimum: number) {
    const { id } = await fixture.newCandle({ stock, name: `Vela ${randomUUID()}` })
    await database.pool.query('update products set min_stock_level = $2 where id = $1', [id, minimum])
    return id
  }

  it('names what is at its minimum or sells out within a week, with the days it lasts', async () => {
    await database.pool.query('update products set active = false')
    const [soldOutId, fast, slow, low] = [
      await newCandle(0, 5),
      await newCandle(12, 5),
      await newCandle(40, 5),
      await newCandle(4, 5),
    ]
    const sell = (productId: string, quantity: number, days: number) =>
      makeOrder(database, { createdAt: daysAgo(days), items: [{ productId, name: 'x', quantity }] })
    await sell(fast, 56, 3)
    await sell(slow, 28, 3)
    await sell(slow, 500, 40)
    const list = await listToPour(shop)
    expect(list.map(({ productId, stock, minimum, days }) => [productId, stock, minimum, days])).toEqual([
      [soldOutId, 0, 5, null],
      [fast, 12, 5, 6],
      [low, 4, 5, null],
    ])
  })

  it('names each size by its own stock, minimum and pace, and none that was never filled', async () => {
    await database.pool.query('update products set active = false')
    const { id } = await fixture.newCandle({ stock: 0, name: 'Jasmim da Noite' })
    const sizes = { '120 g': [2, 3], '180 g': [7, 1], '320 g': [0, 0], '1 kg': [30, 5] }
    for (const [place, [name, [stock, minimum]]] of Object.entries(sizes).entries())
      await database.pool.query(
        `insert into product_variants (product_id, name, position, stock_quantity, min_stock_level) values ($1, $2, $3, $4, $5)`,
        [id, name, place, stock, minimum],
      )
    await makeOrder(database, {
      createdAt: daysAgo(3),
      items: [{ productId: id, name: 'Jasmim da Noite', quantity: 56 }],
    })
    expect((await listToPour(shop)).map(({ name, stock, days }) => [name, stock, days])).toEqual([
      ['Jasmim da Noite, 180 g', 7, 3],
      ['Jasmim da Noite, 120 g', 2, null],
    ])
  })

  it('keeps the pace of a size that was given another name', async () => {
    await database.pool.query('update products set active = false')
    const { id } = await fixture.newCandle({ stock: 0, name: 'Flor de Sal' })
    const { rows } = await database.pool.query<{ id: string }>(
      `insert into product_variants (product_id, name, stock_quantity) values ($1, '180 g', 7) returning id`,
      [id],
    )
    await makeOrder(database, {
      createdAt: daysAgo(3),
      items: [{ productId: id, name: 'Flor de Sal', quantity: 56 }],
    })
    await database.pool.query('update order_items set variant_id = $1 where product_id = $2', [
      rows[0]?.id,
      id,
    ])
    await database.pool.query(`update product_variants set name = 'Média' where product_id = $1`, [id])
    expect((await listToPour(shop)).map(({ name, days }) => [name, days])).toEqual([
      ['Flor de Sal, Média', 3],
    ])
  })
})

import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, expect, test } from 'vitest'
import { findProduct } from '#catalogue/product-page/use-cases/find-product.ts'
import { adjustStock } from '#catalogue/products/use-cases/adjust-stock.ts'
import { changeOrderStatus } from '#fulfilment/orders/use-cases/change-order-status.ts'
import { loadPackingSlip } from '#fulfilment/orders/use-cases/load-packing-slip.ts'
import { setPacked } from '#fulfilment/orders/use-cases/set-packed.ts'
import { moveStock } from '#orders/use-cases/move-stock.ts'
import { finishBatch } from '#workshop/batches/use-cases/finish-batch.ts'
import { startBatch } from '#workshop/batches/use-cases/start-batch.ts'
import { auditBooks } from '../../../../tests/support/audit-shop.ts'
import { openCheckoutFixture } from '../../../../tests/support/checkout-fixture.ts'
import { createTestDatabase } from '../../../../tests/support/database.ts'
import { makeOrder } from '../../../../tests/support/make-orders.ts'

const database = await createTestDatabase()
const fixture = await openCheckoutFixture(database)
const { shop } = fixture
const actor = { id: randomUUID(), name: 'Helena' }
afterEach(async () => expect(await auditBooks(database.pool)).toEqual([]))
afterAll(() => fixture.close())

interface Shelf {
  candle: { id: string; name: string }
  variantId: string
}

async function batchOn({ candle, variantId }: Shelf, units: number) {
  const draft = { pouredBy: 'Clara', pouredOn: '2026-11-10', cureDays: 2, sizes: [{ variantId, units }] }
  const startedBatch = await startBatch(shop, { actor, productId: candle.id, draft })
  const number = startedBatch.ok ? startedBatch.value.number : 0
  const { rows } = await database.pool.query('select id from batches where number = $1', [number])
  await finishBatch(shop, { actor, batchIds: [rows[0].id] })
  return {
    number,
    id: rows[0].id as string,
    pouredBy: 'Clara',
    pouredOn: '2026-11-10',
    readyOn: '2026-11-12',
  }
}

async function newShelf(stock = 0): Promise<Shelf> {
  const candle = await fixture.newCandle({ stock, sizes: { '180 g': 0 } })
  return { candle, variantId: candle.sizes['180 g'] ?? '' }
}

async function sell({ candle, variantId }: Shelf, quantity = 1) {
  const item = { productId: candle.id, variantId, name: candle.name, quantity }
  const order = await makeOrder(shop, { stockHeld: true, items: [item] })
  const move = { orderId: order.id, reason: 'hold', lines: [item] } as const
  await database.db.transaction((tx) => moveStock(tx, [move], shop.clock.now()))
  return order.id
}

const pack = (orderId: string, packed = true) => setPacked(shop, { orderIds: [orderId], packed, actor })

async function listPacked(orderId: string): Promise<string[]> {
  const { rows } = await database.pool.query(
    `select w.number || ': ' || r.units as row from order_items i join order_item_batches r on r.order_item_id = i.id
     join batches w on w.id = r.batch_id where i.order_id = $1 order by i.position, r.position`,
    [orderId],
  )
  return rows.map(({ row }) => row)
}

const onPage = async ({ candle }: Shelf) =>
  (await findProduct(shop, { slug: candle.name }))?.variants[0]?.shelfBatch ?? null

test('a shelf that was empty holds the candles of its newest batch: on the page, the slip and in the box', async () => {
  const shelf = await newShelf()
  const { id: _, ...batch } = await batchOn(shelf, 4)
  expect(await onPage(shelf)).toMatchObject(batch)
  const order = await sell(shelf)
  expect((await loadPackingSlip(shop, order))?.items[0]?.batch).toMatchObject(batch)
  expect(await listPacked(order)).toEqual([])
  await pack(order)
  expect(await listPacked(order)).toEqual([`${batch.number}: 1`])
  await pack(order, false)
  expect(await listPacked(order)).toEqual([])
  await changeOrderStatus(shop, { orderId: order, to: 'shipped', actor })
  expect(await listPacked(order)).toEqual([`${batch.number}: 1`])
  await changeOrderStatus(shop, { orderId: order, to: 'processing', actor })
  expect(await listPacked(order)).toEqual([])
})

test('a box that has left is not opened again, and its candles stay of their batch', async () => {
  const shelf = await newShelf()
  const { number } = await batchOn(shelf, 1)
  const order = await sell(shelf)
  await pack(order)
  await changeOrderStatus(shop, { orderId: order, to: 'shipped', actor })
  expect(await pack(order, false)).toBe(0)
  expect(await listPacked(order)).toEqual([`${number}: 1`])
})

test('the oldest units leave first: those without a batch, then batch after batch, several in one box', async () => {
  const shelf = await newShelf(1)
  const first = await batchOn(shelf, 2)
  const second = await batchOn(shelf, 3)
  expect(await onPage(shelf)).toBeNull()
  const [unknown, both] = [await sell(shelf), await sell(shelf, 3)]
  await pack(unknown)
  expect(await listPacked(unknown)).toEqual([])
  await pack(both)
  expect(await listPacked(both)).toEqual([`${first.number}: 2`, `${second.number}: 1`])
  expect((await loadPackingSlip(shop, both))?.items[0]?.batch).toMatchObject({
    number: first.number,
    also: [second.number],
  })
})

test('returned units belong to their batch again and leave with the next box', async () => {
  const shelf = await newShelf()
  const first = await batchOn(shelf, 2)
  const second = await batchOn(shelf, 2)
  const order = await sell(shelf, 3)
  await pack(order)
  const [item] = (await database.pool.query('select id from order_items where order_id = $1', [order])).rows
  await database.pool.query('update order_items set returned_quantity = 2 where id = $1', [item.id])
  expect(await listPacked(order)).toEqual([`${first.number}: 1`])
  await database.pool.query('update order_items set returned_quantity = 0 where id = $1', [item.id])
  await changeOrderStatus(shop, { orderId: order, to: 'cancelled', actor })
  expect(await listPacked(order)).toEqual([])
  const next = await sell(shelf, 3)
  await pack(next)
  expect(await listPacked(next)).toEqual([`${first.number}: 2`, `${second.number}: 1`])
  await pack(next, false)
  await changeOrderStatus(shop, { orderId: next, to: 'cancelled', actor })
  await changeOrderStatus(shop, { orderId: order, to: 'processing', actor })
  expect(await listPacked(order)).toEqual([`${first.number}: 2`, `${second.number}: 1`])
})

test('units that are missing at a count are of the oldest batches, once', async () => {
  const shelf = await newShelf()
  const first = await batchOn(shelf, 2)
  const second = await batchOn(shelf, 2)
  const { variantId, candle } = shelf
  const count = (seenStock: number, units: number) =>
    adjustStock(shop, {
      actor,
      kind: 'set',
      units,
      shelves: [{ productId: candle.id, variantId, seenStock }],
    })
  await count(4, 1)
  const { rows } = await database.pool.query(
    'select l.batch_id as id, l.units, l.kind from batch_losses l where batch_id = any($1) order by units desc',
    [[first.id, second.id]],
  )
  expect(rows).toEqual([
    { id: first.id, units: 2, kind: 'counted' },
    { id: second.id, units: 1, kind: 'counted' },
  ])
  await count(1, 3)
  const order = await sell(shelf, 3)
  await pack(order)
  // Two units were added by hand, so their batch is unknown and they are used first.
  expect(await listPacked(order)).toEqual([`${second.number}: 1`])
})

test('two boxes that are closed at once never take the same candle', async () => {
  const shelf = await newShelf()
  const batches = [await batchOn(shelf, 2), await batchOn(shelf, 2)]
  const orders = [await sell(shelf, 2), await sell(shelf, 2)]
  await Promise.all(orders.map((order) => pack(order)))
  const packed = (await Promise.all(orders.map(listPacked))).flat().sort()
  expect(packed).toEqual(batches.map(({ number }) => `${number}: 2`).sort())
})

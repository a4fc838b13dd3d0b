import { afterAll, afterEach, expect, test } from 'vitest'
import { findProduct } from '#catalogue/product-page/use-cases/find-product.ts'
import { changeOrderStatus } from '#fulfilment/orders/use-cases/change-order-status.ts'
import { loadPackingSlip } from '#fulfilment/orders/use-cases/load-packing-slip.ts'
import { auditBooks } from '../../../../tests/support/audit-shop.ts'
import { createTestDatabase } from '../../../../tests/support/database.ts'
import { openWorkshop, type Shelf } from '../../../../tests/support/workshop-fixture.ts'
import { chooseItemBatches } from './choose-item-batches.ts'
import { findRecall } from './find-recall.ts'
import { listItemBatches } from './list-item-batches.ts'

const database = await createTestDatabase()
const workshop = await openWorkshop(database)
const { shop, actor } = workshop
afterEach(async () => expect(await auditBooks(database.pool)).toEqual([]))
afterAll(() => workshop.fixture.close())

const firstItem = async (orderId: string) => (await listItemBatches(database.db, orderId)).items[0]

async function choose(orderId: string, batchId: string | null) {
  const { version, items } = await listItemBatches(database.db, orderId)
  const chosen = new Map(items.map(({ itemId }) => [itemId, batchId]))
  return chooseItemBatches(shop, { actor, orderId, chosen, version })
}

async function packedOf(orderId: string) {
  const { rows } = await database.pool.query(
    `select w.number, r.units from order_items i join order_item_batches r on r.order_item_id = i.id
     join batches w on w.id = r.batch_id where i.order_id = $1 order by r.position`,
    [orderId],
  )
  return rows
}

const readCost = async (orderId: string) =>
  (await database.pool.query('select batch_cost from order_items where order_id = $1', [orderId])).rows[0]
    .batch_cost

async function twoBatches(units: number) {
  const shelf = await workshop.newShelf()
  const wax = await workshop.newMaterial('g', { amount: String(100 * units), paid: String(6 * units) })
  await workshop.writeRecipe(shelf, [{ materialId: wax.materialId, amount: '100' }])
  const first = await workshop.batch(shelf, units)
  await workshop.buy(wax.materialId, { amount: String(100 * units), paid: String(9 * units) })
  const second = await workshop.batch(shelf, units)
  return { shelf, first, second }
}

test('packs an open box from the batch that the owner chose, and updates its free units', async () => {
  const { shelf, first, second } = await twoBatches(2)
  const { id } = await workshop.sell(shelf, 2)
  expect(await firstItem(id)).toMatchObject({ isBoxOpen: true, chosenId: null, numbers: [first.number] })
  expect(await choose(id, second.id)).toMatchObject({ ok: true })
  expect((await loadPackingSlip(shop, id))?.items[0]?.batch).toMatchObject({ number: second.number })
  expect(await packedOf(id)).toEqual([])
  const page = await findProduct(shop, { slug: shelf.candle.name })
  expect(page?.variants[0]?.shelfBatch ?? null).toBeNull()
  await workshop.pack(id)
  expect(await packedOf(id)).toEqual([{ number: second.number, units: 2 }])
  expect(await readCost(id)).toBe('9.00')
  // Reopening and closing the box keeps the owner's choice.
  await workshop.pack(id, false)
  await workshop.pack(id)
  expect(await packedOf(id)).toEqual([{ number: second.number, units: 2 }])
  const next = await workshop.sell(shelf, 2)
  await workshop.pack(next.id)
  expect(await packedOf(next.id)).toEqual([{ number: first.number, units: 2 }])
})

test('a closed box is changed at once, with its cost and its recall list; only open boxes default to the oldest batch', async () => {
  const { shelf, first, second } = await twoBatches(2)
  const { id } = await workshop.sell(shelf)
  await choose(id, second.id)
  expect(await choose(id, null)).toMatchObject({ ok: true })
  await workshop.pack(id)
  expect(await packedOf(id)).toEqual([{ number: first.number, units: 1 }])
  expect(await readCost(id)).toBe('6.00')
  await changeOrderStatus(shop, { orderId: id, to: 'shipped', actor })
  expect(await choose(id, second.id)).toMatchObject({ ok: true })
  expect(await packedOf(id)).toEqual([{ number: second.number, units: 1 }])
  expect(await readCost(id)).toBe('9.00')
  expect((await findRecall(database.db, { number: first.number }))?.holders).toEqual([])
  expect((await findRecall(database.db, { number: second.number }))?.holders).toMatchObject([{ orderId: id }])
  expect(await choose(id, null)).toMatchObject({ code: 'batch-taken' })
})

test('offers and accepts only batches with enough free units, also in two windows', async () => {
  const { shelf, first, second } = await twoBatches(1)
  const [one, other] = [await workshop.sell(shelf), await workshop.sell(shelf)]
  expect(await choose(one.id, second.id)).toMatchObject({ ok: true })
  expect((await firstItem(other.id))?.choices.map(({ number }) => number)).toEqual([first.number])
  expect(await choose(other.id, second.id)).toMatchObject({ code: 'batch-taken' })
  const otherBatch = await workshop.batch(await workshop.newShelf(), 3)
  expect(await choose(other.id, otherBatch.id)).toMatchObject({ code: 'batch-taken' })
  const { items } = await listItemBatches(database.db, one.id)
  const chosen = new Map(items.map(({ itemId }) => [itemId, null]))
  expect(await chooseItemBatches(shop, { actor, orderId: one.id, chosen, version: 1 })).toMatchObject({
    code: 'newer-version',
  })
  // Cancelled units return to stock, whichever batch was chosen.
  await changeOrderStatus(shop, { orderId: one.id, to: 'cancelled', actor })
  expect(await choose(other.id, second.id)).toMatchObject({ ok: true })
})

test('units reserved from a curing batch cannot be chosen', async () => {
  const shelf: Shelf = await workshop.newShelf()
  const { id } = await workshop.sell(await workshop.newShelf(1))
  const started = await workshop.start(shelf, 3)
  if (!started.ok) throw new Error(started.code)
  await database.pool.query('update order_items set batch_id = $1 where order_id = $2', [
    started.value.batchIds[0],
    id,
  ])
  expect((await listItemBatches(database.db, id)).items).toEqual([])
  await database.pool.query('update order_items set batch_id = null where order_id = $1', [id])
})

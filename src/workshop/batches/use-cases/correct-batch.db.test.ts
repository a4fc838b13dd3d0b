import { sql } from 'drizzle-orm'
import { afterAll, afterEach, expect, test } from 'vitest'
import { auditBooks } from '../../../../tests/support/audit-shop.ts'
import { createTestDatabase } from '../../../../tests/support/database.ts'
import { openWorkshop } from '../../../../tests/support/workshop-fixture.ts'
import { correctBatch } from './correct-batch.ts'
import { findBatch } from './find-batch.ts'
import { findRecall } from './find-recall.ts'

const database = await createTestDatabase()
const workshop = await openWorkshop(database)
const { shop, actor } = workshop
afterEach(async () => expect(await auditBooks(database.pool)).toEqual([]))
afterAll(() => workshop.fixture.close())

async function sellBatch() {
  const shelf = await workshop.newShelf()
  const wax = await workshop.newMaterial('g', { amount: '1000', paid: '60', lot: 'A' })
  await workshop.writeRecipe(shelf, [{ materialId: wax.materialId, amount: '100' }])
  const soldBatch = await workshop.batch(shelf, 4)
  const order = await workshop.sell(shelf)
  await workshop.pack(order.id)
  return { shelf, wax, soldBatch, order }
}

async function correct(
  number: number,
  facts: {
    units?: number
    cost?: string
    pouredOn?: string
    used?: ReadonlyMap<string, string>
    reason?: string
  },
) {
  const batch = await findBatch(shop, number)
  const sizes = (batch?.sizes ?? []).map(({ id, units }) => ({
    batchId: id,
    units: facts.units ?? units,
    cost: facts.cost ?? '',
  }))
  const { pouredOn = '2026-11-10', used = new Map(), reason = 'contei errado' } = facts
  return correctBatch(shop, { actor, number, seen: batch?.seen ?? '', pouredOn, sizes, used, reason })
}

const one = async (statement: string, value: string) =>
  (await database.pool.query(statement, [value])).rows[0].found
const readStock = (id: string) =>
  one('select stock_quantity as found from product_variants where id = $1', id)
const costOfSale = (id: string) => one('select batch_cost as found from order_items where order_id = $1', id)
const readHeld = (id: string) =>
  one('select amount::int as found from material_holdings where material_id = $1', id)

test('corrects the units, but never below the units sold', async () => {
  const { shelf, soldBatch, order } = await sellBatch()
  expect(await correct(soldBatch.number, { units: 6 })).toMatchObject({ ok: true })
  expect(await readStock(shelf.variantId)).toBe(5)
  expect(await costOfSale(order.id)).toBe('4.00')
  expect(await correct(soldBatch.number, { units: 0 })).toMatchObject({ code: 'batch-units' })
  expect(await correct(soldBatch.number, { cost: '9999999999' })).toMatchObject({ code: 'batch-cost' })
  expect(await correct(soldBatch.number, { units: 1 })).toMatchObject({ ok: true })
  expect(await readStock(shelf.variantId)).toBe(0)
  const { number } = await workshop.batch(shelf, 2)
  const secondOrder = await workshop.sell(shelf, 2)
  await workshop.pack(secondOrder.id)
  expect(await correct(number, { units: 1 })).toMatchObject({
    code: 'fewer-than-gone',
    details: { least: 2 },
  })
})

test('corrects the materials: the stock gets the difference, and cost and sales follow', async () => {
  const { wax, soldBatch, order } = await sellBatch()
  expect(await readHeld(wax.materialId)).toBe(600_000)
  expect(await correct(soldBatch.number, { used: new Map([[wax.materialId, '500']]) })).toMatchObject({
    ok: true,
  })
  expect(await readHeld(wax.materialId)).toBe(500_000)
  expect(await costOfSale(order.id)).toBe('7.50')
  expect(await correct(soldBatch.number, { used: new Map([[wax.materialId, '200']]) })).toMatchObject({
    ok: true,
  })
  expect(await readHeld(wax.materialId)).toBe(800_000)
  expect(await costOfSale(order.id)).toBe('3.00')
  expect((await findBatch(shop, soldBatch.number))?.materials).toMatchObject([
    { amount: 200_000, worth: 1200 },
  ])
  expect(await correct(soldBatch.number, { used: new Map([[wax.materialId, '2 kg']]) })).toMatchObject({
    code: 'not-so-much',
  })
  const lot = { materialId: wax.materialId, lot: 'A' }
  expect((await findRecall(database.db, lot))?.holders).toMatchObject([{ orderId: order.id }])
})

test('day and cost, with a reason that its notebook keeps; two windows do not overwrite each other', async () => {
  const { soldBatch, order } = await sellBatch()
  const seen = (await findBatch(shop, soldBatch.number))?.seen ?? ''
  expect(await correct(soldBatch.number, { reason: ' ' })).toMatchObject({ code: 'reason' })
  expect(await correct(soldBatch.number, { pouredOn: '2026-11-11' })).toMatchObject({ code: 'poured-day' })
  expect(await correct(soldBatch.number, { pouredOn: '2026-11-09', cost: '8,20' })).toMatchObject({
    ok: true,
  })
  const batch = await findBatch(shop, soldBatch.number)
  expect(batch).toMatchObject({ pouredOn: '2026-11-09', sizes: [{ cost: 820 }] })
  expect(batch?.notes[0]?.text).toBe('Correção: contei errado')
  expect(await costOfSale(order.id)).toBe('8.20')
  expect(
    await correctBatch(shop, {
      actor,
      number: soldBatch.number,
      seen: String(Number(seen) - 1),
      pouredOn: '2026-11-08',
      sizes: [],
      used: new Map(),
      reason: 'outra vez',
    }),
  ).toMatchObject({ code: 'batch-changed' })
})

test('does not wait for rows that only reference the batch, as packing does', async () => {
  const { soldBatch } = await sellBatch()
  await database.db.transaction(async (tx) => {
    await tx.execute(sql`select 1 from batches where number = ${soldBatch.number} for key share`)
    expect(await correct(soldBatch.number, { units: 6 })).toMatchObject({ ok: true })
  })
})

test('a batch lists its lots, its cost and the customers who have its candles', async () => {
  const { soldBatch, order } = await sellBatch()
  const batch = await findBatch(shop, soldBatch.number)
  expect(batch?.materials).toMatchObject([{ amount: 400_000, lots: ['A'] }])
  expect(batch?.sizes).toMatchObject([{ cost: 600, total: 2400, sold: 1, left: 3 }])
  expect(batch?.holders).toMatchObject([{ orderId: order.id, units: 1, writtenAt: null }])
})

test('a paid but unpacked order is not yet a sale of the batch', async () => {
  const { shelf, soldBatch } = await sellBatch()
  const order = await workshop.sell(shelf)
  await database.pool.query(
    'update order_items set batch_id = (select id from batches where number = $2) where order_id = $1',
    [order.id, soldBatch.number],
  )
  const batch = await findBatch(shop, soldBatch.number)
  expect(batch).toMatchObject({ soldTo: 1, sizes: [{ sold: 1 }] })
  expect(batch?.holders).toHaveLength(2)
})

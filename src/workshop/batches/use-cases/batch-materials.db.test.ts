import { afterAll, afterEach, expect, test } from 'vitest'
import { findMaterial } from '#workshop/materials/use-cases/find-material.ts'
import { buyMaterial } from '#workshop/materials/use-cases/move-material.ts'
import { hideMaterial } from '#workshop/materials/use-cases/save-material.ts'
import { auditBooks } from '../../../../tests/support/audit-shop.ts'
import { createTestDatabase } from '../../../../tests/support/database.ts'
import { openWorkshop } from '../../../../tests/support/workshop-fixture.ts'
import { loseUnits } from './lose-units.ts'
import { undoBatch } from './undo-batch.ts'

const database = await createTestDatabase()
const workshop = await openWorkshop(database)
const { shop, actor } = workshop
afterEach(async () => expect(await auditBooks(database.pool)).toEqual([]))
afterAll(() => workshop.fixture.close())

/**
 * 10 kg of wax for R$ 600, 20 jars for R$ 200. A candle takes 150 g of wax, 2 % loss, and six minutes at
 * R$ 30 an hour.
 */
async function candleWithRecipe() {
  const shelf = await workshop.newShelf()
  const wax = await workshop.newMaterial('g', { amount: '10 kg', paid: '600' })
  const jar = await workshop.newMaterial('piece', { amount: '20', paid: '200' })
  const lines = [
    { materialId: wax.materialId, amount: '150' },
    { materialId: jar.materialId, amount: '1' },
  ]
  await workshop.writeRecipe(shelf, lines, { lossRate: '2', workMinutes: '6', hourValue: '30' })
  return { ...shelf, wax, jar }
}

const readHeld = async ({ materialId }: { materialId: string }) =>
  (await findMaterial(shop, materialId))?.amount ?? null

const readCost = async (number: number) =>
  (await database.pool.query('select cost from batches where number = $1', [number])).rows[0]?.cost ?? null

test('a batch takes the materials of its recipe, and stores its cost with the work', async () => {
  const candle = await candleWithRecipe()
  const started = await workshop.start(candle, 10)
  expect(started).toMatchObject({ ok: true })
  expect([await readHeld(candle.wax), await readHeld(candle.jar)]).toEqual([8_470_000, 10])
  // 1,530 g of wax at R$ 60 per kilogram, ten jars at R$ 10, one hour of work.
  expect(started.ok && (await readCost(started.value.number))).toBe('221.80')
})

test('amounts typed by the owner replace the recipe, also an empty list', async () => {
  const candle = await candleWithRecipe()
  const used = new Map([
    [candle.wax.materialId, '1,6 kg'],
    [candle.jar.materialId, '0'],
  ])
  await workshop.start(candle, 10, { used })
  expect([await readHeld(candle.wax), await readHeld(candle.jar)]).toEqual([8_400_000, 20])
  const nonsense = new Map([[candle.wax.materialId, 'muito']])
  expect(await workshop.start(candle, 1, { used: nonsense })).toMatchObject({
    code: 'used-amount',
    details: { materialId: candle.wax.materialId },
  })
})

test('refuses to use more than the stock unless the owner confirms; two tabs take turns', async () => {
  const candle = await candleWithRecipe()
  const both = await Promise.all([workshop.start(candle, 15), workshop.start(candle, 15)])
  expect(both.map(({ ok }) => ok).sort()).toEqual([false, true])
  expect(both.find(({ ok }) => !ok)).toMatchObject({
    code: 'not-enough',
    details: { short: [{ name: candle.jar.name, needed: '15\u00a0un.', held: '5\u00a0un.' }] },
  })
  expect(await readHeld(candle.jar)).toBe(5)
  expect(await workshop.start(candle, 15, { agreesToShort: true })).toMatchObject({ ok: true })
  expect(await readHeld(candle.jar)).toBe(-10)
})

test('a batch without a recipe takes nothing; one with a material without price has no cost, and a hidden one is booked', async () => {
  const plain = await workshop.start(await workshop.newShelf(), 3)
  expect(plain.ok && (await readCost(plain.value.number))).toBeNull()
  const shelf = await workshop.newShelf()
  const wax = await workshop.newMaterial('g')
  await workshop.writeRecipe(shelf, [{ materialId: wax.materialId, amount: '100' }])
  await hideMaterial(shop, { actor, materialId: wax.materialId, isHidden: true })
  const started = await workshop.start(shelf, 2, { agreesToShort: true })
  expect(started.ok && (await readCost(started.value.number))).toBeNull()
  expect(await readHeld(wax)).toBe(-200_000)
})

test('a batch is taken back with its materials, once, and not after something else moved or the time is over', async () => {
  const candle = await candleWithRecipe()
  const first = await workshop.start(candle, 10)
  const batchIds = first.ok ? first.value.batchIds : []
  expect(await undoBatch(shop, { actor, batchIds })).toMatchObject({ ok: true })
  expect([await readHeld(candle.wax), await readHeld(candle.jar)]).toEqual([10_000_000, 20])
  expect(await undoBatch(shop, { actor, batchIds })).toMatchObject({ code: 'batch-undo-late' })
  const second = await workshop.start(candle, 1)
  const typed = { amount: '1', paid: '10', lot: '' }
  await buyMaterial(shop, { actor, materialId: candle.jar.materialId, typed })
  const late = await undoBatch(shop, { actor, batchIds: second.ok ? second.value.batchIds : [] })
  expect(late).toMatchObject({ code: 'batch-undo-late' })
  expect(await readHeld(candle.jar)).toBe(20)
})

test('writes off broken candles up to the unsold units, and shows how many those are', async () => {
  const shelf = await workshop.newShelf()
  const { id: batchId } = await workshop.batch(shelf, 5)
  await workshop.sell(shelf, 3)
  const lose = (units: number) => loseUnits(shop, { actor, batchId, units, reason: 'trincou' })
  expect(await lose(4)).toMatchObject({ code: 'not-so-many', details: { most: 2 } })
  expect(await lose(9_999_999_999)).toMatchObject({ code: 'not-so-many', details: { most: 2 } })
  expect(await lose(2)).toMatchObject({ ok: true })
  expect(await lose(1)).toMatchObject({ code: 'not-so-many', details: { most: 0 } })
})

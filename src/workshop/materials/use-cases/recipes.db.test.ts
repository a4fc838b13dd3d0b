import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { batches } from '#catalogue/stock/schema/batches.ts'
import { auditEntries } from '#platform/operations/schema.ts'
import { startBatch } from '#workshop/batches/use-cases/start-batch.ts'
import { openCheckoutFixture } from '../../../../tests/support/checkout-fixture.ts'
import { createTestDatabase } from '../../../../tests/support/database.ts'
import { findMaterial } from './find-material.ts'
import { findRecipe } from './find-recipe.ts'
import { listMaterials } from './list-materials.ts'
import { listRecipeCosts } from './list-recipe-costs.ts'
import { buyMaterial } from './move-material.ts'
import { hideMaterial, saveMaterial } from './save-material.ts'
import { saveRecipe } from './save-recipe.ts'
import { useRecipeCost } from './size-costs.ts'

const database = await createTestDatabase()
const fixture = await openCheckoutFixture(database)
const { shop } = fixture
const actor = { id: randomUUID(), name: 'Clara' }
afterAll(() => fixture.close())
let made = 0

async function material(kind: 'wax' | 'essence' | 'jar', purchase?: [amount: string, paid: string]) {
  const facts = {
    name: `${kind} ${++made}`,
    kind,
    unit: kind === 'jar' ? ('piece' as const) : ('g' as const),
    supplierName: '',
    supplierPhone: '',
    reorderAt: 0,
    leadDays: 0,
  }
  const savedMaterial = await saveMaterial(shop, { actor, materialId: null, facts, version: 0 })
  if (!savedMaterial.ok) throw new Error(savedMaterial.code)
  const materialId = savedMaterial.value.id
  const [amount = '', paid = ''] = purchase ?? []
  if (purchase) await buyMaterial(shop, { actor, materialId, typed: { amount, paid, lot: '' } })
  return materialId
}

const blank = { lossRate: '', essenceLimit: '', workMinutes: '', hourValue: '' }

async function candleWithRecipe() {
  const candle = await fixture.newCandle({ stock: 0, sizes: { '120 g': -3000, '180 g': 0, '320 g': 5000 } })
  const [small = '', usual = '', large = ''] = Object.values(candle.sizes)
  const wax = await material('wax', ['10 kg', '620'])
  const essence = await material('essence', ['500', '190'])
  const jar = await material('jar', ['24', '444'])
  const lines = [
    { materialId: wax, amount: '165' },
    { materialId: essence, amount: '15' },
    { materialId: jar, amount: '1' },
  ]
  const save = (typed: Partial<Parameters<typeof saveRecipe>[1]['typed']>, version: number, size = usual) =>
    saveRecipe(shop, {
      actor,
      productId: candle.id,
      variantId: size,
      typed: { ...blank, lines, ...typed },
      version,
    })
  const findVariantRecipe = (variantId: string | null = usual, copyFrom: string | null = null) =>
    findRecipe(shop, { productId: candle.id, variantId, copyFrom })
  return { candle, small, usual, large, wax, essence, jar, lines, save, find: findVariantRecipe }
}

test('a recipe shows the cost of a candle, its profit and the first material to run out', async () => {
  const { save, find, candle, wax } = await candleWithRecipe()
  expect(await save({ essenceLimit: '9', workMinutes: '10', hourValue: '30' }, 0)).toMatchObject({
    value: { version: 1 },
  })
  expect(await find()).toMatchObject({
    name: candle.name,
    chosen: { size: '180 g', cost: 1023 + 570 + 1850 + 500 },
    figures: { total: 3943, dearer: 4045, work: 500, isWhole: true, candles: 24, essence: 909 },
  })
  const recipe = await find()
  expect(recipe?.figures?.lines.map(({ candles }) => candles)).toEqual([60, 33, 24])
  expect((await listMaterials(shop)).materials.find(({ id }) => id === wax)).toMatchObject({ candles: 60 })
  expect((await findMaterial(shop, wax))?.candles).toEqual([{ productId: candle.id, name: candle.name }])
  const listedRecipeCost = (await listRecipeCosts(shop)).find(({ productId }) => productId === candle.id)
  expect(listedRecipeCost?.sizes.map(({ cost, candles }) => [cost, candles])).toEqual([
    [null, null],
    [3943, 24],
    [null, null],
  ])
})

test('uses the recipe’s cost for a size until the owner enters another, and again on request', async () => {
  const { save, find, candle, usual, wax, jar, lines } = await candleWithRecipe()
  const clear = () =>
    database.pool.query('update product_variants set cost = 0 where product_id = $1', [candle.id])
  const statedCost = async () => (await find())?.chosen.storedCost
  await clear()
  const unpriced = await material('jar')
  await save({ lines: [...lines, { materialId: unpriced, amount: '1' }] }, 0)
  expect(await statedCost(), 'a price is missing').toBe(0)
  await buyMaterial(shop, { actor, materialId: unpriced, typed: { amount: '1', paid: '1', lot: '' } })
  expect(await statedCost(), 'the last price came').toBe(1023 + 570 + 1850 + 100)
  await save({}, 1)
  expect(await statedCost(), 'keeps an entered cost').toBe(3543)
  const use = () => useRecipeCost(shop, { actor, productId: candle.id, variantId: usual })
  expect(await use()).toMatchObject({ value: { cost: 3443 } })
  expect(await statedCost()).toBe(3443)
  await clear()
  await buyMaterial(shop, { actor, materialId: wax, typed: { amount: '10 kg', paid: '0,01', lot: '' } })
  expect(await statedCost(), 'filled again').not.toBe(0)
  await clear()
  const sizes = [{ variantId: usual, units: 2 }]
  const draft = { pouredBy: 'Clara', pouredOn: '2026-11-12', cureDays: 7, sizes }
  await startBatch(shop, { actor, productId: candle.id, draft, used: new Map([[jar, '4']]) })
  const [batch] = await shop.db.select().from(batches).where(eq(batches.productId, candle.id))
  expect(await statedCost(), 'that of its batch').toBe(Math.round((batch?.cost ?? 0) / 2))
})

test('a change is a new version, saving the same is none, and an old form does not win', async () => {
  const { save, find, candle, lines } = await candleWithRecipe()
  await save({}, 0)
  expect(await save({}, 1)).toMatchObject({ value: { version: 1 } })
  expect(await save({ lossRate: '3' }, 1)).toMatchObject({ value: { version: 2 } })
  expect(await save({ lossRate: '4' }, 1)).toMatchObject({ code: 'recipe-changed' })
  expect(await find()).toMatchObject({ version: 2, recipe: { lossRate: 300 } })
  const both = await Promise.all([save({ lossRate: '5' }, 2), save({ lossRate: '6' }, 2)])
  expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true])
  expect(await save({ lines: [...lines, ...lines] }, 3)).toMatchObject({
    code: 'line-twice',
    details: { line: 3 },
  })
  const entries = await shop.db.select().from(auditEntries).where(eq(auditEntries.entityId, candle.id))
  expect(entries.filter(({ action }) => action === 'recipe-saved')).toHaveLength(3)
})

test('scales a copy for another size by weight, and stores it only when the owner saves', async () => {
  const { save, find, large, usual } = await candleWithRecipe()
  await save({}, 0)
  const copy = await find(large, usual)
  expect(copy).toMatchObject({ isCopy: true, version: 0, figures: null, chosen: { size: '320 g' } })
  expect(copy?.recipe?.lines.map(({ amount }) => amount)).toEqual([293_333, 26_667, 1])
  expect(await find(large)).toMatchObject({ recipe: null, sources: [{ size: '180 g' }] })
})

test('a recipe keeps an archived material, and has no cost if a material has no price', async () => {
  const { save, find, wax, lines } = await candleWithRecipe()
  await save({}, 0)
  await hideMaterial(shop, { actor, materialId: wax, isHidden: true })
  expect(await find()).toMatchObject({ figures: { isWhole: true } })
  expect(await save({ lossRate: '1' }, 1)).toMatchObject({ ok: true })
  const unpriced = await material('jar')
  await save({ lines: [...lines, { materialId: unpriced, amount: '1' }] }, 2)
  expect(await find()).toMatchObject({ chosen: { cost: null }, figures: { isWhole: false, candles: 0 } })
})

test('a size of another candle, or an unknown one, has no recipe', async () => {
  const { save, small, candle } = await candleWithRecipe()
  const other = await candleWithRecipe()
  expect(await save({}, 0, other.small)).toMatchObject({ code: 'size-not-found' })
  expect(await findRecipe(shop, { productId: randomUUID(), variantId: null, copyFrom: null })).toBeNull()
  expect(await findRecipe(shop, { productId: 'x', variantId: small, copyFrom: null })).toBeNull()
  expect(candle.id).not.toBe(other.candle.id)
})

test('a batch keeps the version that it was made by', async () => {
  const { candle, usual, small, save } = await candleWithRecipe()
  await save({}, 0)
  const sizes = [
    { variantId: usual, units: 4 },
    { variantId: small, units: 2 },
  ]
  const draft = { pouredBy: 'Clara', pouredOn: '2026-11-12', cureDays: 7, sizes }
  await startBatch(shop, { actor, productId: candle.id, draft })
  await save({ lossRate: '3' }, 1)
  const rows = await shop.db.select().from(batches).where(eq(batches.productId, candle.id))
  const byRecipe = rows.filter(({ recipeId }) => recipeId !== null)
  expect(byRecipe.map(({ variantId }) => variantId)).toEqual([usual])
})

import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import type { MaterialFacts } from '#workshop/materials/domain/material.ts'
import { openCheckoutFixture } from '../../../../tests/support/checkout-fixture.ts'
import { createTestDatabase } from '../../../../tests/support/database.ts'
import { exportMovements } from './export-materials.ts'
import { listMaterials } from './list-materials.ts'
import { loadFigures } from './load-figures.ts'
import { buyMaterial, loseMaterial } from './move-material.ts'
import { saveMaterial } from './save-material.ts'

const database = await createTestDatabase()
const fixture = await openCheckoutFixture(database)
const { shop } = fixture
const actor = { id: randomUUID(), name: 'Clara' }
afterAll(() => fixture.close())

async function newWax() {
  const facts: MaterialFacts = {
    name: `Cera ${randomUUID()}`,
    kind: 'wax',
    unit: 'g',
    supplierName: '',
    supplierPhone: '',
    reorderAt: 0,
    leadDays: 0,
  }
  const savedMaterial = await saveMaterial(shop, { actor, materialId: null, facts, version: 0 })
  return savedMaterial.ok ? savedMaterial.value.id : ''
}

const storeOn = async (day: string) =>
  (await loadFigures(shop, day)).store.reduce((sum, { worth }) => sum + worth, 0)

test('values materials and finished stock on each day by their ledgers', async () => {
  const candle = await fixture.newCandle({ stock: 5 })
  await shop.db.execute(sql`update products set cost = 40 where id = ${candle.id}`)
  await shop.db.execute(
    sql`update stock_movements set created_at = '2026-11-10T12:00:00Z' where product_id = ${candle.id}`,
  )
  const materialId = await newWax()
  const typed = { amount: '10 kg', paid: '600', lot: '' }
  await buyMaterial(shop, { actor, materialId, typed })
  expect(await storeOn('2026-11-11')).toBe(0)
  const today = await loadFigures(shop, null)
  expect(today).toMatchObject({ day: '2026-11-12', store: [{ kind: 'wax', worth: 60_000 }] })
  expect(today.shelf).toEqual({ worth: 20_000, units: 5, unitsWithoutCost: 0 })
  expect((await loadFigures(shop, '2026-11-10')).shelf.units).toBe(5)
  expect((await loadFigures(shop, '2026-11-09')).shelf.units).toBe(0)

  fixture.passMinutes(24 * 60)
  await loseMaterial(shop, { actor, materialId, lost: '1 kg', reason: 'Caiu' })
  expect([await storeOn('2026-11-12'), await storeOn('2026-11-13')]).toEqual([60_000, 54_000])
  expect(await storeOn('2027-01-01')).toBe(54_000)
  expect(await storeOn('amanhã')).toBe(54_000)
})

test('use counts in its month, minus undone movements, and the file has every movement', async () => {
  const materialId = await newWax()
  await shop.db.execute(sql`
    insert into material_movements (material_id, kind, amount, value, created_at) values
      (${materialId}, 'use', -3000, 0, '2026-10-31T23:00:00Z'),
      (${materialId}, 'use', -2000, 0, '2026-11-01T02:00:00Z'),
      (${materialId}, 'use', -1000, 0, '2026-11-02T12:00:00Z')`)
  await shop.db.execute(sql`
    insert into material_movements (material_id, kind, amount, value, undoes, created_at)
    select material_id, 'undo', 1000, 0, id, created_at from material_movements where material_id = ${materialId} and amount = -1000`)
  const { used, months } = await loadFigures(shop, null)
  expect(months).toEqual(['2026-06', '2026-07', '2026-08', '2026-09', '2026-10', '2026-11'])
  // 02:00 UTC on the 1st is still the 31st in São Paulo.
  expect(used.find(({ id }) => id === materialId)?.months).toEqual({ '2026-10': 5000 })
  const moved: unknown[] = []
  for await (const rows of exportMovements(shop)) moved.push(...rows)
  const [{ count } = { count: 0 }] = (
    await shop.db.execute<{ count: number }>(sql`select count(*)::int from material_movements`)
  ).rows
  expect(moved).toHaveLength(count)
})

test('values the materials exactly as their list does', async () => {
  for (const _ of ['one', 'another']) {
    const materialId = await newWax()
    await buyMaterial(shop, { actor, materialId, typed: { amount: '3 g', paid: '0,10', lot: '' } })
    await loseMaterial(shop, { actor, materialId, lost: '1 g', reason: 'Caiu' })
    // 6.67 centavos each: rounding the sum would give one centavo less.
  }
  const { worth } = await listMaterials(shop)
  expect(await storeOn('2027-01-01')).toBe(worth)
})

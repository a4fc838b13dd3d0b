import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../../tests/support/database.ts'
import { seedBatches } from './seed-batches.ts'
import { seedCatalogue } from './seed-catalogue.ts'
import { demoContent } from './seed-content.ts'
import { seedMaterials } from './seed-materials.ts'

const database = await createTestDatabase()
afterAll(() => database.close())

test('a batch of the demo costs what it took and six minutes of the owner’s time for each candle', async () => {
  const now = new Date('2026-11-12T15:00:00Z')
  await database.db.transaction(async (tx) => {
    await seedBatches(tx, await seedCatalogue(tx, demoContent, now, new Map()), now)
    await seedMaterials(tx, now)
  })
  const { rows } = await database.pool.query(
    `select round(w.cost * 100)::int as cost, round(-sum(m.value) / 1000000 + w.units * 350)::int as expected
     from batches w left join material_movements m on m.batch_id = w.id group by w.id`,
  )
  expect(rows.length).toBeGreaterThanOrEqual(12)
  for (const { cost, expected } of rows) expect(cost).toBe(expected)
})

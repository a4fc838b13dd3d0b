import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../../../tests/support/database.ts'
import { openWorkshop } from '../../../../tests/support/workshop-fixture.ts'
import { exportSaleLines } from './export-sale-lines.ts'
import { listSoldBatches } from './list-sold-batches.ts'
import { sumCosts } from './sum-sold.ts'

const database = await createTestDatabase()
const workshop = await openWorkshop(database)
const { shop } = workshop
afterAll(() => workshop.fixture.close())

const span = { from: '2026-11-01', to: '2026-11-30' }

async function listLines(orderNumber: string) {
  const lines = []
  for await (const part of exportSaleLines(shop, span)) lines.push(...part)
  return lines.find((line) => line.orderNumber === orderNumber)
}

test('a sale costs what its leva cost when it was packed, what comes back takes it along, and reports say which cost', async () => {
  const shelf = await workshop.newShelf()
  const wax = await workshop.newMaterial('g', { amount: '400', paid: '24' })
  await workshop.writeRecipe(shelf, [{ materialId: wax.materialId, amount: '100' }])
  const { number } = await workshop.batch(shelf, 4)
  // A later price increase does not affect poured batches.
  await workshop.buy(wax.materialId, { amount: '400', paid: '80' })
  const [packed, open] = [await workshop.sell(shelf, 3), await workshop.sell(shelf)]
  await database.pool.query('update order_items set unit_cost = 5')
  expect(await listLines(packed.orderNumber)).toMatchObject({ unitCost: 500, isByBatch: false })
  await workshop.pack(packed.id)
  expect(await listLines(packed.orderNumber)).toMatchObject({ unitCost: 600, isByBatch: true })
  expect(await listLines(open.orderNumber)).toMatchObject({ unitCost: 500, isByBatch: false })
  expect(await sumCosts(shop, span)).toMatchObject({ units: 4, cost: 3 * 600 + 500, unitsAtBatchCost: 3 })
  const sold = { number, name: shelf.candle.name, size: '180 g', unitCost: 600 }
  expect(await listSoldBatches(shop, span)).toEqual([{ ...sold, units: 3, cost: 1800 }])
  await database.pool.query('update order_items set returned_quantity = 1 where order_id = $1', [packed.id])
  expect(await listLines(packed.orderNumber)).toMatchObject({ unitCost: 600, isByBatch: true })
  expect(await listSoldBatches(shop, span)).toEqual([{ ...sold, units: 2, cost: 1200 }])
  await workshop.pack(packed.id, false)
  expect(await listLines(packed.orderNumber)).toMatchObject({ unitCost: 500, isByBatch: false })
  expect(await listSoldBatches(shop, span)).toEqual([])
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../../tests/support/database.ts'
import { seedBatches } from './seed-batches.ts'
import { seedCatalogue } from './seed-catalogue.ts'
import { demoContent } from './seed-content.ts'
import { seedMaterials } from './seed-materials.ts'
import { seedOrders } from './seed-orders.ts'
import { seedPeople } from './seed-people.ts'
import { seedSoldBatches } from './seed-sold-batches.ts'

const database = await createTestDatabase()
const now = new Date('2026-11-12T15:00:00Z')
const account = (email: string) => ({ email, passwordHash: 'none' })

beforeAll(() =>
  database.db.transaction(async (tx) => {
    const productIds = await seedCatalogue(tx, demoContent, now, new Map())
    await seedBatches(tx, productIds, now)
    const accounts = {
      administrator: account('dona@exemplo.com.br'),
      customer: account('cliente@exemplo.com.br'),
    }
    const userIds = await seedPeople(tx, demoContent, now, accounts)
    await seedOrders(tx, demoContent.makeOrders(now), { userIds, productIds, stored: new Map() })
    await seedSoldBatches(tx)
    await seedMaterials(tx, now)
  }),
)
afterAll(() => database.close())

test('sold units plus stock equal the poured units of each demo batch', async () => {
  const { rows } = await database.pool.query(
    `select w.number, w.units, s.stock_quantity as left, coalesce(sum(r.units), 0)::int as sold, bool_and(o.created_at > w.ended_at) as later
     from batches w join shelves s on s.product_id = w.product_id and s.variant_id is not distinct from w.variant_id
     left join order_item_batches r on r.batch_id = w.id
     left join order_items i on i.id = r.order_item_id left join orders o on o.id = i.order_id
     where w.state = 'ready' group by w.id, s.stock_quantity`,
  )
  for (const { units, left, sold } of rows) expect(left + sold).toBe(units)
  const soldFrom = rows.filter(({ sold }) => sold > 0)
  expect(soldFrom.length).toBeGreaterThanOrEqual(4)
  expect(soldFrom.every(({ later }) => later)).toBe(true)
})

test('the books of the shelves and of those orders add up, and what is of a leva has its cost', async () => {
  const { rows: shelves } = await database.pool.query(
    `select s.stock_quantity as stock, coalesce(sum(m.change), 0)::int as booked from shelves s
     left join stock_movements m on m.product_id = s.product_id and m.variant_id is not distinct from s.variant_id
     group by s.product_id, s.variant_id, s.stock_quantity`,
  )
  for (const { stock, booked } of shelves) expect(booked).toBe(stock)
  const { rows: items } = await database.pool.query(
    `select i.quantity, i.batch_cost as cost, exists (select from order_item_batches r where r.order_item_id = i.id) as of_batch, -sum(m.change)::int as booked from orders o join order_items i on i.order_id = o.id
     left join stock_movements m on m.order_id = o.id and m.product_id = i.product_id and m.variant_id is not distinct from i.variant_id
     where o.stock_held group by i.id`,
  )
  expect(items.length).toBeGreaterThanOrEqual(4)
  for (const { quantity, booked, cost, of_batch } of items) {
    expect(booked).toBe(quantity)
    expect(Number(cost) > 20).toBe(of_batch)
  }
})

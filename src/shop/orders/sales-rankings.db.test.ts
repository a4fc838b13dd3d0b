import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { products } from '#database/schema/catalogue.ts'
import { createTestDatabase } from '../../../tests/support/database.ts'
import { makeOrder } from '../../../tests/support/make-orders.ts'
import { foldSalesDays } from './fold-sales-days.ts'
import { rankSales } from './rank-sales.ts'
import { readRanked } from './sales-rankings.ts'

const database = await createTestDatabase()
const { db, pool } = database
afterAll(() => database.close())

const clock = { now: () => new Date('2026-11-17T15:00:00Z') }
const span = { from: '2026-10-19', to: '2026-11-17' }
const at = (day: number) => new Date(Date.UTC(2026, 10, day, 15))

const SHOWN = 3
const read = (limit: number | null) =>
  readRanked({ db }, { ranking: 'sold', span, limit }, async (tx, ranked) => {
    const { rows } = await tx.execute<{ item: string; units: number; total: number }>(
      sql`with ${ranked} select * from ranked`,
    )
    return rows.slice(0, SHOWN)
  })
const unitsOfFirst = async () => (await read(SHOWN)).map(({ units }) => units)
const ranking = () =>
  pool.query(`select id from sales_rankings where first_day = '2026-10-19' and ranking = 'sold'`)

let candles: string[] = []
const sell = (candle: number, quantity: number, day: number) =>
  makeOrder(
    { db },
    {
      createdAt: at(day),
      items: [{ productId: candles[candle] ?? null, name: `Vela ${candle}`, quantity }],
    },
  )

/** Five candles, sold nine to five times, ranked in the night before. */
beforeEach(async () => {
  await pool.query('truncate orders, products cascade')
  const made = Array.from({ length: 5 }, (_, n) => ({ name: `Vela ${n}`, slug: randomUUID(), price: 8990 }))
  candles = (await db.insert(products).values(made).returning()).map(({ id }) => id)
  for (const candle of candles.keys()) await sell(candle, 9 - candle, 10 + candle)
  await foldSalesDays({ db })
  await rankSales({ db, clock })
})

it('is read off what was ranked, not added up anew', async () => {
  expect(await unitsOfFirst()).toEqual([9, 8, 7])
  await pool.query('delete from item_tallies')
  expect(await unitsOfFirst()).toEqual([9, 8, 7])
})

it('holds what was sold today and what changed since, as if it were added up anew', async () => {
  const first = await pool.query(`select order_id from order_items where quantity = 9`)
  await pool.query(`update orders set payment_status = 'pending', paid_at = null where id = $1`, [
    first.rows[0].order_id,
  ])
  await sell(4, 4, 17)
  await sell(2, 3, 12)
  await makeOrder(
    { db },
    { createdAt: at(17), items: [{ productId: null, name: 'Vela antiga', quantity: 1 }] },
  )
  expect((await ranking()).rows).toHaveLength(1)
  expect(await unitsOfFirst()).toEqual([10, 9, 8])
  expect(await read(SHOWN)).toEqual(await read(null))
  expect((await read(SHOWN))[0]?.total).toBe(5)
})

it('goes with a day that is counted again and with a candle that is deleted, and comes back', async () => {
  await sell(4, 9, 11)
  await foldSalesDays({ db })
  expect((await ranking()).rows).toEqual([])
  expect(await unitsOfFirst()).toEqual([14, 9, 8])
  await rankSales({ db, clock })
  await pool.query('delete from products where id = $1', [candles[0]])
  expect((await ranking()).rows).toEqual([])
  expect((await read(SHOWN)).map(({ item }) => item)).toContain('Vela 0')
  await rankSales({ db, clock })
  expect((await ranking()).rows).toHaveLength(1)
  expect(await read(SHOWN)).toEqual(await read(null))
})

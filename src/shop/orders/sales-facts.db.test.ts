import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { orders } from '#database/schema/orders.ts'
import { createTestDatabase } from '../../../tests/support/database.ts'
import { makeOrder } from '../../../tests/support/make-orders.ts'
import { foldSalesDays } from './fold-sales-days.ts'
import { salesOf } from './sales-facts.ts'

const database = await createTestDatabase()
const { db } = database
afterAll(() => database.close())
beforeEach(async () => {
  await database.pool.query('truncate orders, products cascade')
})

const span = { from: '2026-11-01', to: '2026-11-30' }
const tables = ['day_tallies', 'district_tallies', 'item_tallies'] as const

/** What a reader is told. */
const told = () =>
  Promise.all(
    tables.map(async (table) => {
      const { rows } = await db.execute<{ row: string }>(
        sql`with ${salesOf(table, span)} select to_jsonb(sales)::text as row from sales order by 1`,
      )
      return rows.map(({ row }) => row)
    }),
  )
/** What the orders themselves say: every day is marked, so that nothing that was written down is used. */
async function truth() {
  await database.pool.query(
    `insert into stale_sales_days (day) select generate_series('2026-11-01', '2026-11-30', interval '1 day')`,
  )
  const counted = await told()
  await foldSalesDays({ db })
  return counted
}
const count = async (table: string) =>
  Number((await database.pool.query(`select count(*) from ${table}`)).rows[0].count)

const at = (day: number, hour = 12) =>
  new Date(`2026-11-${String(day).padStart(2, '0')}T${String(hour).padStart(2, '0')}:00:00Z`)
const sale = (day: number, facts: Parameters<typeof makeOrder>[1] = {}) =>
  makeOrder({ db }, { createdAt: at(day), ...facts })

/** Every way in which what was sold on a day can change later. */
const changes: Record<string, (id: string) => Promise<unknown>> = {
  'the courier’s real cost': (id) => set(id, { shippingActualCost: 1990 }),
  'a partial refund': (id) => set(id, { refundedAmount: 1000 }),
  'a whole refund': (id) => set(id, { paymentStatus: 'refunded', refundedAt: at(20) }),
  'a confirmation taken back': (id) => set(id, { paymentStatus: 'pending', paidAt: null }),
  'another way of payment': (id) => set(id, { paymentMethod: 'pix', paymentProvider: 'pix-key' }),
  'another day': (id) => set(id, { paidAt: at(9) }),
  'a forgotten address': (id) =>
    set(id, {
      shippingAddress: { line1: '', city: 'São Paulo', state: 'SP', postal_code: '', country: 'Brasil' },
    }),
  'a deleted order': (id) => db.delete(orders).where(eq(orders.id, id)),
}
const set = (id: string, facts: Partial<typeof orders.$inferInsert>) =>
  db.update(orders).set(facts).where(eq(orders.id, id))

describe('the sales of a day', () => {
  it.each(Object.entries(changes))('are what the orders say after %s, folded or not', async (_, change) => {
    const { id } = await sale(5)
    await sale(5, { shippingProvider: null })
    await sale(6, { paymentStatus: 'pending' })
    await foldSalesDays({ db })
    const before = await told()
    await change(id)
    const after = await told()
    expect(after).not.toEqual(before)
    expect(after).toEqual(await truth())
    expect(await told()).toEqual(after)
  })

  it('are read from what was written down, not from the orders, once they are folded', async () => {
    await sale(5)
    await foldSalesDays({ db })
    expect([await count('stale_sales_days'), await count('day_tallies')]).toEqual([0, 1])
    await database.pool.query('update day_tallies set units = 77')
    expect((await told())[0]?.[0]).toContain('"units": 77')
  })

  it('stay as they are when nothing that they count has changed', async () => {
    const { id } = await sale(5)
    await foldSalesDays({ db })
    await set(id, { status: 'shipped', trackingNumber: 'MOTO-1' })
    await sale(7, { paymentStatus: 'pending' })
    expect(await count('stale_sales_days')).toBe(0)
  })

  it('end at midnight in São Paulo', async () => {
    await sale(5, { paidAt: new Date('2026-11-06T02:59:59Z') })
    await sale(5, { paidAt: new Date('2026-11-06T03:00:00Z') })
    const days = (await told())[1]?.map((row) => JSON.parse(row).day)
    expect(days).toEqual(['2026-11-05', '2026-11-06'])
  })

  it('keep what was sold of a candle that was deleted afterwards, by its name', async () => {
    const { rows } = await database.pool.query(
      `insert into products (name, slug, price) values ('Figo', 'figo', 50) returning id`,
    )
    await sale(5, { items: [{ productId: rows[0].id, name: 'Figo', quantity: 2 }] })
    await foldSalesDays({ db })
    await database.pool.query('delete from products')
    const after = await told()
    expect(JSON.parse(after[2]?.[0] ?? '')).toMatchObject({ product_id: null, name: 'Figo', units: 2 })
    expect(after).toEqual(await truth())
  })

  it('are not lost where an order changes while a fold runs, and nobody waits for it', async () => {
    const { id } = await sale(5)
    await db.transaction(async (tx) => {
      await tx.update(orders).set({ refundedAmount: 500 }).where(eq(orders.id, id))
      // Beside the open transaction; a lock would end as a timeout here.
      await foldSalesDays({ db })
    })
    expect((await told())[0]?.[0]).toContain('"refunded": 5.00')
    expect(await told()).toEqual(await truth())
  })

  it('are written down once when two folds meet', async () => {
    await sale(5)
    await Promise.all([foldSalesDays({ db }), foldSalesDays({ db })])
    expect(await count('day_tallies')).toBe(1)
  })
})

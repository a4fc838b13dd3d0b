import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { orders } from '#database/schema/orders.ts'
import { createTestDatabase } from '../../../tests/support/database.ts'
import { makeOrder } from '../../../tests/support/make-orders.ts'
import { countOrders, countWaitingForOwner, foldOrderTallies } from './order-tallies.ts'

const database = await createTestDatabase()
const { db } = database
afterAll(() => database.close())
beforeEach(async () => {
  await database.pool.query('truncate orders cascade')
})

/** What the tallies say, and what counting the orders themselves says. */
const read = async (source: string) =>
  (await database.pool.query(`select status, payment_status, ${source} group by 1, 2 order by 1, 2`)).rows
const tallied = () =>
  read('sum(orders)::int as orders, sum(amount)::numeric(12,2) as amount from order_tallies').then((rows) =>
    rows.filter(({ orders }) => orders !== 0),
  )
const counted = () => read('count(*)::int as orders, sum(total_amount) as amount from orders')
const rowsOf = async (table: string) =>
  Number((await database.pool.query(`select count(*) from ${table}`)).rows[0].count)

/** Bought, sent, given back, changed and deleted: a bit of everything. */
async function someTrade() {
  const made = []
  for (const paymentStatus of ['pending', 'paid', 'paid', 'paid'] as const)
    made.push(await makeOrder({ db }, { paymentStatus, status: 'pending' }))
  const [open, sent, refunded, deleted] = made.map(({ id }) => eq(orders.id, id))
  await db.update(orders).set({ paymentStatus: 'paid', status: 'processing' }).where(open)
  await db.update(orders).set({ status: 'shipped' }).where(sent)
  await db.update(orders).set({ paymentStatus: 'refunded', notes: 'devolvida' }).where(refunded)
  await db.delete(orders).where(deleted)
}

describe('the tallies', () => {
  it('are what counting the orders gives, folded or not', async () => {
    await someTrade()
    const truth = await counted()
    expect(truth).toHaveLength(3)
    expect(await tallied()).toEqual(truth)
    await foldOrderTallies({ db })
    expect(await tallied()).toEqual(truth)
    expect(await rowsOf('order_tallies')).toBe(3)
  })

  it('grow by one statement’s kinds, not by its orders', async () => {
    await someTrade()
    await foldOrderTallies({ db })
    await database.pool.query('delete from orders')
    expect(await rowsOf('order_tallies')).toBe(6)
    expect(await tallied()).toEqual([])
    await foldOrderTallies({ db })
    expect(await rowsOf('order_tallies')).toBe(0)
  })

  it('stay as they are when nothing that they count has changed', async () => {
    const { id } = await makeOrder({ db })
    const before = await rowsOf('order_tallies')
    await db.update(orders).set({ status: 'processing', trackingNumber: 'MOTO-1' }).where(eq(orders.id, id))
    expect(await rowsOf('order_tallies')).toBe(before)
  })

  it('do not make buyers take turns, nor a fold and a buyer', async () => {
    const [first, second] = [await makeOrder({ db }), await makeOrder({ db })]
    await db.transaction(async (tx) => {
      await tx.update(orders).set({ status: 'shipped' }).where(eq(orders.id, first.id))
      // Beside the open transaction; a lock would end as a timeout here.
      await db.update(orders).set({ status: 'shipped' }).where(eq(orders.id, second.id))
      await foldOrderTallies({ db })
    })
    expect(await tallied()).toEqual(await counted())
  })
})

it('counts a kind, any kind, and what waits for the owner', async () => {
  await someTrade()
  expect(await countOrders({ db }, { status: null, paymentStatus: null })).toBe(3)
  expect(await countOrders({ db }, { status: 'shipped', paymentStatus: null })).toBe(1)
  expect(await countOrders({ db }, { status: null, paymentStatus: 'paid' })).toBe(2)
  expect(await countOrders({ db }, { status: 'shipped', paymentStatus: 'refunded' })).toBe(0)
  expect(await countWaitingForOwner({ db })).toEqual({ paid: 1, pix: 0, notices: 0, reviews: 0 })
})

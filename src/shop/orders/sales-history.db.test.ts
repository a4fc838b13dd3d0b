import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, expect, it } from 'vitest'
import { createTestDatabase } from '../../../tests/support/database.ts'
import { makeOrder } from '../../../tests/support/make-orders.ts'
import { foldSalesDays, foldSalesMonths } from './fold-sales-days.ts'
import { rankSales } from './rank-sales.ts'
import { salesOf } from './sales-facts.ts'
import { type RankingName, readRanked } from './sales-rankings.ts'

const database = await createTestDatabase()
const { db, pool } = database
afterAll(() => database.close())

/** Parts of two months and the whole one between them; orders lie in it and beside it, at every hour. */
const span = { from: '2026-08-20', to: '2026-10-10' }
const FIRST_MINUTE = Date.parse('2026-08-18T00:00:00Z')
const MINUTES = 56 * 24 * 60
const clock = { now: () => new Date('2026-10-12T12:00:00Z') }

/** What the tallies say, and what the orders say in words of their own: an error in the facts of a day must not hide in both. */
const books = {
  day_tallies: {
    orders: ['sum(orders)', 'count(*)'],
    paid: ['sum(candles + freight + gifts - discount)', 'sum(total_amount)'],
    refunded: ['sum(refunded)', 'sum(refunded_amount)'],
    courier: ['sum(freight_cost)', 'sum(shipping_actual_cost)'],
  },
  district_tallies: {
    paid: ['sum(amount)', 'sum(total_amount)'],
    santana: [
      `sum(orders) filter (where district = 'Santana')`,
      `sum(1) filter (where shipping_address->>'line2' like '%Santana')`,
    ],
  },
  item_tallies: {
    units: ['sum(units)', 'sum(quantity)'],
    revenue: ['sum(revenue)', 'sum(total_price)'],
    deleted: [
      'sum(units) filter (where product_id is null)',
      'sum(quantity) filter (where product_id is null)',
    ],
  },
} as const
type Table = keyof typeof books
const tables = Object.keys(books) as Table[]

const columns = (table: Table, side: 0 | 1) =>
  Object.entries(books[table])
    .map(([name, sides]) => `coalesce(${sides[side]}, 0)::float8 as ${name}`)
    .join(', ')
const told = async (table: Table) =>
  (await db.execute(sql`with ${salesOf(table, span)} select ${sql.raw(columns(table, 0))} from sales`)).rows
const counted = async (table: Table) => {
  const lines = table === 'item_tallies' ? 'join order_items on order_id = orders.id' : ''
  const { rows } = await pool.query(
    `select ${columns(table, 1)} from orders ${lines} where payment_status in ('paid', 'refunded')
      and (coalesce(paid_at, refunded_at) at time zone 'America/Sao_Paulo')::date between $1 and $2`,
    [span.from, span.to],
  )
  return rows
}

/** As the report and the dashboard ask on the day of the clock, and two months of which one is over. */
const rankedSpans: [RankingName, { from: string; to: string }][] = [
  ['sold', { from: '2026-09-13', to: '2026-10-12' }],
  ['paid', { from: '2026-09-13', to: '2026-10-12' }],
  ['sold', { from: '2026-09-01', to: '2026-09-30' }],
  ['sold', { from: '2026-10-01', to: '2026-10-31' }],
]
/** With a limit it may be read off a ranking, without one every sale is added up. */
const ranked = (limit: number | null) =>
  Promise.all(
    rankedSpans.map(async ([ranking, span]) => {
      const { rows } = await readRanked({ db }, { ranking, span, limit }, (tx, all) =>
        tx.execute(sql`with ${all} select * from ranked`),
      )
      return rows.slice(0, MOST_SHOWN)
    }),
  )
const MOST_SHOWN = 3

interface Choice {
  order: string | undefined
  at: Date
  amount: number
}
const change = (facts: string) => (choice: Choice) =>
  pool.query(
    `update orders set ${facts.replace('$at', '$2').replace('$amount', '$3')} where id = $1
      and $2::timestamptz is not null and $3::int is not null`,
    [choice.order, choice.at, choice.amount],
  )

const byHand = { origin: 'fair', paymentMethod: 'cash', paymentProvider: 'by-hand' } as const
const steps: Record<string, (choice: Choice) => Promise<unknown>> = {
  sell: async ({ at, amount }) => {
    const { rows } = await pool.query(
      `insert into products (name, slug, price) values ('Figo', gen_random_uuid(), 50) returning id`,
    )
    return makeOrder(
      { db },
      { createdAt: at, items: [{ productId: rows[0].id, name: 'Figo', quantity: amount }] },
    )
  },
  'open a checkout': ({ at }) => makeOrder({ db }, { createdAt: at, paymentStatus: 'pending' }),
  'write an order by hand': ({ at }) => makeOrder({ db }, { createdAt: at, shippingAmount: 0, ...byHand }),
  pay: change(`payment_status = 'paid', paid_at = $at`),
  'take a confirmation back': change(`payment_status = 'pending', paid_at = null`),
  cancel: change(`status = 'cancelled', payment_status = 'failed', paid_at = null`),
  'refund a part': change('refunded_amount = $amount'),
  'refund all of it': change(
    `payment_status = 'refunded', refunded_at = $at, refunded_amount = total_amount`,
  ),
  'note the courier’s cost': change('shipping_actual_cost = $amount'),
  'wrap it': change('gift_amount = gift_amount + 9, total_amount = total_amount + 9'),
  'take a coupon': change(
    `coupon_discount_amount = coupon_discount_amount + case refunded_amount when 0 then 5 else 0 end,
      total_amount = total_amount - case refunded_amount when 0 then 5 else 0 end`,
  ),
  'correct the address': change(`shipping_address = shipping_address || '{"line2": "Moema"}'`),
  'delete the order': ({ order }) => pool.query('delete from orders where id = $1', [order]),
  'delete its candles': ({ order }) =>
    pool.query('delete from products where id in (select product_id from order_items where order_id = $1)', [
      order,
    ]),
  'fold the days': () => foldSalesDays({ db }),
  'fold the months': () => foldSalesMonths({ db, clock }),
  'rank the sales': () => rankSales({ db, clock }),
}

const history = fc.array(
  fc.record({
    step: fc.constantFrom(...Object.keys(steps)),
    which: fc.nat({ max: 7 }),
    minute: fc.nat({ max: MINUTES }),
    amount: fc.integer({ min: 1, max: 9 }),
  }),
  { minLength: 8, maxLength: 30 },
)

it('tells of every history of sales what the orders themselves say, before a fold and after it', async () => {
  await fc.assert(
    fc.asyncProperty(history, async (happened) => {
      await pool.query('delete from orders')
      await foldSalesDays({ db })
      for (const [place, { step, which, minute, amount }] of happened.entries()) {
        // What was ranked has changed since.
        if (place === Math.floor(happened.length / 2)) {
          await foldSalesDays({ db })
          await rankSales({ db, clock })
        }
        const { rows } = await pool.query('select id from orders order by created_at desc, id')
        const order = rows[which % Math.max(1, rows.length)]?.id
        await steps[step]?.({ order, at: new Date(FIRST_MINUTE + minute * 60_000), amount })
      }
      const truth = await Promise.all(tables.map(counted))
      expect(await Promise.all(tables.map(told))).toEqual(truth)
      expect(await ranked(MOST_SHOWN)).toEqual(await ranked(null))
      await foldSalesDays({ db })
      await foldSalesMonths({ db, clock })
      await rankSales({ db, clock })
      expect(await Promise.all(tables.map(told))).toEqual(truth)
      expect(await ranked(MOST_SHOWN)).toEqual(await ranked(null))
    }),
    { numRuns: 12, seed: 20_261_117, endOnFailure: true },
  )
})

import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, expect, it } from 'vitest'
import { createTestDatabase } from '../../../tests/support/database.ts'
import { makeOrder } from '../../../tests/support/make-orders.ts'
import { foldSalesDays, foldSalesMonths } from './fold-sales-days.ts'
import { rankSales } from './rank-sales.ts'
import { soldLines, soldOrders } from './sales.ts'
import { salesOf } from './sales-facts.ts'
import { type RankingName, readRanked } from './sales-rankings.ts'

const database = await createTestDatabase()
const { db, pool } = database
afterAll(() => database.close())

/** Parts of two months and the whole one between them; orders lie in it and beside it, at every hour. */
const span = { from: '2026-08-20', to: '2026-10-10' }
const FIRST_MINUTE = Date.parse('2026-08-18T00:00:00Z')
const MINUTES = 56 * 24 * 60
/** The last minute of August and the first of September, of September and October, and of both ends of the span, in São Paulo. */
const EDGES = ['08-20', '09-01', '10-01', '10-11']
  .map((day) => (Date.parse(`2026-${day}T03:00:00Z`) - FIRST_MINUTE) / 60_000)
  .flatMap((minute) => [minute - 1, minute])
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

/** What the tallies come to beside what the orders do, in plain SQL: each pair asks for the same columns. */
const pairs = {
  days: [
    sql`with ${salesOf('day_tallies', span)}
      select day::text, payment_status = 'paid' as kept, payment_method, payment_provider, sum(orders)::int as orders, sum(candles) as candles,
        sum(discount) as discount, sum(freight) as freight, sum(gifts) as gifts, sum(refunded) as refunded, sum(freight_cost) as freight_cost,
        sum(courier_margin) as margin, sum(rides_counted)::int as counted, sum(rides_open)::int as open
      from sales group by 1, 2, 3, 4 order by 1, 2, 3, 4`,
    sql`with ${soldOrders(span)}
      select day::text, is_kept as kept, payment_method, payment_provider, count(*)::int as orders, sum(candles) as candles,
        sum(discount) as discount, sum(freight) as freight, sum(gifts) as gifts, sum(refunded) as refunded,
        coalesce(sum(freight_cost), 0.00) as freight_cost,
        coalesce(sum(freight - freight_cost) filter (where by_courier), 0.00) as margin,
        (count(freight_cost) filter (where by_courier))::int as counted,
        (count(*) filter (where by_courier and freight_cost is null))::int as open
      from sold group by 1, 2, 3, 4 order by 1, 2, 3, 4`,
  ],
  units: [
    sql`with ${salesOf('day_tallies', span)}
      select day::text, sum(units)::int as units, sum(cost) as cost, sum(units_without_cost)::int as without_cost
      from sales group by 1 order by 1`,
    sql`with ${soldLines(span)}
      select day::text, sum(units)::int as units, coalesce(sum(units * unit_cost), 0.00) as cost,
        coalesce(sum(units) filter (where unit_cost is null), 0)::int as without_cost
      from sold group by 1 order by 1`,
  ],
  districts: [
    sql`with ${salesOf('district_tallies', span)}
      select district, sum(orders)::int as orders, sum(amount) as amount from sales group by 1 order by 1`,
    sql`with ${soldOrders(span)}
      select district, count(*)::int as orders, sum(paid) as amount from sold group by 1 order by 1`,
  ],
  items: [
    sql`with ${salesOf('item_tallies', span)}
      select payment_status = 'paid' as kept, product_id, case when product_id is null then name end as name, size, sum(units)::int as units,
        sum(revenue) as revenue, sum(cost) as cost, sum(units_without_cost)::int as without_cost
      from sales group by 1, 2, 3, 4 order by 1, 2, 3, 4`,
    sql`with ${soldLines(span)}
      select is_kept as kept, product_id, deleted_name as name, size, sum(units)::int as units,
        sum(revenue) as revenue, coalesce(sum(units * unit_cost), 0.00) as cost,
        coalesce(sum(units) filter (where unit_cost is null), 0)::int as without_cost
      from sold group by 1, 2, 3, 4 order by 1, 2, 3, 4`,
  ],
  totals: [
    sql`select coalesce(sum(orders), 0)::int as orders,
        coalesce(sum(orders) filter (where payment_status = 'paid' and status in ('pending', 'processing')), 0)::int as waiting,
        coalesce(sum(amount) filter (where payment_status = 'paid'), 0)::float8 as revenue from order_tallies`,
    sql`select count(*)::int as orders,
        (count(*) filter (where payment_status = 'paid' and status in ('pending', 'processing')))::int as waiting,
        coalesce(sum(total_amount - refunded_amount) filter (where payment_status = 'paid'), 0)::float8 as revenue from orders`,
  ],
} as const

async function expectBothAlike() {
  for (const [name, [tallied, plain]] of Object.entries(pairs))
    expect((await db.execute(plain)).rows, name).toEqual((await db.execute(tallied)).rows)
}

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
    const { id } = await makeOrder(
      { db },
      { createdAt: at, items: [{ productId: rows[0].id, name: 'Figo', quantity: amount }] },
    )
    const unitCost = amount % 3 === 0 ? null : amount
    return pool.query('update order_items set unit_cost = $2 where order_id = $1', [id, unitCost])
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
  'change the status': change(
    `status = (array['pending', 'processing', 'shipped', 'delivered'])[1 + $amount % 4]`,
  ),
  'take units back': ({ order }) =>
    pool.query('update order_items set returned_quantity = 1 where order_id = $1', [order]),
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
    minute: fc.oneof(fc.nat({ max: MINUTES }), fc.constantFrom(...EDGES)),
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
      await expectBothAlike()
      await foldSalesDays({ db })
      await foldSalesMonths({ db, clock })
      await rankSales({ db, clock })
      expect(await Promise.all(tables.map(told))).toEqual(truth)
      expect(await ranked(MOST_SHOWN)).toEqual(await ranked(null))
    }),
    { numRuns: 12, seed: 20_261_117, endOnFailure: true },
  )
})

import { type SQL, sql } from 'drizzle-orm'
import { FREIGHT_PROVIDER } from '#domain/freight/courier-settings.ts'
import type { Span } from '#domain/reports/report-span.ts'

/**
 * What is known of the sales of a day, said once: a task writes it down for the days that changed, and whoever asks
 * before that reads the same from the orders. Each day is found by the index of the orders, however many years there are.
 */
const dayFacts = sql`
  select stale.day, facts.* from stale cross join lateral (
    select o.payment_status, o.payment_method, o.payment_provider,
      count(*)::int as orders, sum(i.units)::int as units, sum(o.subtotal_amount) as candles,
      sum(o.pix_discount_amount + o.coupon_discount_amount) as discount, sum(o.shipping_amount) as freight, sum(o.refunded_amount) as refunded,
      sum(o.gift_amount) as gifts,
      coalesce(sum(o.shipping_actual_cost), 0.00) as freight_cost,
      sum(i.cost) as cost, sum(i.without_cost)::int as units_without_cost,
      coalesce(sum(o.shipping_amount - o.shipping_actual_cost) filter (where by_courier), 0.00) as courier_margin,
      (count(o.shipping_actual_cost) filter (where by_courier))::int as rides_counted,
      (count(*) filter (where by_courier and o.shipping_actual_cost is null))::int as rides_open
    from orders o
      cross join lateral (
        select coalesce(sum(quantity), 0) as units, coalesce(sum(quantity * unit_cost), 0.00) as cost,
          coalesce(sum(quantity) filter (where unit_cost is null), 0) as without_cost
        from order_items where order_id = o.id) i
      cross join lateral (select coalesce(o.shipping_provider = ${FREIGHT_PROVIDER}, false) as by_courier) c
    where o.sold_on = stale.day group by 1, 2, 3) facts`

/** The second line of an address ends with the district. */
const districtFacts = sql`
  select stale.day, facts.* from stale cross join lateral (
    select trim(split_part(coalesce(shipping_address->>'line2', ''), ' – ', -1)) as district,
      count(*)::int as orders, sum(total_amount) as amount
    from orders where sold_on = stale.day group by 1) facts`

/** The lines are asked for by their order: joined, a planner without statistics would read all lines ever for each day. */
const itemFacts = sql`
  select stale.day, facts.* from stale cross join lateral (
    select o.payment_status, i.product_id, i.product_snapshot->>'name' as name,
      coalesce(i.product_snapshot->>'variant_name', '') as size,
      sum(i.quantity)::int as units, sum(i.total_price) as revenue,
      coalesce(sum(i.quantity * i.unit_cost), 0.00) as cost,
      (coalesce(sum(i.quantity) filter (where i.unit_cost is null), 0))::int as units_without_cost
    from orders o cross join lateral (select * from order_items where order_id = o.id offset 0) i
    where o.sold_on = stale.day group by 1, 2, 3, 4) facts`

const tables = {
  day_tallies: {
    facts: dayFacts,
    columns: sql.raw(
      'day, payment_status, payment_method, payment_provider, orders, units, candles, discount, freight, refunded, gifts, freight_cost, cost, units_without_cost, courier_margin, rides_counted, rides_open',
    ),
  },
  district_tallies: { facts: districtFacts, columns: sql.raw('day, district, orders, amount') },
  item_tallies: {
    facts: itemFacts,
    columns: sql.raw('day, payment_status, product_id, name, size, units, revenue, cost, units_without_cost'),
  },
} as const

type TallyTable = keyof typeof tables

/** A month's own rows stand for those of its days. Days have no such table: there are few rows of each, and charts want them all. */
const monthTables = {
  district_tallies: sql`select month as day, district, orders, amount from district_month_tallies`,
  item_tallies: sql`select month as day, payment_status, product_id, name, size, units, revenue, cost, units_without_cost
    from item_month_tallies`,
} as const

/**
 * `with ${salesOf('item_tallies', span)} select … from sales`: what is tallied by month or day, and the days that changed since as
 * they are. Each day is looked up by itself, or a planner would read all days to leave out those of the months.
 */
export function salesOf(table: TallyTable, { from, to }: Span): SQL {
  const { facts, columns } = tables[table]
  const within = sql`day between ${from}::date and ${to}::date`
  const stale = sql`stale as materialized (select distinct day from stale_sales_days where ${within})`
  if (table === 'day_tallies')
    return sql`${stale},
      sales as not materialized (
        select ${columns} from day_tallies where ${within} and day not in (select day from stale)
        union all (${facts}))`
  return sql`${stale},
    months as materialized (
      select month, (month + interval '1 month')::date as next from tallied_months
      where month >= ${from}::date and month + interval '1 month' <= ${to}::date + 1
        and not exists (select from stale where stale.day >= month and stale.day < month + interval '1 month')),
    days as materialized (
      select span_day::date as day from generate_series(${from}::date, ${to}::date, interval '1 day') span_day
      where not exists (select from stale where stale.day = span_day)
        and not exists (select from months where span_day >= month and span_day < next)),
    sales as not materialized (
      ${monthTables[table]} where month in (select month from months)
      union all
      select tallied.* from days cross join lateral (select ${columns} from ${sql.raw(table)} where day = days.day offset 0) tallied
      union all (${facts}))`
}

/**
 * `${soldSince('2026-11-16', span)}`: what changes the sums of days up to that one, as they were written down, into those of the whole span:
 * the days after it, and of the days that changed what they are less what was written down.
 */
export function soldSince(day: SQL, { from, to }: Span): SQL {
  const { facts, columns } = tables.item_tallies
  return sql`
    with stale as materialized (select distinct day from stale_sales_days where day between ${from}::date and ${to}::date)
    (${facts})
    union all select ${columns} from item_tallies
      where day > ${day} and day <= ${to}::date and day not in (select day from stale)
    union all select day, payment_status, product_id, name, size, -units, -revenue, -cost, -units_without_cost
      from item_tallies where day <= ${day} and day in (select day from stale)`
}

/** In one statement, so that it sees one state of the shop: what commits meanwhile leaves a mark of its own. */
export function foldStatement(): SQL {
  const parts = Object.entries(tables).map(
    ([table, { facts, columns }]) => sql`
      gone_${sql.raw(table)} as (delete from ${sql.raw(table)} where day in (select day from stale)),
      new_${sql.raw(table)} as (insert into ${sql.raw(table)} (${columns}) ${facts})`,
  )
  return sql`
    with marks as (delete from stale_sales_days returning day),
    stale as (select distinct day from marks),
    gone_rankings as (delete from sales_rankings where exists (select from stale where day between first_day and last_day)),
    gone_months as (delete from tallied_months where month in (select date_trunc('month', day)::date from stale)),
    ${sql.join(parts, sql`, `)}
    select 1`
}

/** Sums up the days of all months before this one that are not summed up yet. A day that is marked meanwhile keeps its month unread. */
export function foldMonthsStatement(thisMonth: string): SQL {
  return sql`
    with added as (
      insert into tallied_months (month)
      select distinct date_trunc('month', day)::date from day_tallies where day < ${thisMonth}::date
      on conflict do nothing returning month),
    items as (
      insert into item_month_tallies (month, payment_status, product_id, name, size, units, revenue, cost, units_without_cost)
      select month, payment_status, product_id, name, size, sum(units), sum(revenue), sum(cost), sum(units_without_cost)
      from added join item_tallies on date_trunc('month', day)::date = month
      group by 1, 2, 3, 4, 5),
    districts as (
      insert into district_month_tallies (month, district, orders, amount)
      select month, district, sum(orders), sum(amount)
      from added join district_tallies on date_trunc('month', day)::date = month
      group by 1, 2)
    select 1`
}

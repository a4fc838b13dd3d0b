import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#database/connect.ts'
import type { Span } from '#domain/reports/report-span.ts'
import type { Shop } from '#shop/shop.ts'
import { salesOf, soldSince } from './sales-facts.ts'

interface Ranking {
  /** Which sales count. */
  readonly counted: SQL
  readonly size: SQL
  /** Word for word the order of an index of `ranked_items`. */
  readonly order: SQL
}

const rankings = {
  /** By candle and size, what brought most first. */
  sold: { counted: sql`true`, size: sql`size`, order: sql`revenue desc, units desc, item, size` },
  /** By candle, most units first; what was refunded does not count. */
  paid: { counted: sql`payment_status = 'paid'`, size: sql`''`, order: sql`units desc, item, size` },
} as const satisfies Record<string, Ranking>

export type RankingName = keyof typeof rankings

interface RankedSpan {
  ranking: RankingName
  span: Span
  /** Null for all of them. */
  limit: number | null
}

/**
 * `with ${ranked} select … from ranked`: item, product_id, size, units, revenue, cost, units_without_cost and how many there are in all
 * (total). A span that is ranked already is read off its index, with what was sold since; another is added up, one row for each candle and
 * month or day.
 */
export async function readRanked<Answer>(
  { db }: Pick<Shop, 'db'>,
  { ranking, span, limit }: RankedSpan,
  read: (tx: Transaction, ranked: SQL) => Promise<Answer>,
): Promise<Answer> {
  return db.transaction(
    async (tx) => {
      const known = limit === null ? undefined : await findRanking(tx, ranking, span)
      return read(
        tx,
        known === undefined ? addedUp(ranking, span, limit) : knownAndSince(ranking, span, known, limit),
      )
    },
    // Both statements see one state: a ranking may go in between.
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

async function findRanking(tx: Transaction, ranking: RankingName, { from, to }: Span) {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from sales_rankings where ranking = ${ranking} and first_day = ${from}::date and last_day <= ${to}::date
    order by last_day desc limit 1`)
  return rows[0]?.id
}

/** `select …` from tallied or counted sales. */
export function sumsOf(ranking: RankingName, sales: SQL): SQL {
  const { counted, size } = rankings[ranking]
  return sql`
    select coalesce(product_id::text, name) as item, product_id, ${size} as size, sum(units)::int as units, sum(revenue) as revenue,
      sum(cost) as cost, sum(units_without_cost)::int as units_without_cost
    from ${sales} where ${counted} group by 1, 2, 3`
}

function addedUp(ranking: RankingName, span: Span, limit: number | null): SQL {
  const { order } = rankings[ranking]
  return sql`${salesOf('item_tallies', span)},
    sums as (${sumsOf(ranking, sql`sales`)}),
    ranked as (select *, (count(*) over ())::int as total from sums order by ${order} limit ${limit})`
}

function knownAndSince(ranking: RankingName, span: Span, id: string, limit: number | null): SQL {
  const { order } = rankings[ranking]
  const columns = sql`item, product_id, size, units, revenue, cost, units_without_cost`
  return sql`
    known as materialized (select last_day, items from sales_rankings where id = ${id}::bigint),
    changes as materialized (${sumsOf(ranking, sql`(${soldSince(sql`(select last_day from known)`, span)}) since`)}),
    unchanged as (
      select ${columns} from ranked_items
      where ranking_id = ${id}::bigint and (item, size) not in (select item, size from changes)
      order by ${order} limit ${limit}),
    changed as materialized (
      select c.item, c.product_id, c.size, c.units + coalesce(r.units, 0) as units, c.revenue + coalesce(r.revenue, 0) as revenue,
        c.cost + coalesce(r.cost, 0) as cost, c.units_without_cost + coalesce(r.units_without_cost, 0) as units_without_cost,
        r.item is not null as was_known
      from changes c left join ranked_items r on r.ranking_id = ${id}::bigint and r.item = c.item and r.size = c.size),
    ranked as (
      select *, (select items from known) + (select (count(*) filter (where units > 0 and not was_known)
        - count(*) filter (where units = 0 and was_known))::int from changed) as total
      from (select * from unchanged union all select ${columns} from changed where units > 0) both_kinds
      order by ${order} limit ${limit})`
}

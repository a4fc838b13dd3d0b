import { type SQL, sql } from 'drizzle-orm'
import { SALES_PERIODS } from '#domain/dashboard/sales-period.ts'
import {
  addDays,
  addMonths,
  LAST_DAYS_OFFERED,
  lastDays,
  MONTHS_OFFERED,
  type Span,
} from '#domain/reports/report-span.ts'
import { isoDay } from '#domain/sao-paulo-time.ts'
import type { Shop } from '#shop/shop.ts'
import { foldAlone } from './fold-sales-days.ts'
import { type RankingName, sumsOf } from './sales-rankings.ts'

interface WantedRanking extends Span {
  readonly ranking: RankingName
}

/** What the back office offers by a link: the last days of a report and of the dashboard. */
const LAST_DAYS = { sold: LAST_DAYS_OFFERED, paid: SALES_PERIODS } as const

/** Ranks the candles of the spans that are looked at most, up to yesterday; what today brings is added by whoever looks. */
export async function rankSales({ db, clock }: Pick<Shop, 'db' | 'clock'>): Promise<void> {
  const wanted = wantedRankings(isoDay(clock.now()))
  const known = await db.execute<WantedRanking & Record<string, unknown>>(
    sql`select ranking, first_day::text as from, last_day::text as to from sales_rankings`,
  )
  const isIn = (list: readonly WantedRanking[], one: WantedRanking) =>
    list.some(({ ranking, from, to }) => ranking === one.ranking && from === one.from && to === one.to)
  for (const each of known.rows.filter((one) => !isIn(wanted, one))) await db.execute(forget(each))
  for (const each of wanted.filter((one) => !isIn(known.rows, one))) await foldAlone({ db }, rank(each))
}

function wantedRankings(today: string): WantedRanking[] {
  const yesterday = addDays(today, -1)
  const periods = (Object.keys(LAST_DAYS) as RankingName[]).flatMap((ranking) =>
    LAST_DAYS[ranking].map((days) => ({ ranking, from: lastDays(days, today).from, to: yesterday })),
  )
  const months = Array.from({ length: MONTHS_OFFERED }, (_, ago) => {
    const month = addMonths(today.slice(0, 7), -ago)
    const last = ago === 0 ? yesterday : addDays(`${addMonths(month, 1)}-01`, -1)
    return { ranking: 'sold' as const, from: `${month}-01`, to: last }
  })
  return [...periods, ...months].filter(({ from, to }) => from <= to)
}

/** From what is written down of the days, also where a day has changed since: a reader knows which these are, and recounts them. */
function rank({ ranking, from, to }: WantedRanking): SQL {
  return sql`
    with sums as materialized (
      ${sumsOf(ranking, sql`(select * from item_tallies where day between ${from}::date and ${to}::date) written`)}),
    added as (
      insert into sales_rankings (ranking, first_day, last_day, items)
      select ${ranking}, ${from}::date, ${to}::date, (select count(*) from sums)
      on conflict do nothing returning id)
    insert into ranked_items (ranking_id, item, product_id, size, units, revenue, cost, units_without_cost)
    select added.id, sums.* from added cross join sums`
}

const forget = ({ ranking, from, to }: WantedRanking) => sql`
  delete from sales_rankings where ranking = ${ranking} and first_day = ${from}::date and last_day = ${to}::date`

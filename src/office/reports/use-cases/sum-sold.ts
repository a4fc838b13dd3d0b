import { sql } from 'drizzle-orm'
import type { ReportSums } from '#office/reports/domain.ts'
import type { Span } from '#orders/domain/report-span.ts'
import { bestFirst, soldBy, todaysCosts, unitCost } from '#orders/use-cases/sales.ts'
import { type Centavos, centavosFromDecimal } from '#platform/domain/money.ts'
import type { Shop } from '#platform/shop.ts'

export interface SoldItem {
  /** Null if the product was deleted; the name is then the one at the time of sale. */
  readonly productId: string | null
  readonly name: string
  readonly size: string
  readonly units: number
  readonly revenue: Centavos
  readonly cost: Centavos
}

export interface DayUnits {
  readonly day: string
  readonly units: number
}

export interface Sold {
  readonly items: readonly SoldItem[]
  /** Includes items beyond the limit. */
  readonly total: Pick<SoldItem, 'units' | 'revenue' | 'cost'> & { readonly lines: number }
  readonly days: readonly DayUnits[]
  readonly costs: Costs
}

/**
 * Covers everything sold, because returns are credited on their own day. Uses the recorded cost, otherwise
 * today's.
 */
export type Costs = Pick<
  ReportSums,
  'units' | 'cost' | 'unitsAtBatchCost' | 'unitsAtTodaysCost' | 'unitsWithoutCost'
>

type Amounts = Record<'revenue' | 'cost', string>
type CostsRow = Omit<Costs, 'cost'> & { cost: string }

interface Row extends Record<string, unknown> {
  items: (Omit<SoldItem, keyof Amounts> & Amounts)[] | null
  total: Omit<Sold['total'], keyof Amounts> & Amounts
  days: { step: number; units: number }[] | null
  costs: CostsRow
}

interface Options {
  span: Span
  steps: readonly string[]
  limit: number | null
}

/** One query for items and days, because there may be years of lines. */
export async function sumSold({ db }: Pick<Shop, 'db'>, { span, steps, limit }: Options): Promise<Sold> {
  const { rows } = await db.execute<Row>(sql`
    with ${soldBy(span, sql`product_id, deleted_name, size, unit_cost, by_batch`, steps)}, sums as (
      select product_id, deleted_name, size, p.id, p.name, p.sort_name, sum(units)::int as units, sum(revenue) as revenue,
        sum(units * ${unitCost}) as cost
      from sold ${todaysCosts} group by product_id, deleted_name, size, p.id having sum(units) > 0),
    items as (
      select id as "productId", coalesce(name, deleted_name) as name, size, units, revenue::numeric(12,2)::text as revenue,
        cost::numeric(12,2)::text as cost, row_number() over (order by ${bestFirst}) as place
      from sums p order by place limit ${limit})
    select
      (select json_agg(items order by place) from items) as items,
      (select json_build_object('lines', count(*), 'units', coalesce(sum(units), 0), 'revenue', coalesce(sum(revenue), 0)::numeric(12,2)::text,
        'cost', coalesce(sum(cost), 0)::numeric(12,2)::text) from sums) as total,
      (select json_agg(days order by step) from (select step, sum(units)::int as units from sold group by step) days) as days,
      (select to_json(costs) from (select ${costs} from sold ${todaysCosts}) costs) as costs`)
  const [{ items, total, days, costs: allCosts }] = rows as [Row]
  return {
    items: (items ?? []).map(({ productId, name, size, units, ...amounts }) => ({
      productId,
      name,
      size,
      units,
      ...toCentavos(amounts),
    })),
    total: { lines: total.lines, units: total.units, ...toCentavos(total) },
    days: (days ?? []).map(({ step, units }) => ({ day: steps[step - 1] ?? '', units })),
    costs: { ...allCosts, cost: centavosFromDecimal(allCosts.cost) },
  }
}

/** For the comparison period, which needs totals only. */
export async function sumCosts({ db }: Pick<Shop, 'db'>, span: Span): Promise<Costs> {
  const { rows } = await db.execute<Record<string, unknown> & CostsRow>(sql`
    with ${soldBy(span, sql`product_id, size, unit_cost, by_batch`)}
    select ${costs} from sold ${todaysCosts}`)
  const [row] = rows as [CostsRow]
  return { ...row, cost: centavosFromDecimal(row.cost) }
}

const costs = sql`coalesce(sum(units), 0)::int as units, coalesce(sum(quantity * ${unitCost}), 0)::numeric(12,2)::text as cost,
  coalesce(sum(quantity) filter (where by_batch), 0)::int as "unitsAtBatchCost",
  coalesce(sum(quantity) filter (where unit_cost is null and ${unitCost} > 0), 0)::int as "unitsAtTodaysCost",
  coalesce(sum(quantity) filter (where unit_cost is null and ${unitCost} = 0), 0)::int as "unitsWithoutCost"`

const toCentavos = ({ revenue, cost }: Amounts) => ({
  revenue: centavosFromDecimal(revenue),
  cost: centavosFromDecimal(cost),
})

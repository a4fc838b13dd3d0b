import { type SQL, sql } from 'drizzle-orm'
import { FREIGHT_PROVIDER } from '#delivery/freight/domain/courier-settings.ts'
import type { RefundLine } from '#orders/domain/plan-refund.ts'
import type { Span } from '#orders/domain/report-span.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { type Centavos, centavosFromDecimal } from '#platform/domain/money.ts'

/** A sale counts on its payment day (`sold_on`); `is_kept` excludes full refunds. */
const soldWithin = ({ from, to }: Span) => sql`o.sold_on between ${from}::date and ${to}::date`
const isKept = sql`o.payment_status = 'paid'`

/** `with ${soldOrders(span)} select … from sold`: one row per order, read from `orders_sold_on_idx` only. */
export function soldOrders(span: Span): SQL {
  return sql`sold as not materialized (
    select o.id, o.sold_on as day, ${isKept} as is_kept, payment.method as payment_method, payment.provider as payment_provider, o.subtotal_amount as candles,
      o.pix_discount_amount + o.coupon_discount_amount as discount, o.shipping_amount as freight, o.shipping_waived_amount as waived, o.gift_amount as gifts,
      o.total_amount + o.voucher_amount as paid, o.refunded_amount + o.voucher_refunded_amount as refunded,
      o.voucher_amount as voucher_paid, o.voucher_amount - o.voucher_refunded_amount as by_voucher, o.shipping_actual_cost as freight_cost,
      (coalesce(o.shipping_provider = ${FREIGHT_PROVIDER}, false) or o.delivery_way = 'carrier') as is_carried, o.delivery_way, o.district
    from orders o left join payments payment on payment.id = o.payment_id where ${soldWithin(span)})`
}

/**
 * Uses the batch's cost, otherwise the product's cost at the time of sale. `by_batch` is true for the
 * batch's cost.
 */
const costWhenSold = sql`coalesce(i.batch_cost, i.unit_cost) as unit_cost, i.batch_cost is not null as by_batch`

/** `back` counts units returned to stock. No calculation here, because there may be years of lines. */
const lines = (span: Span) => sql`(
  select o.sold_on as day, i.product_id, case when i.product_id is null then i.name end as deleted_name, i.size, i.variant_id, ${costWhenSold}, i.quantity, i.returned_quantity as back, i.total_price
  from orders o join order_items i on i.order_id = o.id where ${soldWithin(span)}) line`

/** Orders that are fully refunded, or cancelled with a pending refund after their units returned to stock. */
const isUndone = sql`(o.payment_status = 'refunded' or o.status = 'cancelled' and not o.stock_held)`

/** Units refunded from line `i` of order `o`, whether or not they returned to stock. */
export const unitsBack = sql`case when ${isUndone} then i.quantity else least(i.quantity, greatest(i.returned_quantity, (
  select coalesce(sum(line.quantity), 0)::int from refunds r cross join jsonb_to_recordset(r.lines) as line("itemId" uuid, quantity int)
  where r.order_id = o.id and r.state = 'done' and line."itemId" = i.id))) end`

/** The few lines with more refunded units than returned ones; `back` is the difference. */
const furtherBack = (span: Span) => sql`(
  select day, product_id, case when product_id is null then name end as deleted_name, size, variant_id, ${costWhenSold}, quantity, back - returned_quantity as back, total_price
  from (select o.sold_on as day, i.*, ${unitsBack} as back
    from orders o join order_items i on i.order_id = o.id
    where ${soldWithin(span)} and o.id in (select id from orders where payment_status = 'refunded'
      union all select id from orders where status = 'cancelled' and payment_status = 'paid'
      union all select order_id from refunds where state = 'done' and lines <> '[]')) i) line`

/**
 * Sold `quantity`, and the kept `units` with their `revenue` before discounts, grouped by `columns` and
 * `step`. Usage: `with ${soldBy(span, sql`product_id`)} select … from sold`.
 */
export function soldBy(span: Span, columns: SQL, steps?: readonly string[]): SQL {
  const groups = steps ? sql`step, ${columns}` : columns
  const step = steps ? sql`${selectStep(steps)} as step, ` : sql``
  return sql`sold as (
    select ${groups}, sum(quantity)::int as quantity, sum(units)::int as units, sum(revenue) as revenue from (
      select ${step}${columns}, sum(quantity) as quantity, sum(quantity - back) as units,
        sum(total_price) - coalesce(sum(total_price * back / quantity) filter (where back > 0), 0) as revenue
      from ${lines(span)} group by ${groups}
      union all select ${step}${columns}, 0, -back, -total_price * back / quantity from ${furtherBack(span)}) sums
    group by ${groups})`
}

/** `with ${soldParts(span)} select … from part`: items sold in kits, with the units that went `back`. */
export const soldParts = (span: Span): SQL => sql`part as (
  select o.id as order_id, i.kit, i.product_id, i.size, i.unit_cost, i.unit_price, i.quantity, ${unitsBack} as back
  from orders o join order_items i on i.order_id = o.id and i.kit is not null where ${soldWithin(span)})`

/** 1-based. Month boundaries are passed in, because computing the month of each day is slower. */
export const selectStep = (steps: readonly string[]) => sql`width_bucket(day, ${sql.param(steps)}::date[])`

/** Falls back to the current cost of the size, then of the product. */
export const todaysCosts = sql`left join products p on p.id = product_id
  left join (select product_id as sized, name as size_name, cost from product_variants) v on v.sized = p.id and v.size_name = size`
export const unitCost = sql`coalesce(unit_cost, v.cost, p.cost, 0)`

/** Uses current costs, otherwise the costs at the time of sale. Null if any cost is unknown. */
export async function costOfLines(tx: Transaction, units: readonly RefundLine[]): Promise<Centavos | null> {
  const { rows } = await tx.execute<{ cost: string | null }>(sql`
    select case when bool_and(each is not null) then sum(each * quantity)::numeric(12,2)::text end as cost from (
      select line.quantity, coalesce(nullif(coalesce(v.cost, p.cost), 0), i.batch_cost, i.unit_cost) as each
      from jsonb_to_recordset(${JSON.stringify(units)}::jsonb) as line("itemId" uuid, quantity int)
      join order_items i on i.id = line."itemId" ${todaysCosts}) units`)
  const cost = rows[0]?.cost ?? null
  return cost === null ? null : centavosFromDecimal(cost)
}

export const bestFirst = sql`units desc, revenue desc, coalesce(p.sort_name, shop_fold(deleted_name)), product_id, size`

export const totalRevenue = sql`(select coalesce(sum(o.total_amount - o.refunded_amount + o.voucher_amount - o.voucher_refunded_amount), 0)::text from orders o
  where o.sold_on is not null and ${isKept})`

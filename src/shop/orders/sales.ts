import { type SQL, sql } from 'drizzle-orm'
import { FREIGHT_PROVIDER } from '#domain/freight/courier-settings.ts'
import type { Span } from '#domain/reports/report-span.ts'

/**
 * What a sale is, for every figure of the back office. An order is sold on the day of São Paulo on which its money came
 * (`orders.sold_on`) and stays in that day's books when the money goes back later; `is_kept` leaves out what went back as a whole.
 */
const soldWithin = ({ from, to }: Span) => sql`o.sold_on between ${from}::date and ${to}::date`
const isKept = sql`o.payment_status = 'paid'`

/** `with ${soldOrders(span)} select … from sold`: one row for each order, all of it in `orders_sold_on_idx`. */
export function soldOrders(span: Span): SQL {
  return sql`sold as not materialized (
    select o.sold_on as day, ${isKept} as is_kept, o.payment_method, o.payment_provider, o.subtotal_amount as candles,
      o.pix_discount_amount + o.coupon_discount_amount as discount, o.shipping_amount as freight, o.gift_amount as gifts,
      o.total_amount as paid, o.refunded_amount as refunded, o.shipping_actual_cost as freight_cost,
      coalesce(o.shipping_provider = ${FREIGHT_PROVIDER}, false) as by_courier, o.district
    from orders o where ${soldWithin(span)})`
}

/** Cancelled orders whose refund is still owed: the money counts until it is back, the candles are on the shelf. */
const unsent = sql`(select c.id from orders c where c.status = 'cancelled' and c.payment_status = 'paid' and not c.stock_held)`

/** Units of a line that came back, or whose money did; all of them where the order was refunded as a whole or is not sent. */
const givenBack = sql`case when o.payment_status = 'refunded' or unsent.id is not null then i.quantity
  when o.refunded_amount = 0 then i.returned_quantity else least(i.quantity, greatest(i.returned_quantity, (
    select coalesce(sum(line.quantity), 0) from refunds r cross join jsonb_to_recordset(r.lines) as line("itemId" uuid, quantity int)
    where r.order_id = o.id and r.state = 'done' and line."itemId" = i.id))) end`

/** So it is with nearly every line, and years of lines are then added up without reckoning. */
const isWhole = sql`o.refunded_amount = 0 and i.returned_quantity = 0 and ${isKept} and unsent.id is null`

/**
 * `with ${soldLines(span)} select … from sold`: one row for each line of these orders, with what was sold that day (`quantity`) and what
 * of it stayed sold (`units`), at the prices before discounts. A product that was deleted is known by its name.
 */
export function soldLines(span: Span): SQL {
  return sql`sold as not materialized (
    select o.sold_on as day, i.product_id, case when i.product_id is null then i.name end as deleted_name, i.size,
      i.quantity, case when ${isWhole} then i.quantity else i.quantity - ${givenBack} end as units,
      case when ${isWhole} then i.total_price else i.total_price * (i.quantity - ${givenBack}) / i.quantity end as revenue, i.unit_cost
    from orders o join order_items i on i.order_id = o.id left join ${unsent} unsent on unsent.id = o.id where ${soldWithin(span)})`
}

/** What sold best stands first, everywhere: by units, then by what they brought, then by name. */
export const bestFirst = sql`units desc, revenue desc, coalesce(p.sort_name, shop_fold(deleted_name)), product_id`

/** What all orders ever came to, less what went back. */
export const totalRevenue = sql`(select coalesce(sum(o.total_amount - o.refunded_amount), 0)::text from orders o
  where o.sold_on is not null and ${isKept})`

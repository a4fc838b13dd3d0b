import { sql } from 'drizzle-orm'
import type { ReportSums } from '#office/reports/domain.ts'
import type { Span } from '#orders/domain/report-span.ts'
import type { ReturnKind } from '#orders/returns/order-return.ts'
import { todaysCosts, unitCost } from '#orders/use-cases/sales.ts'
import { centavosFromDecimal } from '#platform/domain/money.ts'
import type { Shop } from '#platform/shop.ts'

const zone = sql`at time zone 'America/Sao_Paulo'`

type ReturnCounts = Pick<ReportSums, 'cancellations' | 'withdrawals' | 'broken' | 'wrong' | 'exchanges'>

export type RefundSums = Pick<ReportSums, 'refunds' | 'refundedOrders' | 'returnedCost' | 'exchangeCost'> &
  ReturnCounts

/** Includes the cost of candles returned by line refunds or with cancelled orders. */
export async function sumRefunds({ db }: Pick<Shop, 'db'>, span: Span): Promise<RefundSums> {
  const { rows } = await db.execute<
    { amount: string; orders: number; back: string; exchanged: string } & ReturnCounts
  >(sql`
    with given as (select r.* from refunds r join orders sale on sale.id = r.order_id and sale.sold_on is not null
      where r.state = 'done' and ${endedWithin(span)}),
    cost as not materialized (select i.id, i.order_id, i.quantity, i.returned_quantity, coalesce(i.batch_cost, ${unitCost}) as each
      from order_items i ${todaysCosts}
      where i.order_id in (select order_id from given)),
    exchanged as (${countExchanges(span)})
    select coalesce(sum(amount + voucher_amount), 0)::text as amount, count(distinct order_id)::int as orders,
      ((select coalesce(sum(least(line.quantity, cost.returned_quantity) * cost.each), 0) from given
          cross join lateral jsonb_to_recordset(given.lines) as line("itemId" uuid, quantity int)
          join cost on cost.id = line."itemId" where given.restock or exists (select 1 from order_returns r
            where r.order_id = given.order_id and r.is_restocked and given.key = 'refund:' || r.order_id || ':return:' || r.id))
        + (select coalesce(sum((cost.quantity - cost.returned_quantity) * cost.each), 0) from cost
          join orders o on o.id = cost.order_id
          where o.payment_status = 'refunded' and o.status = 'cancelled' and not o.stock_held
            and o.id in (select order_id from given where ended_at >= o.refunded_at))
      )::numeric(12,2)::text as back,
      ${countReturns('cancellation', span)} as cancellations, ${countReturns('withdrawal', span)} as withdrawals,
      ${countReturns('broken', span)} as broken, ${countReturns('wrong', span)} as wrong,
      (select exchanges from exchanged) as exchanges, (select cost from exchanged) as exchanged
    from given`)
  const { amount = '0', orders = 0, back = '0', exchanged = '0', ...counts } = rows[0] ?? {}
  return {
    ...noReturns,
    ...counts,
    refunds: centavosFromDecimal(amount),
    refundedOrders: orders,
    returnedCost: centavosFromDecimal(back),
    exchangeCost: centavosFromDecimal(exchanged),
  }
}

const noReturns: ReturnCounts = { cancellations: 0, withdrawals: 0, broken: 0, wrong: 0, exchanges: 0 }

function countExchanges({ from, to }: Span) {
  return sql`select count(*) filter (where state = 'exchanged')::int as exchanges,
      coalesce(sum(coalesce(goods_cost, 0) + coalesce(ride_cost, 0)), 0)::text as cost
    from order_returns where coalesce(ended_at, created_at) >= ${from}::date::timestamp ${zone}
      and coalesce(ended_at, created_at) < (${to}::date + 1)::timestamp ${zone}`
}

/** Excludes withdrawn requests and exchanges, which are counted separately. */
function countReturns(kind: ReturnKind, { from, to }: Span) {
  return sql`(select count(*)::int from order_returns where kind = ${kind} and state not in ('kept', 'exchanged')
    and created_at >= ${from}::date::timestamp ${zone} and created_at < (${to}::date + 1)::timestamp ${zone})`
}

/** Must match the expression of `refunds_ended_idx`. */
export function endedWithin({ from, to }: Span) {
  return sql`ended_at >= ${from}::date::timestamp ${zone} and ended_at < (${to}::date + 1)::timestamp ${zone}`
}

import { sql } from 'drizzle-orm'
import type { Transaction } from '#database/connect.ts'

/** A customer of the demo who changed her mind about one candle of her last delivery: the owner finds it at 'Hoje'. Nothing is mailed. */
export async function seedReturns(tx: Transaction, now: Date): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`
  await tx.execute(sql`
    with chosen as (
      select o.id, o.order_number, o.customer_name, i.id as item_id, i.unit_price,
        (select sum(quantity) = 1 from order_items where order_id = o.id) as is_whole, o.total_amount
      from orders o join order_items i on i.order_id = o.id and i.position = 0
      join users u on u.id = o.user_id left join accounts a on a.user_id = u.id
      where o.status = 'delivered' and o.payment_status = 'paid' and a.id is null
        and o.pix_discount_amount = 0 and o.delivered_at > ${at} - interval '6 days'
      order by o.delivered_at desc limit 1),
    asked as (
      insert into order_returns (order_id, kind, lines, is_whole, amount, return_way, reason, created_at)
      select id, 'withdrawal', jsonb_build_array(jsonb_build_object('itemId', item_id, 'quantity', 1)), is_whole,
        case when is_whole then total_amount else unit_price end, 'courier', 'Ganhei uma igual de presente', ${at} - interval '3 hours'
      from chosen returning order_id, amount, created_at),
    told as (
      insert into order_events (order_id, kind, details, created_at)
      select order_id, 'withdrawal-asked', '{}'::jsonb, created_at from asked)
    insert into reconciliation_findings (kind, subject, details, created_at, mailed_at)
    select 'withdrawal', c.id::text, jsonb_build_object('orderId', c.id, 'orderNumber', c.order_number,
      'customerName', c.customer_name, 'amount', (a.amount * 100)::int,
      'answerBy', to_char(a.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')), a.created_at, ${at}
    from chosen c join asked a on a.order_id = c.id`)
}

import { and, eq, type SQL, sql } from 'drizzle-orm'
import { reconciliationFindings } from '#database/schema/operations.ts'
import { orders, orderTallies } from '#database/schema/orders.ts'
import { reviewReports, reviews } from '#database/schema/reviews.ts'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import type { PaymentStatus } from '#domain/orders/payment-status.ts'
import type { Shop } from '#shop/shop.ts'

export interface OrderKind {
  readonly status: OrderStatus | null
  readonly paymentStatus: PaymentStatus | null
}

/** Null stands for any. Costs the same for ten orders and for a million. */
export function countOrders(shop: Pick<Shop, 'db'>, { status, paymentStatus }: OrderKind): Promise<number> {
  return sumTallies(
    shop,
    and(
      status ? eq(orderTallies.status, status) : undefined,
      paymentStatus ? eq(orderTallies.paymentStatus, paymentStatus) : undefined,
    ),
  )
}

interface WaitingForOwner extends Record<string, unknown> {
  /** Paid, and not yet handed to the courier. */
  readonly paid: number
  /** Awaiting a Pix to the owner's own key, and her word about it; an order whose customer has not seen its code awaits none. */
  readonly pix: number
  /** Notices that ask something of her. */
  readonly notices: number
  /** Reviews that nobody has published or refused yet, and published ones that readers reported. */
  readonly reviews: number
}

/** What the owner has to do next. The menu of the back office shows the numbers on every page: one statement. */
export async function countWaitingForOwner({ db }: Pick<Shop, 'db'>): Promise<WaitingForOwner> {
  const { rows } = await db.execute<WaitingForOwner>(sql`
    select
      (select coalesce(sum(orders), 0)::int from ${orderTallies}
        where payment_status = 'paid' and status in ('pending', 'processing')) as paid,
      (select count(*)::int from ${orders}
        where hold_expires_at is not null and payment_provider = 'pix-key' and payment_reference is not null) as pix,
      (select count(*)::int from ${reconciliationFindings} where resolved_at is null) as notices,
      (select count(*)::int from ${reviews} where status = 'waiting')
        + (select count(distinct review_id)::int from ${reviewReports} join ${reviews} on reviews.id = review_id
          where resolved_at is null and status = 'published') as reviews`)
  return rows[0] ?? { paid: 0, pix: 0, notices: 0, reviews: 0 }
}

async function sumTallies({ db }: Pick<Shop, 'db'>, kind: SQL | undefined): Promise<number> {
  const [row] = await db
    .select({ counted: sql<number>`coalesce(sum(${orderTallies.orders}), 0)::int` })
    .from(orderTallies)
    .where(kind)
  return row?.counted ?? 0
}

/** One row for each kind again. Whoever counts meanwhile sees the rows before or the sum after, never both. */
export async function foldOrderTallies({ db }: Pick<Shop, 'db'>): Promise<void> {
  await db.execute(sql`
    with gone as (delete from order_tallies returning status, payment_status, payment_method, orders, amount)
    insert into order_tallies (status, payment_status, payment_method, orders, amount)
    select status, payment_status, payment_method, sum(orders), sum(amount) from gone
    group by status, payment_status, payment_method having sum(orders) <> 0 or sum(amount) <> 0`)
}

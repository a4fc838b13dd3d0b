import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { orderTallies } from '#database/schema/orders.ts'
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

/** Paid, and not yet handed to the courier: what the owner has to do next. */
export function countWaitingOrders(shop: Pick<Shop, 'db'>): Promise<number> {
  return sumTallies(
    shop,
    and(eq(orderTallies.paymentStatus, 'paid'), inArray(orderTallies.status, ['pending', 'processing'])),
  )
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

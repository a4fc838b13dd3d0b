import { and, eq, inArray, sql } from 'drizzle-orm'
import { leftToRefund } from '#orders/domain/plan-refund.ts'
import { answerDay } from '#orders/returns/return-rights.ts'
import { orderReturns } from '#orders/returns/schema.ts'
import { orders } from '#orders/schema/orders.ts'
import { isPaidHere, orderColumns } from '#orders/use-cases/order-rows.ts'
import type { Centavos } from '#platform/domain/money.ts'
import type { Shop } from '#platform/shop.ts'

const LISTED_AT_MOST = 100

const isDueByLaw = sql`state = 'asked' and kind in ('cancellation', 'withdrawal') and amount > 0`

/** Pending refunds, including the voucher's part. */
const onItsWay = sql<Centavos>`(select coalesce(sum(round((f.amount + f.voucher_amount) * 100)), 0)::int from refunds f
  where f.order_id = orders.id and f.state = 'pending')`

export interface OwedRefund {
  readonly orderId: string
  readonly orderNumber: string
  readonly customerName: string
  readonly amount: Centavos
  readonly returnId: string | null
  readonly dueOn: string | null
  /** Set if the owner refunds manually. */
  readonly pixKey: string | null
}

/** Withdrawals first, then cancelled orders that are still paid; each has a partial index. */
export async function listOwedRefunds({ db }: Pick<Shop, 'db'>): Promise<OwedRefund[]> {
  const rows = await db
    .select({
      order: orderColumns,
      onItsWay,
      returned: {
        id: orderReturns.id,
        amount: orderReturns.amount,
        pixKey: orderReturns.pixKey,
        createdAt: orderReturns.createdAt,
      },
    })
    .from(orders)
    .leftJoin(
      orderReturns,
      and(
        eq(orderReturns.orderId, orders.id),
        eq(orderReturns.state, 'asked'),
        inArray(orderReturns.kind, ['cancellation', 'withdrawal']),
      ),
    )
    .where(
      sql`${orders.id} in (
        (select order_id from order_returns where ${isDueByLaw} order by created_at limit ${LISTED_AT_MOST})
        union all
        (select id from orders where status = 'cancelled' and payment_status = 'paid' limit ${LISTED_AT_MOST}))`,
    )
    .orderBy(sql`${orderReturns.createdAt} nulls last`, orders.cancelledAt, orders.id)
  return rows.flatMap(({ order, onItsWay: sent, returned }) => {
    const amount = returned?.amount ?? leftToRefund(order) - sent
    // Payments received elsewhere cannot be refunded here.
    if (amount <= 0 || order.pendingProviderAction === 'refund' || !isPaidHere(order)) return []
    const { id: orderId, orderNumber, customerName } = order
    return {
      orderId,
      orderNumber,
      customerName,
      amount,
      returnId: returned?.id ?? null,
      dueOn: returned && answerDay(false, returned.createdAt),
      pixKey: returned?.pixKey ?? null,
    }
  })
}

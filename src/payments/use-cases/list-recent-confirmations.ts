import { and, desc, eq, gt, inArray, isNull } from 'drizzle-orm'
import { isBeforeShipping, ORDER_STATUSES } from '#orders/domain/order-status.ts'
import { orders, payments } from '#orders/schema/orders.ts'
import { pixConfirmations } from '#orders/schema/payments.ts'
import type { Centavos } from '#platform/domain/money.ts'
import type { Shop } from '#platform/shop.ts'
import { TAKE_BACK_MINUTES } from './take-back-pix-confirmation.ts'

export interface RecentConfirmation {
  readonly orderId: string
  readonly orderNumber: string
  readonly customerName: string
  readonly amount: Centavos
  readonly takeBackUntil: Date
}

const unsent = ORDER_STATUSES.filter(isBeforeShipping)

export async function listRecentConfirmations(shop: Shop): Promise<RecentConfirmation[]> {
  const length = TAKE_BACK_MINUTES * 60_000
  const since = new Date(shop.clock.now().getTime() - length)
  const rows = await shop.db
    .select({
      orderId: orders.id,
      orderNumber: orders.orderNumber,
      customerName: orders.customerName,
      amount: pixConfirmations.amount,
      confirmedAt: pixConfirmations.createdAt,
    })
    .from(pixConfirmations)
    .innerJoin(payments, eq(payments.id, pixConfirmations.attemptId))
    .innerJoin(orders, eq(orders.paymentId, payments.id))
    .where(
      and(
        gt(pixConfirmations.createdAt, since),
        isNull(pixConfirmations.takenBackAt),
        eq(orders.paymentStatus, 'paid'),
        eq(orders.refundedAmount, 0),
        inArray(orders.status, unsent),
      ),
    )
    .orderBy(desc(pixConfirmations.createdAt), orders.orderNumber)
  return rows.map(({ confirmedAt, ...confirmation }) => ({
    ...confirmation,
    takeBackUntil: new Date(confirmedAt.getTime() + length),
  }))
}

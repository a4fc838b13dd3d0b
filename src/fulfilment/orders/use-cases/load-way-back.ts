import { asc, eq } from 'drizzle-orm'
import { users } from '#accounts/schema.ts'
import { refunds } from '#orders/schema/payments.ts'
import { isPaidHere, type OrderRow } from '#orders/use-cases/order-rows.ts'
import { isLastRefundFailed } from '#orders/use-cases/refund-rows.ts'
import { listReturns } from '#orders/use-cases/return-rows.ts'
import { findTakeBackEnd } from '#payments/use-cases/take-back-pix-confirmation.ts'
import { isRefundedByHand } from '#platform/domain/payment-method.ts'
import type { Shop } from '#platform/shop.ts'
import { isAccountConnected, listReturnParcels } from './return-parcels.ts'

export async function loadWayBack(
  shop: Shop,
  order: Pick<OrderRow, 'id' | 'paymentStatus' | 'paymentReference' | 'paymentProvider' | 'deliveryWay'>,
  { hasRefunds, hasReturns }: { hasRefunds: boolean; hasReturns: boolean },
) {
  const isRefundable = order.paymentStatus === 'paid' && isPaidHere(order)
  const isByHand = isRefundedByHand(order.paymentProvider)
  // Only carrier orders are returned by post.
  const isPosted = hasReturns && order.deliveryWay === 'carrier'
  const refunds = hasRefunds ? await listRefunds(shop, order.id) : []
  return {
    refunds: refunds,
    returns: hasReturns ? await listReturns(shop.db, order.id) : [],
    returnParcels: isPosted ? await listReturnParcels(shop.db, order.id) : [],
    sellsLabels: isPosted && (await isAccountConnected(shop.db)),
    takeBackUntil: isByHand ? await findTakeBackEnd(shop, order.id) : null,
    recordsRefund: isRefundable && isByHand,
    offersRefund: isRefundable && !isByHand,
    isRefundFailed: hasRefunds && (await isLastRefundFailed(shop.db, order.id)),
    /** After a failed provider refund, the owner may refund by hand and record it. */
    recordsFailedRefund: isRefundable && !isByHand && refunds.some(({ state }) => state === 'failed'),
  }
}

function listRefunds(shop: Shop, orderId: string) {
  const { id, amount, voucherAmount, lines, restock, reason, state, createdAt, endedAt } = refunds
  return shop.db
    .select({
      id,
      amount,
      voucherAmount,
      lines,
      restock,
      reason,
      state,
      createdAt,
      endedAt,
      actorName: users.name,
    })
    .from(refunds)
    .leftJoin(users, eq(users.id, refunds.actorId))
    .where(eq(refunds.orderId, orderId))
    .orderBy(asc(createdAt), asc(id))
}

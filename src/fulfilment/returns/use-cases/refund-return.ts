import { recordRefundByHand, refundPartOfOrder } from '#fulfilment/refunds/use-cases/refund-part-of-order.ts'
import { lockOrder } from '#orders/use-cases/order-rows.ts'
import { endReturn, findReturn } from '#orders/use-cases/return-rows.ts'
import type { Actor } from '#platform/audit/record-change.ts'
import { isRefundedByHand } from '#platform/domain/payment-method.ts'
import { ok, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'
import { returnRefund } from './write-return.ts'

/**
 * For payments to the owner's own key, this only records a refund already made. Idempotent through the
 * return's key.
 */
export async function refundReturn(
  shop: Shop,
  { orderId, returnId, actor }: { orderId: string; returnId: string; actor: Actor },
) {
  const returnRow = await shop.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    const request = order && (await findReturn(tx, { orderId, returnId }))
    return order && request ? { order, request } : null
  })
  if (!returnRow) return refuse('return-not-open')
  const { order, request } = returnRow
  const isByHand = isRefundedByHand(order.paymentProvider)
  if (request.state === 'refunded') {
    const isMailed = order.customerEmail !== ''
    return ok({ refunded: 'now' as const, amount: request.amount, isMailed, isByHand })
  }
  if (request.state !== 'asked') return refuse('return-not-open')
  if (request.amount === 0) return refuse('nothing-to-give-back')
  const give = isByHand ? recordRefundByHand : refundPartOfOrder
  const refund = await give(shop, { orderId, actor, part: returnRefund(request) })
  if (!refund.ok) return refund
  await shop.db.transaction((tx) => endReturn(tx, request, { state: 'refunded', now: shop.clock.now() }))
  return ok({ ...refund.value, isByHand })
}

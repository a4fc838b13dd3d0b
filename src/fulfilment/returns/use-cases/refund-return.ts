import { recordRefundByHand, refundPartOfOrder } from '#fulfilment/refunds/use-cases/refund-part-of-order.ts'
import { lockOrder } from '#orders/use-cases/order-rows.ts'
import { endReturn, findReturn } from '#orders/use-cases/return-rows.ts'
import type { Actor } from '#platform/audit/record-change.ts'
import { isRefundedByHand } from '#platform/domain/payment-method.ts'
import { ok, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'
import { returnRefund } from './write-return.ts'

/**
 * Gives back what a return comes to. What was paid to the owner's own key the owner has sent back, and says so with
 * this. Safe to press again: the refund has the return's own key.
 */
export async function refundReturn(
  shop: Shop,
  { orderId, returnId, actor }: { orderId: string; returnId: string; actor: Actor },
) {
  const found = await shop.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    const request = order && (await findReturn(tx, { orderId, returnId }))
    return order && request ? { order, request } : null
  })
  if (!found) return refuse('return-not-open')
  const { order, request } = found
  const isByHand = isRefundedByHand(order.paymentProvider)
  if (request.state === 'refunded') {
    const isMailed = order.customerEmail !== ''
    return ok({ refunded: 'now' as const, amount: request.amount, isMailed, isByHand })
  }
  if (request.state !== 'asked') return refuse('return-not-open')
  if (request.amount === 0) return refuse('nothing-to-give-back')
  const give = isByHand ? recordRefundByHand : refundPartOfOrder
  const given = await give(shop, { orderId, actor, part: returnRefund(request) })
  if (!given.ok) return given
  await shop.db.transaction((tx) => endReturn(tx, request, { state: 'refunded', now: shop.clock.now() }))
  return ok({ ...given.value, isByHand })
}

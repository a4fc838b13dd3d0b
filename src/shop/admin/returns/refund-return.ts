import { isRefundedByHand } from '#domain/checkout/payment-method.ts'
import { ok, refuse } from '#domain/result.ts'
import type { Actor } from '#shop/admin/audit/record-change.ts'
import { recordRefundByHand, refundPartOfOrder } from '#shop/admin/orders/refund-part-of-order.ts'
import { lockOrder } from '#shop/orders/order-rows.ts'
import { endReturn, findOpenReturn } from '#shop/orders/return-rows.ts'
import { returnRefund } from '#shop/returns/return-refund.ts'
import type { Shop } from '#shop/shop.ts'

/**
 * Gives back what a return comes to. What was paid to her own key the owner has sent back herself, and says so with this. Safe to
 * press again: the refund has the return's own key.
 */
export async function refundReturn(shop: Shop, { orderId, actor }: { orderId: string; actor: Actor }) {
  const found = await shop.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    const open = order && (await findOpenReturn(tx, orderId))
    return order && open ? { order, open } : null
  })
  if (!found) return refuse('return-not-open')
  const { order, open } = found
  const isByHand = isRefundedByHand(order.paymentProvider)
  const give = isByHand ? recordRefundByHand : refundPartOfOrder
  const given = await give(shop, { orderId, actor, part: returnRefund(open) })
  if (!given.ok) return given
  await shop.db.transaction((tx) => endReturn(tx, open, { state: 'refunded', now: shop.clock.now() }))
  return ok({ ...given.value, isByHand })
}

import { recordOrderEvents } from '#orders/use-cases/order-events.ts'
import { changeOrder, isPaidHere, lockOrder } from '#orders/use-cases/order-rows.ts'
import { blockBoughtVoucher } from '#orders/vouchers/use-cases/undo-bought-voucher.ts'
import { runProviderAction } from '#payments/use-cases/provider-actions.ts'
import { type Actor, recordChange } from '#platform/audit/record-change.ts'
import { isRefundedByHand } from '#platform/domain/payment-method.ts'
import { ok, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'

/** Stored before the provider is called, so that it is retried after an outage. Cancels an unshipped order. */
export async function refundOrder(shop: Shop, { orderId, actor }: { orderId: string; actor: Actor }) {
  const written = await shop.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order) return refuse('order-not-found')
    if (order.paymentStatus !== 'paid') return refuse('not-paid')
    if (isRefundedByHand(order.paymentProvider)) return refuse('by-hand')
    if (!isPaidHere(order)) return refuse('paid-elsewhere')
    const isMailed = order.customerEmail !== ''
    if (order.pendingProviderAction === 'refund') return ok({ isMailed })
    const blocked = await blockBoughtVoucher(tx, order, { isWhole: true })
    if (!blocked.ok) return blocked
    const now = shop.clock.now()
    await changeOrder(tx, orderId, { pendingProviderAction: 'refund', updatedAt: now })
    await recordOrderEvents(tx, orderId, [{ kind: 'refund-requested', at: now, actorId: actor.id }])
    const changes = { refund: { from: null, to: order.totalAmount - order.refundedAmount } }
    await recordChange(tx, { actor, entity: 'order', entityId: orderId, action: 'refund', changes, at: now })
    return ok({ isMailed })
  })
  if (!written.ok) return written
  const outcome = await runProviderAction(shop, orderId)
  if (!outcome.ok && outcome.code === 'not-refundable') return outcome
  const pending = !outcome.ok && outcome.code === 'refund-pending' ? ('pending' as const) : ('later' as const)
  return ok({ ...written.value, refunded: outcome.ok ? ('now' as const) : pending })
}

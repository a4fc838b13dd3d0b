import { releaseAndClose } from '#orders/use-cases/close-open-order.ts'
import { recordOrderEvents } from '#orders/use-cases/order-events.ts'
import { paymentRefusal } from '#orders/use-cases/order-notices.ts'
import { awaitsPayment, changeOrder, type OrderRow } from '#orders/use-cases/order-rows.ts'
import type { PaymentOutcome } from '#payments/providers/port.ts'
import type { Transaction } from '#platform/database/connect.ts'
import type { Shop } from '#platform/shop.ts'

type FailedOutcome = Extract<PaymentOutcome, { status: 'failed' }>

/** After a decline the hold continues and another card may pay. A closed payment ends its order. */
export async function settleFailed(
  shop: Shop,
  tx: Transaction,
  order: OrderRow,
  { outcome, isFirstReport }: { outcome: FailedOutcome; isFirstReport: boolean },
): Promise<OrderRow> {
  const now = shop.clock.now()
  if (outcome.reason === 'pix-expired') return settleExpiredCode(shop, tx, order, now)
  if (outcome.final) return awaitsPayment(order) ? closeUnpaid(shop, tx, order, now) : recordClosed(tx, order)
  if (order.paymentStatus === 'failed' && order.paymentFailure === outcome.reason) {
    if (!isFirstReport) return order
    // Another card was declined for the same reason. The customer is still trying, so the email is
    // postponed.
    return changeOrder(tx, order.id, { updatedAt: now })
  }
  const failure = { paymentStatus: 'failed', paymentFailure: outcome.reason, updatedAt: now } as const
  const failed = await changeOrder(tx, order.id, failure)
  await recordOrderEvents(tx, order.id, [{ kind: 'payment-declined', at: now, reason: outcome.reason }])
  return failed
}

/** No decline happened: the order ends with its hold, and until then another code may be opened. */
async function settleExpiredCode(shop: Shop, tx: Transaction, order: OrderRow, now: Date): Promise<OrderRow> {
  if (!awaitsPayment(order)) return order
  if (isOver(order, now)) return closeUnpaid(shop, tx, order, now, { owesCancel: true })
  return changeOrder(tx, order.id, { paymentFailure: 'pix-expired', updatedAt: now })
}

const isOver = ({ holdExpiresAt }: OrderRow, now: Date) => holdExpiresAt !== null && holdExpiresAt <= now

export async function closeUnpaid(
  shop: Shop,
  tx: Transaction,
  order: OrderRow,
  now: Date,
  { owesCancel = false }: { owesCancel?: boolean } = {},
): Promise<OrderRow> {
  const expired = isOver(order, now)
  const reason = expired ? 'expired' : 'owner'
  const closed = await releaseAndClose(shop, tx, order, { reason, owesCancel, now })
  if (expired) await shop.outbox.enqueue(tx, paymentRefusal(order, chooseExpiry(order)))
  return closed
}

function chooseExpiry({
  paymentMethod,
  paymentProvider,
}: OrderRow): 'pix-unseen' | 'pix-expired' | 'expired' {
  if (paymentProvider === 'pix-key') return 'pix-unseen'
  return paymentMethod === 'pix' ? 'pix-expired' : 'expired'
}

async function recordClosed(tx: Transaction, order: OrderRow): Promise<OrderRow> {
  if (order.pendingProviderAction !== 'cancel' && order.paymentStatus === 'failed') return order
  return changeOrder(tx, order.id, { paymentStatus: 'failed', pendingProviderAction: null })
}

import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#database/connect.ts'
import { orderEvents, orders } from '#database/schema/orders.ts'
import { refunds } from '#database/schema/payments.ts'
import { formatBrl } from '#domain/money.ts'
import type { PaymentEvent } from '#integrations/payments/port.ts'
import { recordOrderEvents } from '#shop/orders/order-events.ts'
import { changeOrder, lockOrder, type OrderRow } from '#shop/orders/order-rows.ts'
import { recordFinding, resolveFindings } from '#shop/orders/record-finding.ts'
import { finishRefund, promisedBack } from '#shop/orders/refund-rows.ts'
import type { Shop } from '#shop/shop.ts'

type ClosedDispute = Extract<PaymentEvent, { kind: 'dispute-closed' }>
type Dispute = Pick<ClosedDispute, 'reference' | 'dispute'>

/** The bank has decided: won, nothing changes any more; lost, the money is gone like any that was given back, and the owner is told. */
export async function settleDispute(shop: Shop, closed: ClosedDispute): Promise<void> {
  const now = shop.clock.now()
  const { reference, dispute, isLost } = closed
  await shop.db.transaction(async (tx) => {
    await resolveFindings(tx, { kind: 'payment-disputed', subject: reference, now })
    const order = await orderOf(tx, reference)
    if (!order || (await isDisputeClosed(tx, { order, dispute }))) return
    const kind = isLost ? ('dispute-lost' as const) : ('dispute-won' as const)
    const reason = formatBrl(closed.amount)
    await recordOrderEvents(tx, order.id, [{ kind, at: now, reason, change: dispute }])
    if (isLost) await recordLoss(tx, order, closed, now)
  })
}

/** The events of one dispute may come in any order: what was decided before is not opened again. */
export async function isDisputeDecided(shop: Shop, { reference, dispute }: Dispute): Promise<boolean> {
  return shop.db.transaction(async (tx) => {
    const order = await orderOf(tx, reference)
    return order !== null && (await isDisputeClosed(tx, { order, dispute }))
  })
}

async function orderOf(tx: Transaction, reference: string): Promise<OrderRow | null> {
  const [found] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.paymentReference, reference))
  return found ? lockOrder(tx, found.id) : null
}

async function isDisputeClosed(
  tx: Transaction,
  { order, dispute }: { order: OrderRow; dispute: string },
): Promise<boolean> {
  const isThis = and(eq(orderEvents.orderId, order.id), eq(sql`${orderEvents.details}->>'change'`, dispute))
  return (await tx.select({ kind: orderEvents.kind }).from(orderEvents).where(isThis).limit(1)).length > 0
}

/** Her bank gave the money back: it leaves the sums as a refund does. The candles are where they are, and so is the order. */
async function recordLoss(
  tx: Transaction,
  order: OrderRow,
  { dispute, amount, reference }: ClosedDispute,
  now: Date,
): Promise<void> {
  const { id: orderId, orderNumber, customerName } = order
  const lost = Math.min(amount, order.totalAmount - (await promisedBack(tx, order)))
  if (order.paymentStatus === 'paid' && lost > 0) {
    const row = { orderId, amount: lost, state: 'pending' as const, key: `dispute:${dispute}`, byHand: true }
    const [refund] = await tx
      .insert(refunds)
      .values({ ...row, createdAt: now })
      .onConflictDoNothing()
      .returning()
    const after = refund ? await finishRefund(tx, { order, refund, now }) : order
    if (after.refundedAmount >= after.totalAmount)
      await changeOrder(tx, orderId, { paymentStatus: 'refunded', refundedAt: now })
  }
  const details = { orderId, orderNumber, customerName, amount, reference }
  await recordFinding(tx, { kind: 'dispute-lost', subject: dispute, details, now })
}

import { and, eq, gt, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import { withdrawKitCoupon } from '#orders/coupons/use-cases/kit-coupon.ts'
import { isMadeByHand } from '#orders/domain/order-origin.ts'
import { isBeforeShipping } from '#orders/domain/order-status.ts'
import { holdEndUnder } from '#orders/domain/own-key-hold.ts'
import { orders, payments } from '#orders/schema/orders.ts'
import { bankEntries, pixConfirmations } from '#orders/schema/payments.ts'
import { releaseAndClose } from '#orders/use-cases/close-open-order.ts'
import { recordOrderEvents } from '#orders/use-cases/order-events.ts'
import { orderConfirmationKey, paymentRefusal } from '#orders/use-cases/order-notices.ts'
import { changeOrder, lockOrder, type OrderRow, orderColumns } from '#orders/use-cases/order-rows.ts'
import { promisedBack } from '#orders/use-cases/refund-rows.ts'
import { statusNotice } from '#orders/use-cases/status-notices.ts'
import { type Actor, recordChange } from '#platform/audit/record-change.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { ok, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'
import { ownKeyHold } from './payment-terms.ts'
import { countTakenBack } from './settle-paid.ts'

export const TAKE_BACK_MINUTES = 10

type Confirmation = typeof pixConfirmations.$inferSelect

/**
 * Undoes a mistaken confirmation within ten minutes, unless shipped or refunded. The order waits for
 * payment again.
 */
export async function takeBackPixConfirmation(
  shop: Shop,
  { orderId, actor, reason }: { orderId: string; actor: Actor; reason: string },
) {
  const current = await findConfirmation(shop, orderId)
  if (!current) return refuse('nothing-to-take-back')
  // The ledger comes first. After a crash here the reconciler reports the order, and the owner can repeat
  // the undo.
  const withdrawn = await shop.payments.ownPix?.takeBack(current.reference)
  if (!withdrawn?.ok || withdrawn.value.received > 0) return refuse('nothing-to-take-back')
  return shop.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order || !(await mayBeTakenBack(tx, order))) return refuse('nothing-to-take-back')
    const now = shop.clock.now()
    await forget(tx, current.confirmation, now)
    await withdrawKitCoupon(tx, orderId, now)
    const waiting = await waitAgain(shop, tx, { ...current, order })
    await recordOrderEvents(tx, orderId, [{ kind: 'payment-taken-back', at: now, actorId: actor.id, reason }])
    const changes = { paymentStatus: { from: 'paid', to: waiting.paymentStatus } }
    const auditEntry = { entity: 'order', entityId: orderId, action: 'pix-taken-back' } as const
    await recordChange(tx, { actor, ...auditEntry, changes, at: now })
    await notifyCustomer(shop, tx, { order, waiting, confirmation: current.confirmation })
    return ok()
  })
}

export async function findTakeBackEnd(shop: Shop, orderId: string): Promise<Date | null> {
  const current = await findConfirmation(shop, orderId)
  return current ? new Date(current.confirmation.createdAt.getTime() + TAKE_BACK_MINUTES * 60_000) : null
}

async function findConfirmation(shop: Shop, orderId: string) {
  const since = new Date(shop.clock.now().getTime() - TAKE_BACK_MINUTES * 60_000)
  const [row] = await shop.db
    .select({
      confirmation: pixConfirmations,
      reference: sql<string>`${payments.reference}`,
      codeEndsAt: payments.expiresAt,
      order: orderColumns,
    })
    .from(pixConfirmations)
    .innerJoin(payments, eq(payments.id, pixConfirmations.attemptId))
    .innerJoin(orders, eq(orders.paymentId, payments.id))
    .where(
      and(
        eq(pixConfirmations.orderId, orderId),
        isNull(pixConfirmations.takenBackAt),
        gt(pixConfirmations.createdAt, since),
      ),
    )
  return row && isUnsent(row.order) ? row : null
}

const isUnsent = (order: OrderRow) => order.paymentStatus === 'paid' && isBeforeShipping(order.status)

async function mayBeTakenBack(tx: Transaction, order: OrderRow): Promise<boolean> {
  return isUnsent(order) && order.stockHeld && (await promisedBack(tx, order)) === 0
}

async function forget(tx: Transaction, { id, attemptId }: Confirmation, now: Date): Promise<void> {
  await tx.update(pixConfirmations).set({ takenBackAt: now }).where(eq(pixConfirmations.id, id))
  await tx.update(bankEntries).set({ attemptId: null }).where(eq(bankEntries.attemptId, attemptId))
}

/**
 * A customer has at most one unpaid cart order. If they started another, this order ends and releases its
 * stock.
 */
async function waitAgain(
  shop: Shop,
  tx: Transaction,
  {
    order,
    codeEndsAt,
    confirmation,
  }: { order: OrderRow; codeEndsAt: Date | null; confirmation: Confirmation },
): Promise<OrderRow> {
  const now = shop.clock.now()
  const unpaid = { status: 'pending', paymentStatus: 'pending', paidAt: null, updatedAt: now } as const
  const waits = await changeOrder(tx, order.id, unpaid)
  await shop.outbox.enqueue(tx, statusNotice(shop, waits, order.status, `taken-back:${confirmation.id}`))
  const isOfCart = order.userId !== null && !isMadeByHand(order)
  if (isOfCart && (await hasOtherOpenOrder(tx, order.userId, order.id))) {
    return releaseAndClose(shop, tx, waits, { reason: 'replaced', owesCancel: true, now })
  }
  const usual = holdEndUnder(await ownKeyHold({ ...shop, db: tx }), now)
  // The deadline of a manual order may be days later.
  const holdExpiresAt = codeEndsAt && codeEndsAt > usual ? codeEndsAt : usual
  return changeOrder(tx, order.id, { holdExpiresAt })
}

async function hasOtherOpenOrder(tx: Transaction, userId: string | null, orderId: string): Promise<boolean> {
  const isOpen = and(isNotNull(orders.holdExpiresAt), eq(orders.origin, 'site'))
  const isOther = and(sql`${orders.userId} = ${userId}`, ne(orders.id, orderId), isOpen)
  return (await tx.select({ id: orders.id }).from(orders).where(isOther)).length > 0
}

/**
 * Withdraws the confirmation if it is still in the outbox. Always sends an apology, because the page
 * already showed 'paid'.
 */
async function notifyCustomer(
  shop: Shop,
  tx: Transaction,
  { order, waiting, confirmation }: { order: OrderRow; waiting: OrderRow; confirmation: Confirmation },
): Promise<void> {
  const earlier = (await countTakenBack(tx, order)) - 1
  await shop.outbox.withdraw(tx, 'send-email', orderConfirmationKey(order.id, earlier))
  const cause = waiting.status === 'pending' ? 'taken-back' : 'pix-unseen'
  await shop.outbox.enqueue(tx, paymentRefusal(order, cause, confirmation.id))
}

import { randomUUID } from 'node:crypto'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { FindingKind } from '#catalogue/stock/domain/finding-kind.ts'
import { freePlace } from '#delivery/calendar/use-cases/move-places.ts'
import { releaseCouponUse, retakeCouponUse } from '#orders/coupons/use-cases/move-coupon-uses.ts'
import { reasonToAsk } from '#orders/domain/confirm-status-change.ts'
import {
  isBeforeShipping,
  laterOutcome,
  type OrderStatus,
  type PaymentStatus,
} from '#orders/domain/order-status.ts'
import { planStatusChange, type StatusPlan } from '#orders/domain/status-change.ts'
import { confirmPromisedSlot, type SlotConfirmation } from '#orders/use-cases/confirm-promised-slot.ts'
import { moveStock } from '#orders/use-cases/move-stock.ts'
import { recordOrderEvents } from '#orders/use-cases/order-events.ts'
import {
  changeOrder,
  listHeldUnits,
  listOrderItems,
  lockOrder,
  type OrderRow,
} from '#orders/use-cases/order-rows.ts'
import { enqueueStatusEmail, withdrawStatusEmail } from '#orders/use-cases/status-email.ts'
import { statusNotice } from '#orders/use-cases/status-notices.ts'
import { claimVoucher, giveVoucherBack } from '#orders/vouchers/use-cases/voucher-ledger.ts'
import { type ActorOrService, recordChange } from '#platform/audit/record-change.ts'
import { commitUnlessRefused } from '#platform/commit-unless-refused.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { ok, refuse } from '#platform/domain/result.ts'
import { reconciliationFindings } from '#platform/operations/schema.ts'
import type { Shop } from '#platform/shop.ts'
import { followBox } from '#workshop/batches/use-cases/pack-batches.ts'
import { canBeUndone, recordTracking, stateBefore } from './status-undo.ts'

const DOUBTS: FindingKind[] = ['payment-disputed', 'fraud-warning']

export interface StatusChangeRequest {
  readonly orderId: string
  readonly to: OrderStatus
  /** Status displayed to the owner; without it, concurrent changes go undetected. */
  readonly seen?: OrderStatus | undefined
  readonly confirmedPayment?: PaymentStatus | undefined
  /** True if the candles came back. Set only if the order is cancelled after shipping. */
  readonly returnUnits?: boolean | undefined
  readonly givesBack?: boolean | undefined
  /** Undefined keeps the current code. */
  readonly trackingNumber?: string | null | undefined
  readonly notifiesCustomer?: boolean | undefined
  readonly actor: ActorOrService
}

export async function changeOrderStatus(shop: Shop, request: StatusChangeRequest) {
  const {
    orderId,
    to,
    seen,
    confirmedPayment,
    returnUnits,
    actor,
    givesBack,
    notifiesCustomer = true,
  } = request
  return commitUnlessRefused(shop.db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order) return refuse('order-not-found')
    if (order.status === to) return ok({ ...buildResult(order), undo: null, isMailed: false })
    const disputed = await isDisputed(tx, order.paymentReference)
    const reason = reasonToAsk({ order, disputed, to, seen, confirmedPayment })
    if (reason) return refuse('ask-first', { reason, ...buildResult(order) })
    const now = shop.clock.now()
    const plan = planStatusChange({ from: order.status, to, unitsTaken: order.stockHeld, returnUnits, now })
    if (!plan.ok) return plan
    const movedUnits = await moveUnits(tx, order, plan.value, { actor, now })
    if (!movedUnits.ok) return movedUnits
    const place = await movePlaceWith(shop, tx, order, to)
    if (to === 'cancelled' && isBeforeShipping(order.status)) await releaseCouponUse(tx, order, now)
    else if (order.status === 'cancelled') await retakeCouponUse(tx, order)
    // A paid order's voucher stays spent until it is refunded, like the money.
    const isUnpaid = order.paymentStatus === 'pending' || order.paymentStatus === 'failed'
    if (isUnpaid && to === 'cancelled') await giveVoucherBack(tx, order, { now })
    else if (isUnpaid && !(await claimVoucher(tx, order, now))) return refuse('voucher-gone')
    const { trackingNumber = order.trackingNumber } = request
    const changedStatus = await writeStatus(tx, order, { ...plan.value, ...place, trackingNumber }, now)
    await followBox(tx, order, changedStatus)
    const [change, withdrawnEmail] = [randomUUID(), await withdrawStatusEmail(shop, tx, order)]
    await recordTracking(tx, { order, trackingNumber, change, actor, at: now })
    const isMailed =
      notifiesCustomer &&
      (await enqueueStatusEmail(shop, tx, { order: changedStatus, change, known: withdrawnEmail, givesBack }))
    const undo = canBeUndone(order, to) ? change : null
    const before = undo ? stateBefore(order) : undefined
    const details = {
      status: to,
      change,
      known: withdrawnEmail,
      isMailed,
      isHeldBack: !notifiesCustomer,
      before,
    }
    await recordOrderEvents(tx, orderId, [{ kind: 'status-changed', at: now, ...details, actorId: actor.id }])
    const changes = { status: { from: order.status, to } }
    await recordChange(tx, { actor, entity: 'order', entityId: orderId, action: 'status', changes, at: now })
    await shop.outbox.enqueue(tx, statusNotice(shop, changedStatus, order.status, change))
    return ok({ ...buildResult(changedStatus), undo, isMailed })
  })
}

function buildResult({ orderNumber, status, paymentStatus, stockHeld, deliveryWay }: OrderRow) {
  const offersRefund = status === 'cancelled' && paymentStatus === 'paid'
  return { orderNumber, status, paymentStatus, unitsTaken: stockHeld, deliveryWay, offersRefund }
}

async function moveUnits(
  tx: Transaction,
  order: OrderRow,
  { units }: StatusPlan,
  { actor, now }: { actor: ActorOrService; now: Date },
) {
  if (units === 'stay') return ok()
  const neverPaid = order.holdExpiresAt !== null
  const reason = units === 'are-taken' ? 'retake' : neverPaid ? 'release' : 'return'
  const lines = listHeldUnits(await listOrderItems(tx, order.id))
  return moveStock(tx, [{ orderId: order.id, reason, lines, actorId: actor.id }], now)
}

async function movePlaceWith(shop: Shop, tx: Transaction, order: OrderRow, to: OrderStatus) {
  if (to === 'cancelled') {
    await freePlace(tx, order)
    return { placeHeld: false }
  }
  return order.status === 'cancelled' ? (await confirmPromisedSlot(shop, tx, order)).columns : {}
}

async function writeStatus(
  tx: Transaction,
  order: OrderRow,
  plan: StatusPlan & SlotConfirmation['columns'] & Pick<OrderRow, 'trackingNumber'>,
  now: Date,
): Promise<OrderRow> {
  const { units, ...stamped } = plan
  const cancels = plan.status === 'cancelled'
  const unpaid = order.paymentStatus === 'pending' || order.paymentStatus === 'failed'
  return changeOrder(tx, order.id, {
    ...stamped,
    stockHeld: units === 'stay' ? order.stockHeld : units === 'are-taken',
    // A manual change ends the hold, so that the order no longer expires.
    holdExpiresAt: null,
    cancelledAt: cancels ? now : null,
    cancelReason: cancels ? 'owner' : null,
    paymentStatus: cancels ? laterOutcome(order.paymentStatus, 'failed') : order.paymentStatus,
    pendingProviderAction: providerActionAfter(order, { cancels, unpaid }),
    updatedAt: now,
  })
}

/** Cancelling an unpaid order closes its payment. Reopening a cancelled order drops a pending refund. */
function providerActionAfter(order: OrderRow, { cancels, unpaid }: { cancels: boolean; unpaid: boolean }) {
  if (cancels) return unpaid && order.paymentReference ? ('cancel' as const) : order.pendingProviderAction
  return order.pendingProviderAction === 'refund' ? null : order.pendingProviderAction
}

async function isDisputed(tx: Transaction, reference: string | null): Promise<boolean> {
  if (reference === null) return false
  const { kind, subject, resolvedAt } = reconciliationFindings
  const [row] = await tx
    .select({ kind })
    .from(reconciliationFindings)
    .where(and(inArray(kind, DOUBTS), eq(subject, reference), isNull(resolvedAt)))
    .limit(1)
  return row !== undefined
}

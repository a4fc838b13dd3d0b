import { freePlace } from '#delivery/calendar/use-cases/move-places.ts'
import { runRefund } from '#fulfilment/refunds/use-cases/run-refunds.ts'
import { writeRefund } from '#fulfilment/refunds/use-cases/write-refund.ts'
import { releaseCouponUse } from '#orders/coupons/use-cases/move-coupon-uses.ts'
import type { RefundLine } from '#orders/domain/plan-refund.ts'
import { type ReturnWay, waysBack } from '#orders/returns/order-return.ts'
import { planReturn } from '#orders/returns/plan-return.ts'
import { withdrawalRight } from '#orders/returns/return-rights.ts'
import { moveStock } from '#orders/use-cases/move-stock.ts'
import { recordOrderEvents } from '#orders/use-cases/order-events.ts'
import { changeOrder, listHeldUnits, listOrderItems, type OrderRow } from '#orders/use-cases/order-rows.ts'
import { recordFinding } from '#orders/use-cases/record-finding.ts'
import { putUnitsBack, refundableOrder } from '#orders/use-cases/refund-rows.ts'
import type { ReturnRow } from '#orders/use-cases/return-rows.ts'
import { withdrawStatusEmail } from '#orders/use-cases/status-email.ts'
import { statusNotice } from '#orders/use-cases/status-notices.ts'
import { runProviderAction } from '#payments/use-cases/provider-actions.ts'
import { commitUnlessRefused } from '#platform/commit-unless-refused.ts'
import type { Transaction } from '#platform/database/connect.ts'
import type { Centavos } from '#platform/domain/money.ts'
import { isRefundedByHand } from '#platform/domain/payment-method.ts'
import { ok, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'
import {
  checkSeenReturn,
  keyForRefund,
  lockOwnOrder,
  type OwnOrder,
  returnRefund,
  type SeenReturn,
  writeReturn,
} from './write-return.ts'

export interface WithdrawalRequest extends OwnOrder {
  readonly lines: readonly RefundLine[] | 'rest'
  /** Null for unshipped orders. */
  readonly returnWay: ReturnWay | null
  readonly reason: string
  readonly pixKey: string
  readonly seen: SeenReturn
}

type Owed = { readonly order: string } | { readonly refund: string } | null

/** Shipped candles have to come back first, so the return waits for the owner. */
export async function withdraw(shop: Shop, request: WithdrawalRequest) {
  const written = await commitUnlessRefused(shop.db, (tx) => writeWithdrawal(shop, tx, request))
  if (!written.ok) return written
  const { owed, ...withdrawn } = written.value
  if (owed && 'order' in owed) await runProviderAction(shop, owed.order)
  if (owed && 'refund' in owed) await runRefund(shop, owed.refund)
  return ok(withdrawn)
}

async function writeWithdrawal(shop: Shop, tx: Transaction, request: WithdrawalRequest) {
  const order = await lockOwnOrder(tx, request)
  if (!order) return refuse('order-not-found')
  const seenReturn = await checkSeenReturn(tx, order.id, request.seen)
  if (!seenReturn.ok) return seenReturn
  const right = withdrawalRight(order, shop.clock.now()).kind
  const isOnItsWayBack = order.pendingProviderAction === 'refund'
  if (right === 'none' || right === 'over' || isOnItsWayBack) return refuse('withdrawal-not-possible')
  // The order was shipped after the customer opened the page.
  if (right === 'return' && !request.returnWay) return refuse('order-has-left')
  const refundable = await refundableOrder(tx, order)
  const plannedReturn = planReturn(
    refundable,
    request.lines === 'rest' ? listRest(refundable.items) : request.lines,
  )
  if (!plannedReturn.ok) return plannedReturn
  const key = keyForRefund(order, request.pixKey)
  if (!key.ok) return key
  const plan = { ...plannedReturn.value, reason: request.reason.trim(), pixKey: key.value }
  if (right === 'cancel') return giveUp(shop, tx, order, plan)
  const kind = 'withdrawal' as const
  const returnWay: ReturnWay = request.returnWay === 'workshop' ? 'workshop' : waysBack(order.deliveryWay)[0]
  const row = { ...plan, kind, returnWay, state: 'asked' as const }
  const written = await writeReturn(shop, tx, order, row)
  return ok({ ...chooseOutcome(written), owed: null as Owed })
}

function chooseOutcome({ kind, isWhole, amount }: ReturnRow) {
  if (kind === 'withdrawal') return { outcome: 'asked' as const, amount }
  return { outcome: isWhole ? ('cancelled' as const) : ('given-up' as const), amount }
}

interface GivenUp {
  readonly amount: Centavos
  readonly lines: RefundLine[]
  readonly isWhole: boolean
  readonly reason: string
  readonly pixKey: string | null
}

async function giveUp(shop: Shop, tx: Transaction, order: OrderRow, plan: GivenUp) {
  const isByHand = isRefundedByHand(order.paymentProvider)
  const state = isByHand ? ('asked' as const) : ('refunded' as const)
  const row = { ...plan, kind: 'cancellation' as const, returnWay: null, state, isRestocked: true }
  const written = await writeReturn(shop, tx, order, row)
  const outcome = chooseOutcome(written)
  if (plan.isWhole) {
    await cancelWhole(shop, tx, order)
    return ok({ ...outcome, owed: (isByHand ? null : { order: order.id }) as Owed })
  }
  const refund = await giveUpPart(shop, tx, { order, written, isByHand })
  if (!refund.ok) return refund
  return ok({ ...outcome, owed: (refund.value ? { refund: refund.value } : null) as Owed })
}

const listRest = (items: readonly { id: string; quantity: number; refundedQuantity: number }[]) =>
  items.map(({ id, quantity, refundedQuantity }) => ({ itemId: id, quantity: quantity - refundedQuantity }))

export async function cancelWhole(shop: Shop, tx: Transaction, order: OrderRow): Promise<void> {
  const now = shop.clock.now()
  const lines = listHeldUnits(await listOrderItems(tx, order.id))
  if (order.stockHeld) await moveStock(tx, [{ orderId: order.id, reason: 'return', lines }], now)
  await freePlace(tx, order)
  await releaseCouponUse(tx, order, now)
  const changed = await changeOrder(tx, order.id, {
    status: 'cancelled',
    cancelReason: 'customer',
    cancelledAt: now,
    stockHeld: false,
    placeHeld: false,
    // The owner refunds Pix to their own key by hand, so the return waits for them.
    pendingProviderAction: isRefundedByHand(order.paymentProvider) ? null : 'refund',
    updatedAt: now,
  })
  // The unsent status email is no longer true.
  await withdrawStatusEmail(shop, tx, order)
  const event = { kind: 'status-changed', at: now, status: 'cancelled', reason: 'customer' } as const
  await recordOrderEvents(tx, order.id, [event])
  await notifyOwner(tx, order, now)
  await shop.outbox.enqueue(tx, statusNotice(shop, changed, order.status, 'given-up'))
}

interface Part {
  readonly order: OrderRow
  readonly written: ReturnRow
  readonly isByHand: boolean
}

/** Restocks the unshipped part. Its refund is automatic, unless the owner has to refund by hand. */
async function giveUpPart(shop: Shop, tx: Transaction, { order, written, isByHand }: Part) {
  const now = shop.clock.now()
  if (order.stockHeld) await putUnitsBack(tx, order, { ...written, actorId: order.userId }, now)
  await notifyOwner(tx, order, now)
  if (isByHand) return ok(null)
  const actor = { id: order.userId ?? order.id, name: order.customerName }
  const refund = await writeRefund(tx, { order, actor, part: returnRefund(written), now })
  return refund.ok ? ok(refund.value.id) : refund
}

/** Notifies the owner, because the box may be packed already. */
async function notifyOwner(tx: Transaction, order: OrderRow, now: Date): Promise<void> {
  const { id: orderId, orderNumber, customerName } = order
  const details = { orderId, orderNumber, customerName }
  await recordFinding(tx, { kind: 'order-given-up', subject: orderId, details, now })
}

import { and, asc, eq, gte, inArray, isNotNull, isNull, ne, or } from 'drizzle-orm'
import type { StockMove } from '#catalogue/stock/use-cases/change-shelf.ts'
import { coupons, couponUses } from '#orders/coupons/schema.ts'
import { giveKitCoupon } from '#orders/coupons/use-cases/kit-coupon.ts'
import { claimCouponUse } from '#orders/coupons/use-cases/move-coupon-uses.ts'
import { orders } from '#orders/schema/orders.ts'
import { pixConfirmations, refunds } from '#orders/schema/payments.ts'
import { closeOpenOrder, releaseAndClose } from '#orders/use-cases/close-open-order.ts'
import { confirmPromisedSlot } from '#orders/use-cases/confirm-promised-slot.ts'
import { mayHoldCoupon } from '#orders/use-cases/coupon-of-order.ts'
import { moveStock } from '#orders/use-cases/move-stock.ts'
import { changeOrderWithEvents, type NewOrderEvent } from '#orders/use-cases/order-events.ts'
import { orderConfirmation, ownerOrderNotice } from '#orders/use-cases/order-notices.ts'
import { awaitsPayment, itemsOf, type OrderRow, unitsOf } from '#orders/use-cases/order-rows.ts'
import { statusNotice } from '#orders/use-cases/status-notices.ts'
import { claimVoucher } from '#orders/vouchers/use-cases/voucher-ledger.ts'
import { commitUnlessRefused } from '#platform/commit-unless-refused.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'
import { notifyOrderOfBatches } from '#workshop/batches/use-cases/notify-orders-of-batch.ts'
import { markPaid, settleVoucherOrder, takeOutOfCart } from './mark-paid.ts'

/** A use of this coupon by another order would break its limit. */
const isUsedUp = or(
  eq(coupons.oncePerCustomer, true),
  eq(coupons.firstPurchaseOnly, true),
  gte(coupons.uses, coupons.mostUses),
)

/** Who is written to. The owner need not be written to about what they have just received themselves. */
interface Recipients {
  readonly customer: boolean
  readonly owner: boolean
}

const everybody: Recipients = { customer: true, owner: true }

/** Why the money goes back although it came: units, coupon's use or voucher's balance are somebody else's by now. */
type NotHonoured = Refusal<'units-gone' | 'coupon-gone' | 'voucher-gone'>

/**
 * The money is there. An order that still holds its units goes into preparation; one that was ended meanwhile is
 * honoured when its units can be taken again.
 */
export async function settlePaid(
  shop: Shop,
  tx: Transaction,
  order: OrderRow,
  { notified = everybody }: { notified?: Recipients } = {},
): Promise<OrderRow> {
  const mayBeRefused = order.status === 'cancelled' || mayHoldCoupon(order) || order.voucherAmount > 0
  const honoured = mayBeRefused
    ? await commitUnlessRefused(tx, (savepoint) => honourOrder(shop, savepoint, order, notified))
    : await honourOrder(shop, tx, order, notified)
  return honoured.ok ? honoured.value : oweRefund(shop, tx, order, honoured.code)
}

async function honourOrder(
  shop: Shop,
  tx: Transaction,
  order: OrderRow,
  notified: Recipients,
): Promise<Ok<OrderRow> | NotHonoured> {
  const isThere = order.status !== 'cancelled' || (await takeUnitsAgain(shop, tx, order))
  return isThere ? confirmOrder(shop, tx, order, notified) : refuse('units-gone')
}

/** Time or a changed cart ended it, so the late payment is welcome. What a person cancelled, or nobody could be sent, stays cancelled. */
async function takeUnitsAgain(shop: Shop, tx: Transaction, order: OrderRow): Promise<boolean> {
  if (order.cancelReason !== 'expired' && order.cancelReason !== 'replaced') return false
  if (order.identityLockedAt) return false
  if (order.origin === 'voucher') return true
  const now = shop.clock.now()
  const rivals = await lockOwnRivals(tx, order)
  const moves: StockMove[] = []
  for (const { id } of rivals)
    moves.push({ orderId: id, reason: 'release', lines: unitsOf(await itemsOf(tx, id)) })
  moves.push({ orderId: order.id, reason: 'retake', lines: unitsOf(await itemsOf(tx, order.id)) })
  // In one call: shelves are locked in the order of their ids, whosever units move.
  if (!(await moveStock(tx, moves, now)).ok) return false
  for (const rival of rivals)
    await closeOpenOrder(shop, tx, rival, { reason: 'replaced', owesCancel: true, now })
  return true
}

async function confirmOrder(
  shop: Shop,
  tx: Transaction,
  order: OrderRow,
  notified: Recipients,
): Promise<Ok<OrderRow> | NotHonoured> {
  const now = shop.clock.now()
  if (order.origin === 'voucher') return ok(await settleVoucherOrder(shop, tx, order))
  const starts = order.status === 'pending' || order.status === 'cancelled'
  const slot = await confirmPromisedSlot(shop, tx, order)
  if (!(await claimCouponUse(tx, order))) return refuse('coupon-gone')
  if (!(await claimVoucher(tx, order, now))) return refuse('voucher-gone')
  const status = starts ? 'processing' : order.status
  const { paid, sold } = await markPaid(tx, order, { columns: { ...slot.columns, status }, now })
  await takeOutOfCart(tx, order)
  const { items, gift, couponLabel, readyOn } = sold
  const missed = slot.missed ?? sold.moved?.from ?? null
  const kits = items.flatMap(({ kit }) => kit ?? [])
  const kitCoupon = await giveKitCoupon(tx, paid, { kits, now })
  const takenBack = await countTakenBack(tx, paid)
  const named = { ...paid, couponLabel }
  const change = takenBack === 0 ? 'paid' : `paid:${takenBack}`
  await shop.outbox.enqueue(
    tx,
    ...(notified.customer
      ? [orderConfirmation(named, items, { takenBack, missed, readyOn, gift, kitCoupon })]
      : []),
    ...(notified.owner ? [ownerOrderNotice(named, items, { takenBack, gift })] : []),
    ...(starts ? [statusNotice(shop, paid, order.status, change)] : []),
  )
  // A batch may have failed while the customer was paying.
  if (sold.hasReserved) await notifyOrderOfBatches(shop, tx, { orderId: order.id })
  return ok(paid)
}

async function oweRefund(
  shop: Shop,
  tx: Transaction,
  order: OrderRow,
  reason: NotHonoured['code'],
): Promise<OrderRow> {
  const now = shop.clock.now()
  if (awaitsPayment(order))
    await releaseAndClose(shop, tx, order, { reason: 'replaced', owesCancel: false, now })
  await recordVoucherPartBack(tx, order, now)
  const owed = {
    paymentStatus: 'paid',
    pendingProviderAction: 'refund',
    voucherRefundedAmount: order.voucherAmount,
    paidAt: now,
    updatedAt: now,
  } as const
  const events: NewOrderEvent[] = [{ kind: 'paid', at: now }]
  if (reason !== 'units-gone') events.push({ kind: reason, at: now })
  return changeOrderWithEvents(tx, order.id, owed, events)
}

/** The voucher has its part since the order ended: reports count the sale whole, and must see that this part went back. */
async function recordVoucherPartBack(tx: Transaction, order: OrderRow, now: Date): Promise<void> {
  const { id: orderId, voucherAmount, voucherRefundedAmount } = order
  const back = voucherAmount - voucherRefundedAmount
  if (back === 0) return
  const row = { orderId, amount: 0, voucherAmount: back, state: 'done' as const, key: `voucher:${orderId}` }
  await tx.insert(refunds).values({ ...row, createdAt: now, endedAt: now })
}

/** The money that came first counts: the customer's newer unpaid order gives its coupon back and can no longer be paid. */
async function lockOwnRivals(tx: Transaction, order: OrderRow): Promise<OrderRow[]> {
  if (!mayHoldCoupon(order) || order.userId === null) return []
  const own = tx
    .select({ id: couponUses.couponId })
    .from(couponUses)
    .innerJoin(coupons, eq(coupons.id, couponUses.couponId))
    .where(and(eq(couponUses.orderId, order.id), isNotNull(couponUses.releasedAt), isUsedUp))
  const holding = tx
    .select({ id: couponUses.orderId })
    .from(couponUses)
    .where(and(inArray(couponUses.couponId, own), isNull(couponUses.releasedAt)))
  const isRival = and(
    eq(orders.userId, order.userId),
    ne(orders.id, order.id),
    isNotNull(orders.holdExpiresAt),
    inArray(orders.id, holding),
  )
  return tx.select().from(orders).where(isRival).orderBy(asc(orders.createdAt)).for('update')
}

/** How often the owner has taken their word about this order's Pix back. Asked only where money comes to their own key. */
export async function countTakenBack(tx: Transaction, order: OrderRow): Promise<number> {
  if (order.paymentProvider !== 'pix-key') return 0
  const isTakenBack = and(eq(pixConfirmations.orderId, order.id), isNotNull(pixConfirmations.takenBackAt))
  return (await tx.select({ id: pixConfirmations.id }).from(pixConfirmations).where(isTakenBack)).length
}

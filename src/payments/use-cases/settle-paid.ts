import { and, eq, gte, inArray, isNotNull, isNull, ne, or } from 'drizzle-orm'
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
import {
  awaitsPayment,
  listHeldUnits,
  listOrderItems,
  lockOrder,
  lockOrders,
  type OrderRow,
} from '#orders/use-cases/order-rows.ts'
import { statusNotice } from '#orders/use-cases/status-notices.ts'
import { buysVoucher } from '#orders/vouchers/domain/voucher.ts'
import { claimVoucher } from '#orders/vouchers/use-cases/voucher-ledger.ts'
import { commitUnlessRefused } from '#platform/commit-unless-refused.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { prepared } from '#platform/database/prepared.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'
import { notifyOrderOfBatches } from '#workshop/batches/use-cases/notify-orders-of-batch.ts'
import { markPaid, settleVoucherOrder, takeOutOfCart } from './mark-paid.ts'

const isUsedUp = or(
  eq(coupons.oncePerCustomer, true),
  eq(coupons.firstPurchaseOnly, true),
  gte(coupons.uses, coupons.mostUses),
)

/** The owner gets no email about money that they entered themselves. */
interface Recipients {
  readonly customer: boolean
  readonly owner: boolean
}

const everybody: Recipients = { customer: true, owner: true }

type NotHonoured = Refusal<'units-gone' | 'coupon-gone' | 'voucher-gone'>

/**
 * Starts preparation if the order still holds its stock. An ended order is revived if its stock is still
 * available.
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

/** Settles an order that its voucher pays in full, because no provider will report a payment. */
export async function settleCovered(shop: Shop, orderId: string): Promise<void> {
  await prepared(shop.db).transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (order && awaitsPayment(order)) await settlePaid(shop, tx, order)
  })
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

/** Expired and replaced orders accept a late payment. Other cancelled orders stay cancelled. */
async function takeUnitsAgain(shop: Shop, tx: Transaction, order: OrderRow): Promise<boolean> {
  if (order.cancelReason !== 'expired' && order.cancelReason !== 'replaced') return false
  if (order.identityLockedAt) return false
  if (buysVoucher(order)) return true
  const now = shop.clock.now()
  const rivals = await lockOwnRivals(tx, order)
  const moves: StockMove[] = []
  for (const { id } of rivals)
    moves.push({ orderId: id, reason: 'release', lines: listHeldUnits(await listOrderItems(tx, id)) })
  moves.push({
    orderId: order.id,
    reason: 'retake',
    lines: listHeldUnits(await listOrderItems(tx, order.id)),
  })
  // Moves the stock of all orders in one call, so that stock rows are locked in id order.
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
  if (buysVoucher(order)) return ok(await settleVoucherOrder(shop, tx, order))
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
  const pendingRefund = {
    paymentStatus: 'paid',
    pendingProviderAction: 'refund',
    voucherRefundedAmount: order.voucherAmount,
    paidAt: now,
    updatedAt: now,
  } as const
  const events: NewOrderEvent[] = [{ kind: 'paid', at: now }]
  if (reason !== 'units-gone') events.push({ kind: reason, at: now })
  return changeOrderWithEvents(tx, order.id, pendingRefund, events)
}

/**
 * The voucher was credited when the order ended. Reports count the full sale, so they need a row for this
 * part.
 */
async function recordVoucherPartBack(tx: Transaction, order: OrderRow, now: Date): Promise<void> {
  const { id: orderId, voucherAmount, voucherRefundedAmount } = order
  const voucherRest = voucherAmount - voucherRefundedAmount
  if (voucherRest === 0) return
  const row = {
    orderId,
    amount: 0,
    voucherAmount: voucherRest,
    state: 'done' as const,
    key: `voucher:${orderId}`,
  }
  await tx.insert(refunds).values({ ...row, createdAt: now, endedAt: now })
}

/** The first payment wins: the customer's newer unpaid order loses its coupon and can no longer be paid. */
async function lockOwnRivals(tx: Transaction, order: OrderRow): Promise<OrderRow[]> {
  if (!mayHoldCoupon(order) || order.userId === null) return []
  const ownUses = tx
    .select({ id: couponUses.couponId })
    .from(couponUses)
    .innerJoin(coupons, eq(coupons.id, couponUses.couponId))
    .where(and(eq(couponUses.orderId, order.id), isNotNull(couponUses.releasedAt), isUsedUp))
  const holding = tx
    .select({ id: couponUses.orderId })
    .from(couponUses)
    .where(and(inArray(couponUses.couponId, ownUses), isNull(couponUses.releasedAt)))
  const isRival = and(
    eq(orders.userId, order.userId),
    ne(orders.id, order.id),
    isNotNull(orders.holdExpiresAt),
    inArray(orders.id, holding),
  )
  return lockOrders(tx, isRival)
}

export async function countTakenBack(tx: Transaction, order: OrderRow): Promise<number> {
  if (order.paymentProvider !== 'pix-key') return 0
  const isTakenBack = and(eq(pixConfirmations.orderId, order.id), isNotNull(pixConfirmations.takenBackAt))
  return (await tx.select({ id: pixConfirmations.id }).from(pixConfirmations).where(isTakenBack)).length
}

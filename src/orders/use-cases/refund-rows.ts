import { and, asc, desc, eq, inArray, notInArray, sql } from 'drizzle-orm'
import {
  type RefundableItem,
  type RefundableOrder,
  type RefundLine,
  refundableItems,
} from '#orders/domain/plan-refund.ts'
import { orderReturns } from '#orders/returns/schema.ts'
import { orderItems } from '#orders/schema/orders.ts'
import { refunds } from '#orders/schema/payments.ts'
import { giveVoucherBack } from '#orders/vouchers/use-cases/voucher-ledger.ts'
import type { DatabaseOrTransaction, Transaction } from '#platform/database/connect.ts'
import type { Centavos } from '#platform/domain/money.ts'
import { calculateCouponShares } from './coupon-of-order.ts'
import { moveStock } from './move-stock.ts'
import { changeOrder, listOrderItems, type OrderItemRow, type OrderRow } from './order-rows.ts'

export type RefundRow = typeof refunds.$inferSelect

export function listPendingRefunds(tx: DatabaseOrTransaction, orderId: string): Promise<RefundRow[]> {
  return tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), eq(refunds.state, 'pending')))
    .orderBy(asc(refunds.createdAt))
}

export async function countFailedRefunds(db: DatabaseOrTransaction, orderId: string): Promise<number> {
  const isFailed = and(eq(refunds.orderId, orderId), eq(refunds.state, 'failed'))
  return (await db.select({ id: refunds.id }).from(refunds).where(isFailed)).length
}

/** Includes the number of failures, because the provider ignores a key it has already used. */
export const wholeRefundKey = (orderId: string, failures: number) =>
  failures === 0 ? `refund:${orderId}` : `refund:${orderId}:${failures}`

/** Sum refunded manually or through a chargeback, because the provider's own balance does not include it. */
export async function givenPastProvider(db: DatabaseOrTransaction, orderId: string): Promise<Centavos> {
  const isPast = and(eq(refunds.orderId, orderId), eq(refunds.byHand, true), eq(refunds.state, 'done'))
  const rows = await db.select({ amount: refunds.amount }).from(refunds).where(isPast)
  return rows.reduce((sum, { amount }) => sum + amount, 0)
}

export async function isLastRefundFailed(db: DatabaseOrTransaction, orderId: string): Promise<boolean> {
  const [last] = await db
    .select({ state: refunds.state })
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), inArray(refunds.state, ['done', 'failed'])))
    .orderBy(desc(refunds.endedAt))
    .limit(1)
  return last?.state === 'failed'
}

export async function promisedBack(tx: Transaction, order: OrderRow): Promise<Centavos> {
  return (await promisedParts(tx, order)).refundedAmount
}

async function promisedParts(tx: Transaction, order: OrderRow) {
  const pending = await listPendingRefunds(tx, order.id)
  return {
    refundedAmount: pending.reduce((sum, { amount }) => sum + amount, order.refundedAmount),
    voucherRefundedAmount: pending.reduce(
      (sum, { voucherAmount }) => sum + voucherAmount,
      order.voucherRefundedAmount,
    ),
  }
}

export async function refundableOrder(tx: Transaction, order: OrderRow): Promise<RefundableOrder> {
  const { totalAmount, subtotalAmount, giftAmount, couponDiscountAmount } = order
  const { pixDiscountAmount, voucherAmount } = order
  const promised = await promisedParts(tx, order)
  const items = await itemsToRefund(tx, order.id)
  const couponShares = await calculateCouponShares(tx, order)
  const discounts = { couponDiscountAmount, pixDiscountAmount }
  const sums = { totalAmount, subtotalAmount, giftAmount, voucherAmount, ...discounts }
  return { ...sums, ...promised, couponShares, items }
}

async function itemsToRefund(tx: Transaction, orderId: string): Promise<RefundableItem[]> {
  const earlier = await tx
    .select({ lines: refunds.lines })
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), notInArray(refunds.state, ['refused', 'failed'])))
  return refundableItems(
    await listOrderItems(tx, orderId),
    earlier.flatMap(({ lines }) => lines),
  )
}

export async function finishRefund(tx: Transaction, ending: EndingRefund): Promise<OrderRow> {
  const { refund, now } = ending
  const order = await finishMoneyRefund(tx, ending)
  const voucherReturn = await giveVoucherBack(tx, order, { atMost: refund.voucherAmount, now })
  const voucherRefundedAmount = order.voucherRefundedAmount + voucherReturn
  return changeOrder(tx, order.id, { voucherRefundedAmount, updatedAt: now })
}

interface EndingRefund {
  readonly order: OrderRow
  readonly refund: RefundRow
  readonly now: Date
}

/** The voucher is handled separately, because it must be locked after all stock. */
export async function finishMoneyRefund(
  tx: Transaction,
  { order, refund, now }: EndingRefund,
): Promise<OrderRow> {
  await tx.update(refunds).set({ state: 'done', endedAt: now }).where(eq(refunds.id, refund.id))
  const refundedAmount = Math.min(order.totalAmount, order.refundedAmount + refund.amount)
  if (refund.restock && order.stockHeld) await putUnitsBack(tx, order, refund, now)
  return changeOrder(tx, order.id, { refundedAmount, updatedAt: now })
}

/** Returns units to stock or to their batch: at most those the order still has, and each only once. */
export async function putUnitsBack(
  tx: Transaction,
  order: OrderRow,
  { id, lines: returned, actorId }: { id: string; lines: readonly RefundLine[]; actorId: string | null },
  now: Date,
): Promise<void> {
  const all = await listOrderItems(tx, order.id)
  const items = new Map(all.map((item) => [item.id, item]))
  const backAlready = await unitsOfFailedRefunds(tx, all, { orderId: order.id, except: id })
  const lines = returned.flatMap(({ itemId, quantity }) => {
    const item = items.get(itemId)
    const wantedUnits = quantity - (backAlready.get(itemId) ?? 0)
    const units = item ? Math.min(wantedUnits, item.quantity - item.returnedQuantity) : 0
    return item && units > 0 ? [{ item, units }] : []
  })
  if (lines.length === 0) return
  const moved = lines.map(({ item, units }) => ({
    productId: item.productId,
    variantId: item.variantId,
    batchId: item.batchId,
    name: item.productSnapshot.name,
    quantity: units,
  }))
  await moveStock(tx, [{ orderId: order.id, reason: 'return', lines: moved, actorId }], now)
  for (const { item, units } of lines)
    await tx
      .update(orderItems)
      .set({ returnedQuantity: sql`${orderItems.returnedQuantity} + ${units}` })
      .where(eq(orderItems.id, item.id))
}

/**
 * Units, by item, that were returned with a refund that later failed. Repeating that refund returns no
 * further units. `except` is the current refund or return.
 */
async function unitsOfFailedRefunds(
  tx: Transaction,
  items: readonly OrderItemRow[],
  { orderId, except }: { orderId: string; except: string },
): Promise<Map<string, number>> {
  const rows = await tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), inArray(refunds.state, ['done', 'failed'])))
  const failed = rows.filter(({ state }) => state === 'failed')
  if (failed.length === 0) return new Map()
  const returns = await tx
    .select()
    .from(orderReturns)
    .where(and(eq(orderReturns.orderId, orderId), eq(orderReturns.isRestocked, true)))
  const stillStanding = [
    ...rows.filter(({ state, restock }) => state === 'done' && restock),
    ...returns.filter(({ id }) => !failed.some(({ key }) => key.endsWith(`:return:${id}`))),
  ].filter(({ id }) => id !== except)
  const unclaimed = new Map(items.map(({ id, returnedQuantity }) => [id, returnedQuantity]))
  for (const { itemId, quantity } of stillStanding.flatMap(({ lines }) => lines))
    unclaimed.set(itemId, Math.max(0, (unclaimed.get(itemId) ?? 0) - quantity))
  return unclaimed
}

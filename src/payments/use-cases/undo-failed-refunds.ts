import { and, desc, eq, inArray } from 'drizzle-orm'
import { restoreKitCoupon } from '#orders/coupons/use-cases/kit-coupon.ts'
import { refunds } from '#orders/schema/payments.ts'
import { recordOrderEvents } from '#orders/use-cases/order-events.ts'
import { changeOrder, type OrderRow } from '#orders/use-cases/order-rows.ts'
import { recordFinding } from '#orders/use-cases/record-finding.ts'
import { refundFailedNotice } from '#orders/use-cases/refund-notices.ts'
import { countFailedRefunds, type RefundRow, wholeRefundKey } from '#orders/use-cases/refund-rows.ts'
import { spendVoucherAgain } from '#orders/vouchers/use-cases/voucher-ledger.ts'
import type { FailedRefund, PaymentReport } from '#payments/providers/port.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { type Centavos, formatBrl } from '#platform/domain/money.ts'
import type { Shop } from '#platform/shop.ts'

export async function undoFailedRefunds(
  shop: Shop,
  tx: Transaction,
  order: OrderRow,
  { failedRefunds = [] }: PaymentReport,
): Promise<OrderRow> {
  let after = order
  for (const failed of failedRefunds)
    if (!(await isKnownFailure(tx, failed.id))) after = await undoRefund(shop, tx, after, failed)
  return after
}

export async function isKnownFailure(tx: Pick<Transaction, 'select'>, failureId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: refunds.id })
    .from(refunds)
    .where(eq(refunds.failureReference, failureId))
    .limit(1)
  return rows.length > 0
}

async function undoRefund(
  shop: Shop,
  tx: Transaction,
  order: OrderRow,
  failed: FailedRefund,
): Promise<OrderRow> {
  const now = shop.clock.now()
  const isWhole = await isOfWhole(tx, order.id, failed)
  const wasNeverDone = isWhole && order.paymentStatus === 'paid'
  const rows = wasNeverDone
    ? [await writeWholeRow(tx, order, failed, now)]
    : await listRefundRows(tx, order.id, failed, { isWhole })
  const doneRows = rows.filter(({ state }) => state === 'done')
  for (const row of rows) {
    // A new key, so that the next refund of the same amount gets its own row.
    const key = isOfProvider(row) ? `${row.key}:${failed.id}` : row.key
    const changes = { state: 'failed' as const, endedAt: now, failureReference: failed.id, key }
    await tx.update(refunds).set(changes).where(eq(refunds.id, row.id))
  }
  if (rows.length === 0) return order
  const undone = doneRows.reduce((sum, { amount }) => sum + amount, 0)
  const voucherUndone = await takeVoucherPartAgain(tx, order, { doneRows, failed, now })
  const after = await changeOrder(tx, order.id, {
    refundedAmount: order.refundedAmount - undone,
    voucherRefundedAmount: order.voucherRefundedAmount - voucherUndone,
    paymentStatus: 'paid',
    refundedAt: null,
    ...(wasNeverDone && { pendingProviderAction: null }),
    updatedAt: now,
  })
  const reason = [formatBrl(failed.amount), failed.reason].join(' · ')
  await recordOrderEvents(tx, order.id, [{ kind: 'refund-failed', at: now, reason }])
  await recordRefundFailure(tx, order, failed, now)
  // Only customers who were told about the refund are told that it failed.
  const restoredCoupon = await restoreKitCoupon(tx, order.id, now)
  const owedRefund = { id: failed.id, amount: undone + voucherUndone, restoredCoupon }
  if (undone > 0) await shop.outbox.enqueue(tx, refundFailedNotice(after, owedRefund))
  return after
}

interface Undone {
  readonly doneRows: readonly RefundRow[]
  readonly failed: FailedRefund
  readonly now: Date
}

/**
 * When a refund's money part fails, its voucher part is spent again. After a whole refund, the voucher
 * keeps its part.
 */
async function takeVoucherPartAgain(
  tx: Transaction,
  order: OrderRow,
  { doneRows, failed, now }: Undone,
): Promise<Centavos> {
  const amount = doneRows.reduce((sum, { voucherAmount }) => sum + voucherAmount, 0)
  if (amount === 0) return 0
  if (order.paymentStatus !== 'refunded') {
    if (await spendVoucherAgain(tx, order, { amount, now })) return amount
    const { id: orderId, orderNumber, customerName } = order
    const details = { orderId, orderNumber, customerName, amount }
    await recordFinding(tx, { kind: 'voucher-part-gone', subject: failed.id, details, now })
  }
  for (const row of doneRows) await keepVoucherPart(tx, row)
  return 0
}

async function keepVoucherPart(tx: Transaction, row: RefundRow): Promise<void> {
  const { id, orderId, voucherAmount, reason, actorId, createdAt, endedAt } = row
  if (voucherAmount === 0) return
  await tx.update(refunds).set({ voucherAmount: 0 }).where(eq(refunds.id, id))
  const part = { orderId, amount: 0, voucherAmount, state: 'done' as const, key: `voucher:${id}` }
  await tx.insert(refunds).values({ ...part, reason, actorId, createdAt, endedAt })
}

async function isOfWhole(tx: Transaction, orderId: string, { key }: FailedRefund): Promise<boolean> {
  const failures = await countFailedRefunds(tx, orderId)
  return Array.from({ length: failures + 1 }, (_, count) => wholeRefundKey(orderId, count)).some(
    (candidate) => candidate === key,
  )
}

/**
 * A whole refund gets its row on success. A failed one gets a row here, so that the next attempt has a new
 * key.
 */
async function writeWholeRow(
  tx: Transaction,
  { id: orderId }: OrderRow,
  { amount }: FailedRefund,
  now: Date,
): Promise<RefundRow> {
  const row = { orderId, amount, state: 'pending' as const, key: `whole:${orderId}`, createdAt: now }
  const [written] = await tx.insert(refunds).values(row).returning()
  return written as RefundRow
}

export async function recordRefundFailure(
  tx: Transaction,
  order: OrderRow,
  { id, amount, reason }: FailedRefund,
  now: Date,
): Promise<void> {
  const { id: orderId, orderNumber, customerName, paymentReference: reference } = order
  const details = { orderId, orderNumber, customerName, amount, reference, reason }
  await recordFinding(tx, { kind: 'refund-failed', subject: id, details, now })
}

/**
 * Returns the row with the refund's key. For whole or dashboard refunds, returns completed rows up to the
 * amount.
 */
async function listRefundRows(
  tx: Transaction,
  orderId: string,
  { key, amount }: FailedRefund,
  { isWhole }: { isWhole: boolean },
): Promise<RefundRow[]> {
  const open = await tx
    .select()
    .from(refunds)
    .where(
      and(
        eq(refunds.orderId, orderId),
        inArray(refunds.state, ['pending', 'done']),
        eq(refunds.byHand, false),
      ),
    )
    .orderBy(desc(refunds.createdAt))
    .for('update')
  const refund = open.find((row) => row.key === key)
  if (refund) return [refund]
  if (key !== null && !isWhole) return []
  let remainingAmount = amount
  return open
    .filter(({ state, amount }) => state === 'done' && amount > 0)
    .toSorted((a, b) => Number(isOfProvider(b)) - Number(isOfProvider(a)))
    .filter((row) => {
      if (row.amount > remainingAmount) return false
      remainingAmount -= row.amount
      return true
    })
}

const isOfProvider = ({ key }: RefundRow) => key.startsWith('whole:') || key.startsWith('provider:')

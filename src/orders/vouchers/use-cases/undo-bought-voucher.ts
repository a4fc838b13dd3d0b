import { and, desc, eq, inArray, isNotNull, or, sum } from 'drizzle-orm'
import { orders } from '#orders/schema/orders.ts'
import { refunds } from '#orders/schema/payments.ts'
import { paymentFacts } from '#orders/use-cases/order-payment-facts.ts'
import { buysVoucher } from '#orders/vouchers/domain/voucher.ts'
import { voucherEntries, vouchers } from '#orders/vouchers/schema.ts'
import type { Transaction } from '#platform/database/connect.ts'
import type { Centavos } from '#platform/domain/money.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'
import { auditEntries } from '#platform/operations/schema.ts'
import { lockVoucher } from './voucher-ledger.ts'

type Order = Pick<typeof orders.$inferSelect, 'id' | 'deliveryWay'>

/** Blocks the voucher during its refund. Orders without a voucher are always accepted. */
export async function blockBoughtVoucher(
  tx: Transaction,
  order: Order,
  { isWhole }: { isWhole: boolean },
): Promise<Ok<undefined> | Refusal<'voucher-only-whole' | 'voucher-spent'>> {
  const voucher = await lockBought(tx, order)
  if (!voucher) return ok()
  if (!isWhole) return refuse('voucher-only-whole')
  if (await isSpentInPart(tx, voucher.voucher.id)) return refuse('voucher-spent')
  await tx.update(vouchers).set({ state: 'blocked' }).where(eq(vouchers.id, voucher.voucher.id))
  return ok()
}

/** The provider rejected the refund, so the voucher is restored, unless the owner had blocked it. */
export async function unblockBoughtVoucher(tx: Transaction, order: Order): Promise<void> {
  const voucher = await lockBought(tx, order)
  if (!voucher || voucher.balance === 0 || (await isRefundPending(tx, order.id))) return
  const { id } = voucher.voucher
  const isOfVoucher = and(eq(auditEntries.entity, 'voucher'), eq(auditEntries.entityId, id))
  const [last] = await tx
    .select({ action: auditEntries.action })
    .from(auditEntries)
    .where(and(isOfVoucher, inArray(auditEntries.action, ['blocked', 'active'])))
    .orderBy(desc(auditEntries.createdAt))
    .limit(1)
  if (last?.action !== 'blocked')
    await tx.update(vouchers).set({ state: 'active' }).where(eq(vouchers.id, id))
}

/** True if the purchase was refunded or is being refunded; then the voucher must not be spent. */
export async function isPurchaseGivenBack(tx: Transaction, orderId: string | null): Promise<boolean> {
  if (orderId === null) return false
  const [order] = await tx
    .select({ paymentStatus: orders.paymentStatus })
    .from(orders)
    .where(eq(orders.id, orderId))
  return order?.paymentStatus === 'refunded' || isRefundPending(tx, orderId)
}

async function isRefundPending(tx: Transaction, orderId: string): Promise<boolean> {
  const pending = await tx
    .select({ id: orders.id })
    .from(orders)
    .leftJoin(refunds, and(eq(refunds.orderId, orders.id), eq(refunds.state, 'pending')))
    .where(
      and(
        eq(orders.id, orderId),
        or(eq(paymentFacts.pendingProviderAction, 'refund'), isNotNull(refunds.id)),
      ),
    )
    .limit(1)
  return pending.length > 0
}

/** Checks entries instead of the balance, because a failed refund also empties the voucher. */
async function isSpentInPart(tx: Transaction, voucherId: string): Promise<boolean> {
  const { amount, kind } = voucherEntries
  const [moved] = await tx
    .select({ net: sum(amount).mapWith(amount) })
    .from(voucherEntries)
    .where(and(eq(voucherEntries.voucherId, voucherId), inArray(kind, ['spent', 'given-back'])))
  return (moved?.net ?? 0) < 0
}

export async function emptyBoughtVoucher(tx: Transaction, order: Order, now: Date): Promise<void> {
  const voucher = await lockBought(tx, order)
  if (!voucher) return
  const { id: voucherId } = voucher.voucher
  await tx.update(vouchers).set({ state: 'blocked' }).where(eq(vouchers.id, voucherId))
  await takeFrom(tx, { voucherId, orderId: order.id, amount: voucher.balance, now })
}

/** Part of the purchase was refunded outside the shop, so the balance is reduced as far as possible. */
export async function lowerBoughtVoucher(
  tx: Transaction,
  order: Order,
  { amount, now }: { amount: Centavos; now: Date },
): Promise<void> {
  const voucher = await lockBought(tx, order)
  if (!voucher) return
  const { id: voucherId } = voucher.voucher
  await takeFrom(tx, { voucherId, orderId: order.id, amount: Math.min(amount, voucher.balance), now })
}

async function takeFrom(
  tx: Transaction,
  { amount, now, ...owners }: { voucherId: string; orderId: string; amount: Centavos; now: Date },
): Promise<void> {
  if (amount === 0) return
  const entry = { kind: 'corrected' as const, amount: -amount, reason: 'compra devolvida', createdAt: now }
  await tx.insert(voucherEntries).values({ ...entry, ...owners })
}

async function lockBought(tx: Transaction, order: Order) {
  if (!buysVoucher(order)) return null
  const [voucher] = await tx
    .select({ id: vouchers.id, state: vouchers.state })
    .from(vouchers)
    .where(eq(vouchers.orderId, order.id))
  return voucher && voucher.state !== 'pending' ? lockVoucher(tx, voucher.id) : null
}

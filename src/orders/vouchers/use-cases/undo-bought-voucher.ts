import { and, desc, eq, inArray, isNotNull, or, sum } from 'drizzle-orm'
import { orders } from '#orders/schema/orders.ts'
import { refunds } from '#orders/schema/payments.ts'
import { voucherEntries, vouchers } from '#orders/vouchers/schema.ts'
import type { Transaction } from '#platform/database/connect.ts'
import type { Centavos } from '#platform/domain/money.ts'
import { auditEntries } from '#platform/operations/schema.ts'
import { lockVoucher } from './voucher-ledger.ts'

type Order = Pick<typeof orders.$inferSelect, 'id' | 'origin'>

/** The purchase of a voucher is to be given back: nobody spends it meanwhile. False where something of it was spent. */
export async function blockBoughtVoucher(tx: Transaction, order: Order): Promise<boolean> {
  const bought = await lockBought(tx, order)
  if (!bought) return true
  if (await isSpentInPart(tx, bought.voucher.id)) return false
  await tx.update(vouchers).set({ state: 'blocked' }).where(eq(vouchers.id, bought.voucher.id))
  return true
}

/** The provider will not give the purchase back: the voucher is its receiver's again, unless the owner had blocked it. */
export async function unblockBoughtVoucher(tx: Transaction, order: Order): Promise<void> {
  const bought = await lockBought(tx, order)
  if (!bought || bought.balance === 0 || (await isRefundPending(tx, order.id))) return
  const { id } = bought.voucher
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

/** Its purchase was given back, or is on its way back: it must not be spent beside that. */
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
    .where(and(eq(orders.id, orderId), or(eq(orders.pendingProviderAction, 'refund'), isNotNull(refunds.id))))
    .limit(1)
  return pending.length > 0
}

/** A refund that the bank sent back has emptied the voucher, and nobody has spent it: the balance does not tell them apart. */
async function isSpentInPart(tx: Transaction, voucherId: string): Promise<boolean> {
  const { amount, kind } = voucherEntries
  const [moved] = await tx
    .select({ net: sum(amount).mapWith(amount) })
    .from(voucherEntries)
    .where(and(eq(voucherEntries.voucherId, voucherId), inArray(kind, ['spent', 'given-back'])))
  return (moved?.net ?? 0) < 0
}

/** The money of the purchase went back, whoever sent it: what is left on the voucher goes with it. */
export async function emptyBoughtVoucher(tx: Transaction, order: Order, now: Date): Promise<void> {
  const bought = await lockBought(tx, order)
  if (!bought) return
  const { id: voucherId } = bought.voucher
  await tx.update(vouchers).set({ state: 'blocked' }).where(eq(vouchers.id, voucherId))
  await takeFrom(tx, { voucherId, orderId: order.id, amount: bought.balance, now })
}

/** A part of the purchase's money went back past the shop: so much less is on the voucher, as far as it is there. */
export async function lowerBoughtVoucher(
  tx: Transaction,
  order: Order,
  { amount, now }: { amount: Centavos; now: Date },
): Promise<void> {
  const bought = await lockBought(tx, order)
  if (!bought) return
  const { id: voucherId } = bought.voucher
  await takeFrom(tx, { voucherId, orderId: order.id, amount: Math.min(amount, bought.balance), now })
}

async function takeFrom(
  tx: Transaction,
  { amount, now, ...of }: { voucherId: string; orderId: string; amount: Centavos; now: Date },
): Promise<void> {
  if (amount === 0) return
  const entry = { kind: 'corrected' as const, amount: -amount, reason: 'compra devolvida', createdAt: now }
  await tx.insert(voucherEntries).values({ ...entry, ...of })
}

/** Null for an order that bought none, or whose voucher was never issued. */
async function lockBought(tx: Transaction, order: Order) {
  if (order.origin !== 'voucher') return null
  const [bought] = await tx
    .select({ id: vouchers.id, state: vouchers.state })
    .from(vouchers)
    .where(eq(vouchers.orderId, order.id))
  return bought && bought.state !== 'pending' ? lockVoucher(tx, bought.id) : null
}

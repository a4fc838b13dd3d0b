import { createHash } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { orders } from '#orders/schema/orders.ts'
import { makeVoucherCode } from '#orders/vouchers/domain/voucher.ts'
import { voucherEntries, vouchers } from '#orders/vouchers/schema.ts'
import type { DatabaseOrTransaction, Transaction } from '#platform/database/connect.ts'
import { type Centavos, centavosFromDecimal } from '#platform/domain/money.ts'
import type { Shop } from '#platform/shop.ts'

export type VoucherRow = typeof vouchers.$inferSelect

/** Derived from the id, so that the code can be sent again without being stored. */
export function deriveCode({ sealing }: Pick<Shop, 'sealing'>, voucherId: string): string {
  const bytes = Buffer.from(sealing.keyOf('voucher-code', voucherId), 'base64url')
  return makeVoucherCode((count) => bytes.subarray(0, count))
}

/** Unkeyed, so that codes stay valid when the shop's secret changes. */
export const codeHash = (code: string): string => createHash('sha256').update(code).digest('base64url')

export const balanceColumn = sql`(select coalesce(sum(entry.amount), 0) from voucher_entries entry
  where entry.voucher_id = vouchers.id)`.mapWith(voucherEntries.amount)

export async function loadBalance(db: DatabaseOrTransaction, voucherId: string): Promise<Centavos> {
  const [row] = await db.select({ balance: balanceColumn }).from(vouchers).where(eq(vouchers.id, voucherId))
  return row?.balance ?? 0
}

export interface AvailableVoucher {
  readonly id: string
  readonly codeEnd: string
  readonly balance: Centavos
}

interface VoucherAsked {
  readonly userId: string | null
  readonly voucherId?: string | null
}

/** Includes the amount held by the customer's open order, because this purchase replaces that order. */
export async function findAvailableVoucher(
  tx: Pick<Transaction, 'select'>,
  { userId, voucherId }: VoucherAsked,
): Promise<AvailableVoucher | null> {
  if (!voucherId) return null
  const isHeldByHer = sql`exists (select from orders open_order where open_order.id = ${voucherEntries.orderId}
    and open_order.user_id = ${userId} and open_order.origin = 'site' and open_order.hold_expires_at is not null)`
  const balance = sql`coalesce(sum(${voucherEntries.amount}) filter (where not ${isHeldByHer}), 0)`.mapWith(
    voucherEntries.amount,
  )
  const [voucher] = await tx
    .select({ id: vouchers.id, codeEnd: vouchers.codeEnd, balance })
    .from(vouchers)
    .innerJoin(voucherEntries, eq(voucherEntries.voucherId, vouchers.id))
    .where(and(eq(vouchers.id, voucherId), eq(vouchers.state, 'active')))
    .groupBy(vouchers.id)
  return voucher ?? null
}

/** Serialises spending; a separate statement is needed to see the previous transaction's changes. */
export async function lockVoucher(
  tx: Transaction,
  voucherId: string,
): Promise<{ voucher: VoucherRow; balance: Centavos } | null> {
  const [voucher] = await tx.select().from(vouchers).where(eq(vouchers.id, voucherId)).for('update')
  return voucher ? { voucher, balance: await loadBalance(tx, voucherId) } : null
}

type Order = Pick<typeof orders.$inferSelect, 'id' | 'voucherAmount'>

/**
 * Returns false if the voucher is blocked or its balance too low; the caller must roll back. The order's
 * row must already exist.
 */
export async function spendVoucher(
  tx: Transaction,
  { voucherId, order, now }: { voucherId: string; order: Order; now: Date },
): Promise<boolean> {
  const { id: orderId, voucherAmount } = order
  const locked = await lockVoucher(tx, voucherId)
  if (locked?.voucher.state !== 'active' || locked.balance < voucherAmount) return false
  const entry = { voucherId, orderId, kind: 'spent' as const, amount: -voucherAmount, createdAt: now }
  await tx.insert(voucherEntries).values(entry)
  return true
}

/** Returns at most `amount` to the voucher. Idempotent, because a second call finds nothing left to return. */
export async function giveVoucherBack(
  tx: Transaction,
  order: Order,
  { atMost = order.voucherAmount, now }: { atMost?: Centavos; now: Date },
): Promise<Centavos> {
  if (order.voucherAmount === 0) return 0
  const spent = await spentBy(tx, order.id)
  const amount = Math.min(spent?.amount ?? 0, atMost)
  if (!spent || amount <= 0) return 0
  const { voucherId } = spent
  // Lock first: the entry's trigger would lock too late, and two concurrent returns would deadlock.
  await lockVoucher(tx, voucherId)
  const entry = { voucherId, orderId: order.id, kind: 'given-back' as const, amount, createdAt: now }
  await tx.insert(voucherEntries).values(entry)
  return amount
}

/**
 * Spends the amount that was returned when the order ended, because the order is valid again. Returns
 * false if the balance is gone.
 */
export async function claimVoucher(tx: Transaction, order: Order, now: Date): Promise<boolean> {
  if (order.voucherAmount === 0) return true
  const spent = await spentBy(tx, order.id)
  if (!spent) return false
  const missing = order.voucherAmount - spent.amount
  return missing === 0 || spendVoucherAgain(tx, order, { amount: missing, now })
}

export async function spendVoucherAgain(
  tx: Transaction,
  { id }: Pick<Order, 'id'>,
  { amount, now }: { amount: Centavos; now: Date },
): Promise<boolean> {
  const spent = await spentBy(tx, id)
  if (!spent) return false
  return spendVoucher(tx, { voucherId: spent.voucherId, order: { id, voucherAmount: amount }, now })
}

async function spentBy(
  tx: Transaction,
  orderId: string,
): Promise<{ voucherId: string; amount: Centavos } | null> {
  const { rows } = await tx.execute<{ voucherId: string; amount: string }>(sql`
    select voucher_id as "voucherId", (-sum(amount))::text as amount from voucher_entries
    where order_id = ${orderId} and kind in ('spent', 'given-back') group by voucher_id`)
  const [row] = rows
  return row ? { voucherId: row.voucherId, amount: centavosFromDecimal(row.amount) } : null
}

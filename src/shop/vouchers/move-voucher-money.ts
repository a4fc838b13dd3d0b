import { sql } from 'drizzle-orm'
import type { Transaction } from '#database/connect.ts'
import type { orders } from '#database/schema/orders.ts'
import { voucherEntries } from '#database/schema/vouchers.ts'
import { type Centavos, centavosFromDecimal } from '#domain/money.ts'
import { lockVoucher } from './voucher-rows.ts'

type Order = Pick<typeof orders.$inferSelect, 'id' | 'voucherAmount'>

/** False where the voucher is blocked or has less by now: the caller rolls back. The order's row must be there already. */
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

/** Gives back what the order still has of its voucher, at most so much. A second time there is nothing left to give. */
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
  // The entry's own trigger would lock it too late: two who give back at once would wait for each other.
  await lockVoucher(tx, voucherId)
  const entry = { voucherId, orderId: order.id, kind: 'given-back' as const, amount, createdAt: now }
  await tx.insert(voucherEntries).values(entry)
  return amount
}

/** The order stands after all: what was given back when it ended is spent again. False: it is gone by now. */
export async function claimVoucher(tx: Transaction, order: Order, now: Date): Promise<boolean> {
  if (order.voucherAmount === 0) return true
  const spent = await spentBy(tx, order.id)
  if (!spent) return false
  const missing = order.voucherAmount - spent.amount
  return missing === 0 || spendVoucherAgain(tx, order, { amount: missing, now })
}

/** Of the same voucher as before. False: it is gone by now. */
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

import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { DatabaseOrTransaction, Transaction } from '#database/connect.ts'
import { voucherEntries, vouchers } from '#database/schema/vouchers.ts'
import type { Centavos } from '#domain/money.ts'
import { makeVoucherCode } from '#domain/vouchers/voucher.ts'
import type { Shop } from '#shop/shop.ts'

export type VoucherRow = typeof vouchers.$inferSelect

/** Always the same for one voucher, so that it can be sent again although no table has it. */
export function codeOf({ sealing }: Pick<Shop, 'sealing'>, voucherId: string): string {
  const bytes = Buffer.from(sealing.keyOf('voucher-code', voucherId), 'base64url')
  return makeVoucherCode((count) => bytes.subarray(0, count))
}

/** Without the shop's secret: a code stays good when that is changed. */
export const codeHash = (code: string): string => createHash('sha256').update(code).digest('base64url')

/** As a column of a statement about vouchers. */
export const balanceColumn = sql`(select coalesce(sum(entry.amount), 0) from voucher_entries entry
  where entry.voucher_id = vouchers.id)`.mapWith(voucherEntries.amount)

export async function balanceOf(db: DatabaseOrTransaction, voucherId: string): Promise<Centavos> {
  const [row] = await db.select({ balance: balanceColumn }).from(vouchers).where(eq(vouchers.id, voucherId))
  return row?.balance ?? 0
}

/** Whoever takes from a voucher takes turns here; what the one before wrote is seen by a statement of its own. */
export async function lockVoucher(
  tx: Transaction,
  voucherId: string,
): Promise<{ voucher: VoucherRow; balance: Centavos } | null> {
  const [voucher] = await tx.select().from(vouchers).where(eq(vouchers.id, voucherId)).for('update')
  return voucher ? { voucher, balance: await balanceOf(tx, voucherId) } : null
}

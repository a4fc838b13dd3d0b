import { eq } from 'drizzle-orm'
import type { Transaction } from '#database/connect.ts'
import { voucherEntries, vouchers } from '#database/schema/vouchers.ts'
import type { Shop } from '#shop/shop.ts'
import { codeHash, codeOf, type VoucherRow } from './voucher-rows.ts'

/** From now on it has a code and a balance. */
export async function issueVoucher(
  shop: Pick<Shop, 'sealing'>,
  tx: Transaction,
  { voucher, actorId = null, now }: { voucher: VoucherRow; actorId?: string | null; now: Date },
): Promise<{ voucher: VoucherRow; code: string }> {
  const { id: voucherId, amount, orderId } = voucher
  const code = codeOf(shop, voucherId)
  const [issued] = await tx
    .update(vouchers)
    .set({ state: 'active', codeHash: codeHash(code), codeEnd: code.slice(-4) })
    .where(eq(vouchers.id, voucherId))
    .returning()
  await tx
    .insert(voucherEntries)
    .values({ voucherId, kind: 'issued', amount, orderId, actorId, createdAt: now })
  return { voucher: issued as VoucherRow, code }
}

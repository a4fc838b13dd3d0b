import { eq } from 'drizzle-orm'
import { pathTo } from '#addresses.ts'
import { showVoucherCode } from '#orders/vouchers/domain/voucher.ts'
import { voucherEntries, vouchers } from '#orders/vouchers/schema.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { isoDay, saoPauloTime } from '#platform/domain/sao-paulo-time.ts'
import type { Job } from '#platform/outbox.ts'
import type { Shop } from '#platform/shop.ts'
import { codeHash, deriveCode, type VoucherRow } from './voucher-ledger.ts'

export async function issueVoucher(
  shop: Pick<Shop, 'sealing'>,
  tx: Transaction,
  { voucher, actorId = null, now }: { voucher: VoucherRow; actorId?: string | null; now: Date },
): Promise<{ voucher: VoucherRow; code: string }> {
  const { id: voucherId, amount, orderId } = voucher
  const code = deriveCode(shop, voucherId)
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

const SENDING_HOUR = 9

export function lastDay(now: Date): string {
  const isMorning = saoPauloTime(now).hour >= SENDING_HOUR
  return isMorning ? isoDay(now) : isoDay(new Date(now.getTime() - 24 * 3_600_000))
}

export const isDue = ({ sendOn }: Pick<VoucherRow, 'sendOn'>, now: Date) =>
  sendOn === null || sendOn <= lastDay(now)

/** The code is in the fragment, so it never reaches logs, servers or the Referer header. */
export const voucherUrl = ({ config }: Pick<Shop, 'config'>, code: string) =>
  `${config.siteUrl}${pathTo('voucher')}#${showVoucherCode(code)}`

/** Null if the shop's secret changed, because the code can then no longer be derived. */
export function codeToShow(shop: Pick<Shop, 'sealing'>, voucher: VoucherRow): string | null {
  const code = deriveCode(shop, voucher.id)
  return codeHash(code) === voucher.codeHash ? code : null
}

/** Returns false if there is no recipient address. `sending` distinguishes repeated emails. */
export async function sendVoucher(
  shop: Shop,
  tx: Transaction,
  { voucher, sending = 'first', now }: { voucher: VoucherRow; sending?: string; now: Date },
): Promise<boolean> {
  const code = codeToShow(shop, voucher)
  if (voucher.receiverEmail === null || code === null || voucher.state !== 'active') return false
  await shop.outbox.enqueue(tx, voucherMail(shop, { ...voucher, to: voucher.receiverEmail }, code, sending))
  await tx.update(vouchers).set({ sentAt: now }).where(eq(vouchers.id, voucher.id))
  return true
}

function voucherMail(
  shop: Pick<Shop, 'config'>,
  voucher: VoucherRow & { to: string },
  code: string,
  sending: string,
): Job {
  const { id, to, receiverName, giverName, message, amount } = voucher
  const link = { voucherCode: showVoucherCode(code), voucherUrl: voucherUrl(shop, code) }
  return {
    name: 'send-email',
    key: `voucher:${id}:${sending}`,
    email: { type: 'voucher', to, data: { receiverName, giverName, message, amount, ...link } },
  }
}

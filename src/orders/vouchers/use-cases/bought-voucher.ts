import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { showVoucherCode } from '#orders/vouchers/domain/voucher.ts'
import { vouchers } from '#orders/vouchers/schema.ts'
import { ok, refuse } from '#platform/domain/result.ts'
import { drawQrCode } from '#platform/draw-qr-code.ts'
import type { Shop } from '#platform/shop.ts'
import { letterVersion } from './change-bought-voucher.ts'
import { codeToShow, sendVoucher, voucherUrl } from './issue-voucher.ts'
import type { VoucherRow } from './voucher-ledger.ts'

export type BoughtVoucher = NonNullable<Awaited<ReturnType<typeof loadBoughtVoucher>>>

export async function loadBoughtVoucher(shop: Shop, { linkedOrderId }: { linkedOrderId: string }) {
  const [voucher] = await shop.db.select().from(vouchers).where(eq(vouchers.orderId, linkedOrderId))
  return voucher && voucher.state !== 'pending' ? { ...buildCard(shop, voucher), ...readWay(voucher) } : null
}

const readWay = (voucher: VoucherRow) => {
  const { receiverEmail, sendOn, sentAt, state } = voucher
  const isBlocked = state === 'blocked'
  return { receiverEmail, sendOn, sentAt, isBlocked, version: letterVersion(voucher) }
}

/** The card shows no code while the voucher is blocked. */
export function buildCard(shop: Pick<Shop, 'config' | 'sealing'>, voucher: VoucherRow) {
  const { amount, giverName, receiverName, message, state } = voucher
  const code = state === 'active' ? codeToShow(shop, voucher) : null
  return {
    amount,
    giverName,
    receiverName,
    message,
    code: code && showVoucherCode(code),
    image: code && `data:image/svg+xml,${encodeURIComponent(drawQrCode(voucherUrl(shop, code)))}`,
  }
}

/** Resends the voucher only to its original address. */
export async function resendVoucher(shop: Shop, { linkedOrderId }: { linkedOrderId: string }) {
  const [voucherRow] = await shop.db.select().from(vouchers).where(eq(vouchers.orderId, linkedOrderId))
  if (!voucherRow) return refuse('order-not-found')
  if (voucherRow.sentAt === null || voucherRow.receiverEmail === null) return refuse('not-sendable')
  const allowed = await shop.rateLimits.consume('send-voucher', voucherRow.id)
  if (!allowed.ok) return refuse('too-many')
  const { receiverEmail } = voucherRow
  return shop.db.transaction(async (tx) => {
    const [voucher] = await tx.select().from(vouchers).where(eq(vouchers.id, voucherRow.id)).for('update')
    const sending = { sending: randomUUID(), now: shop.clock.now() }
    const isSent = voucher !== undefined && (await sendVoucher(shop, tx, { voucher, ...sending }))
    return isSent ? ok({ receiverEmail }) : refuse('not-sendable')
  })
}

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

/** What the giver sees of it on the page of the order that bought it: the code, to print and to send again. */
export type BoughtVoucher = NonNullable<Awaited<ReturnType<typeof loadBoughtVoucher>>>

/** Null for an order that bought none, or is not paid. */
export async function loadBoughtVoucher(shop: Shop, { linkedOrderId }: { linkedOrderId: string }) {
  const [voucher] = await shop.db.select().from(vouchers).where(eq(vouchers.orderId, linkedOrderId))
  return voucher && voucher.state !== 'pending' ? { ...cardOf(shop, voucher), ...wayOf(voucher) } : null
}

const wayOf = (voucher: VoucherRow) => {
  const { receiverEmail, sendOn, sentAt, state } = voucher
  const isBlocked = state === 'blocked'
  return { receiverEmail, sendOn, sentAt, isBlocked, version: letterVersion(voucher) }
}

/** A card to print: the words, the amount, the code and its QR image. Without a code once it is blocked. */
export function cardOf(shop: Pick<Shop, 'config' | 'sealing'>, voucher: VoucherRow) {
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

/** The giver has the code sent once more, to the address that got it the first time. */
export async function resendVoucher(shop: Shop, { linkedOrderId }: { linkedOrderId: string }) {
  const [found] = await shop.db.select().from(vouchers).where(eq(vouchers.orderId, linkedOrderId))
  if (!found) return refuse('order-not-found')
  if (found.sentAt === null || found.receiverEmail === null) return refuse('not-sendable')
  const allowed = await shop.rateLimits.consume('send-voucher', found.id)
  if (!allowed.ok) return refuse('too-many')
  const { receiverEmail } = found
  return shop.db.transaction(async (tx) => {
    const [voucher] = await tx.select().from(vouchers).where(eq(vouchers.id, found.id)).for('update')
    const sending = { sending: randomUUID(), now: shop.clock.now() }
    const isSent = voucher !== undefined && (await sendVoucher(shop, tx, { voucher, ...sending }))
    return isSent ? ok({ receiverEmail }) : refuse('not-sendable')
  })
}

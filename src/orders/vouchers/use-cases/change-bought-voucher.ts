import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { checkVoucherLetter, DAYS_AHEAD, type VoucherLetter } from '#orders/vouchers/domain/voucher-draft.ts'
import { vouchers } from '#orders/vouchers/schema.ts'
import { commitUnlessRefused } from '#platform/commit-unless-refused.ts'
import { addDays } from '#platform/domain/calendar.ts'
import { ok, refuse } from '#platform/domain/result.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'
import type { Shop } from '#platform/shop.ts'
import { isDue, sendVoucher } from './issue-voucher.ts'
import type { VoucherRow } from './voucher-ledger.ts'

/** A hash of the form's initial values, for optimistic locking. */
export function letterVersion({ receiverName, receiverEmail, message, sendOn }: VoucherLetter): string {
  const letter = [receiverName, receiverEmail, message, sendOn]
  return createHash('sha256').update(JSON.stringify(letter)).digest('base64url')
}

interface LetterChange {
  readonly linkedOrderId: string
  readonly letter: VoucherLetter
  readonly version: string
}

/** Allowed until the voucher is sent. If the new day's sending time has passed, it is sent immediately. */
export async function changeBoughtVoucher(shop: Shop, { linkedOrderId, letter, version }: LetterChange) {
  const now = shop.clock.now()
  const today = isoDay(now)
  return commitUnlessRefused(shop.db, async (tx) => {
    const isOfOrder = eq(vouchers.orderId, linkedOrderId)
    const [voucher] = await tx.select().from(vouchers).where(isOfOrder).for('update')
    if (!voucher) return refuse('order-not-found')
    if (voucher.state !== 'active') return refuse('not-changeable')
    if (voucher.sentAt !== null) return refuse('already-sent')
    const current = letterVersion(voucher)
    if (current !== version) return refuse('changed-meanwhile', { version: current })
    const checked = checkVoucherLetter(letter, { today, lastDay: addDays(today, DAYS_AHEAD) })
    if (!checked.ok) return checked
    const { receiverName, receiverEmail, message, sendOn } = letter
    const [changed] = await tx
      .update(vouchers)
      .set({ receiverName, receiverEmail, message, sendOn })
      .where(isOfOrder)
      .returning()
    const after = changed as VoucherRow
    const isSent = isDue(after, now) && (await sendVoucher(shop, tx, { voucher: after, now }))
    return ok({ isSent, version: letterVersion(after) })
  })
}

import { mailboxOf } from '#platform/domain/email.ts'
import type { Shop } from './shop.ts'

interface Mailing {
  email: string
  kind: 'sign-in-code' | 'other'
  /** The browser was inside this account before: strangers cannot use up what those may have sent. */
  isKnown?: boolean
}

/** Counts an e-mail that anybody could have asked for, whoever owns the mailbox. */
export async function spendOnMailbox(shop: Pick<Shop, 'rateLimits'>, mailing: Mailing) {
  const share = shareOf(mailing)
  if (mailing.kind === 'other') {
    const otherThanCodes = await shop.rateLimits.consume('mailbox-a-day-besides-codes', share)
    if (!otherThanCodes.ok) return otherThanCodes
  }
  return shop.rateLimits.consume('mailbox-a-day', share)
}

/** Nothing was sent after all. */
export async function giveBackToMailbox(shop: Pick<Shop, 'rateLimits'>, mailing: Mailing): Promise<void> {
  const share = shareOf(mailing)
  if (mailing.kind === 'other') await shop.rateLimits.refund('mailbox-a-day-besides-codes', share)
  await shop.rateLimits.refund('mailbox-a-day', share)
}

const shareOf = ({ email, isKnown }: Mailing) => mailboxOf(email) + (isKnown ? ' known devices' : '')

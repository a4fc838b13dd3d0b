import { normaliseMailbox } from '#platform/domain/email.ts'
import type { Shop } from './shop.ts'

interface Mailing {
  email: string
  kind: 'sign-in-code' | 'other'
  /**
   * The browser was signed in to this account before, so it has a separate quota that strangers cannot use
   * up.
   */
  isKnown?: boolean
}

export async function spendOnMailbox(shop: Pick<Shop, 'rateLimits'>, mailing: Mailing) {
  const share = buildShareKey(mailing)
  if (mailing.kind === 'other') {
    const otherThanCodes = await shop.rateLimits.consume('mailbox-a-day-besides-codes', share)
    if (!otherThanCodes.ok) return otherThanCodes
  }
  return shop.rateLimits.consume('mailbox-a-day', share)
}

export async function giveBackToMailbox(shop: Pick<Shop, 'rateLimits'>, mailing: Mailing): Promise<void> {
  const share = buildShareKey(mailing)
  if (mailing.kind === 'other') await shop.rateLimits.refund('mailbox-a-day-besides-codes', share)
  await shop.rateLimits.refund('mailbox-a-day', share)
}

const buildShareKey = ({ email, isKnown }: Mailing) =>
  normaliseMailbox(email) + (isKnown ? ' known devices' : '')

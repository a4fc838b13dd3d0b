import { pathTo } from '#addresses.ts'
import type { Shop } from '#platform/shop.ts'

const DAY_SECONDS = 24 * 60 * 60
/** An invitation that lay in the mailbox for a season still opens. */
const REVIEW_LINK_DAYS = 90
/** Whoever wants no more mail must find the way out in every one that they kept. */
const LEAVING_LINK_DAYS = 730

type Sealer = Pick<Shop, 'sealing' | 'config'>

/** Opens the reviews of one order without signing in: it goes to the customer's own address only. */
export function reviewUrl(
  { sealing, config }: Sealer,
  order: { id: string; orderNumber: string },
  candle?: string,
): string {
  const convite = sealing.seal('review-link', order.id, REVIEW_LINK_DAYS * DAY_SECONDS)
  return config.siteUrl + pathTo('review', { number: order.orderNumber }, { vela: candle, convite })
}

/** The order that a link was made for; null when it is none of ours or has ended. */
export const orderOfReviewLink = ({ sealing }: Sealer, sealed: string) =>
  sealing.unseal('review-link', sealed)

export function leaveInvitationsUrl({ sealing, config }: Sealer, userId: string): string {
  const ficha = sealing.seal('review-invitations', userId, LEAVING_LINK_DAYS * DAY_SECONDS)
  return config.siteUrl + pathTo('reviewInvitations', {}, { ficha })
}

export const userOfLeavingLink = ({ sealing }: Sealer, sealed: string) =>
  sealing.unseal('review-invitations', sealed)

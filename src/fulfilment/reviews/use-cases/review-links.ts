import { pathTo } from '#addresses.ts'
import type { Shop } from '#platform/shop.ts'

const DAY_SECONDS = 24 * 60 * 60
const REVIEW_LINK_DAYS = 90
/** The unsubscribe link of an old email must still work. */
const LEAVING_LINK_DAYS = 730

type Sealer = Pick<Shop, 'sealing' | 'config'>

/** Opens one order's reviews without a login, because only the customer receives the link. */
export function reviewUrl(
  { sealing, config }: Sealer,
  order: { id: string; orderNumber: string },
  candle?: string,
): string {
  const convite = sealing.seal('review-link', order.id, REVIEW_LINK_DAYS * DAY_SECONDS)
  return config.siteUrl + pathTo('review', { number: order.orderNumber }, { vela: candle, convite })
}

export const orderOfReviewLink = ({ sealing }: Sealer, sealed: string) =>
  sealing.unseal('review-link', sealed)

export function leaveInvitationsUrl({ sealing, config }: Sealer, userId: string): string {
  const ficha = sealing.seal('review-invitations', userId, LEAVING_LINK_DAYS * DAY_SECONDS)
  return config.siteUrl + pathTo('reviewInvitations', {}, { ficha })
}

export const userOfLeavingLink = ({ sealing }: Sealer, sealed: string) =>
  sealing.unseal('review-invitations', sealed)

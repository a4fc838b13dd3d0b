import { decideReviewInvitations } from '#checkout/purchase/use-cases/decide-review-invitations.ts'
import { ok, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'
import { userOfLeavingLink } from './review-links.ts'

export async function leaveReviewInvitations(shop: Shop, { link }: { link: string }) {
  const userId = userOfLeavingLink(shop, link)
  if (!userId) return refuse('link-unknown')
  await shop.db.transaction((tx) => decideReviewInvitations(shop, tx, { userId, granted: false }))
  return ok()
}

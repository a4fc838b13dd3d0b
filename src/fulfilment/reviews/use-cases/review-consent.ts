import { and, eq, ne } from 'drizzle-orm'
import { consents, profiles, users } from '#accounts/schema.ts'
import { reviewConsent } from '#fulfilment/reviews/copy/review-consent.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { ok, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'
import { userOfLeavingLink } from './review-links.ts'

export interface ReviewConsent {
  userId: string
  granted: boolean
}

/** Kept with its words and its time, as the law asks. Only a turn is a decision: who had agreed before and agrees again has said nothing new. */
export async function decideReviewInvitations(
  shop: Pick<Shop, 'clock'>,
  tx: Transaction,
  { userId, granted }: ReviewConsent,
): Promise<void> {
  const [turned] = await tx
    .update(profiles)
    .set({ reviewInvitations: granted })
    .where(and(eq(profiles.userId, userId), ne(profiles.reviewInvitations, granted)))
    .returning({ id: profiles.id })
  if (!turned) return
  const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId))
  if (!user) return
  await tx.insert(consents).values({
    userId,
    email: user.email,
    kind: 'review_invitations',
    granted,
    text: granted ? reviewConsent.text : '',
    createdAt: shop.clock.now(),
  })
}

/** The link of every invitation. Leaving twice is as good as leaving once. */
export async function leaveReviewInvitations(shop: Shop, { link }: { link: string }) {
  const userId = userOfLeavingLink(shop, link)
  if (!userId) return refuse('link-unknown')
  await shop.db.transaction((tx) => decideReviewInvitations(shop, tx, { userId, granted: false }))
  return ok()
}

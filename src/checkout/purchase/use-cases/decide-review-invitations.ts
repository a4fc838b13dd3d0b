import { and, eq, ne } from 'drizzle-orm'
import { consents, profiles, users } from '#accounts/schema.ts'
import { reviewConsent } from '#checkout/purchase/copy/review-consent.ts'
import type { Transaction } from '#platform/database/connect.ts'
import type { Shop } from '#platform/shop.ts'

interface ReviewConsent {
  userId: string
  granted: boolean
}

/**
 * The decision is stored with its wording and time, as the law requires. Repeating an earlier decision
 * records nothing.
 */
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

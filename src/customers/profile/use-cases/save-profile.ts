import { and, eq } from 'drizzle-orm'
import { profiles, users } from '#accounts/schema.ts'
import { decideReviewInvitations } from '#checkout/purchase/use-cases/decide-review-invitations.ts'
import { normaliseProfile, type TypedProfile } from '#customers/profile/domain/profile-form.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { ok } from '#platform/domain/result.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'
import type { Shop } from '#platform/shop.ts'
import { createProfile } from './load-profile.ts'

declare module '#platform/shop.ts' {
  interface Shop {
    /** Steps of other features in the transaction in which a customer turns the switch for marketing e-mails. */
    readonly marketingListeners: readonly MarketingListener[]
  }
}

declare module '#platform/server-manifest.ts' {
  interface ServerManifest {
    readonly marketingListeners?: readonly MarketingListener[]
  }
}

type MarketingListener = (
  shop: Shop,
  tx: Transaction,
  choice: { email: string; isWanted: boolean; consentText: string },
) => Promise<void>

export interface ProfileChange {
  userId: string
  email: string
  typed: TypedProfile
  notificationsEnabled: boolean
  /** What the switch says now and what it said when the page was opened: only a turn of it is a decision. */
  marketingEmails: { now: boolean; before: boolean }
  /** The words beside that switch. */
  consentText: string
  reviewInvitations: { now: boolean; before: boolean }
}

/** Everything of the profile page at once. Saving it is what completes a profile. */
export async function saveProfile(shop: Shop, change: ProfileChange) {
  const normalised = normaliseProfile(change.typed, isoDay(shop.clock.now()))
  if (!normalised.ok) return normalised
  const { userId, notificationsEnabled } = change
  const updatedAt = shop.clock.now()
  await shop.db.transaction(async (tx) => {
    await createProfile(shop, tx, userId)
    await tx
      .update(profiles)
      .set({ ...normalised.value, notificationsEnabled, updatedAt })
      .where(eq(profiles.userId, userId))
    await markCompleted(shop, tx, userId)
    await followMarketingSwitch(shop, tx, change)
    const { now: granted, before } = change.reviewInvitations
    if (granted !== before) await decideReviewInvitations(shop, tx, { userId, granted })
  })
  return ok()
}

export async function markCompleted(shop: Shop, tx: Transaction, userId: string): Promise<void> {
  await tx
    .update(profiles)
    .set({ profileCompleted: true, updatedAt: shop.clock.now() })
    .where(and(eq(profiles.userId, userId), eq(profiles.profileCompleted, false)))
}

async function followMarketingSwitch(shop: Shop, tx: Transaction, change: ProfileChange): Promise<void> {
  const { userId, email, consentText, marketingEmails } = change
  if (marketingEmails.now === marketingEmails.before) return
  // An address that the customer never confirmed may be somebody else's, and so is its place on the list.
  const isConfirmed = and(eq(users.id, userId), eq(users.emailVerified, true))
  if ((await tx.$count(users, isConfirmed)) === 0) return
  for (const listen of shop.marketingListeners)
    await listen(shop, tx, { email, isWanted: marketingEmails.now, consentText })
  await tx.update(profiles).set({ marketingEmails: marketingEmails.now }).where(eq(profiles.userId, userId))
}

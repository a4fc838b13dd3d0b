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
    /** Run in the transaction that changes the marketing switch. */
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
  /** Both values, because only a change of the switch counts as a decision. */
  marketingEmails: { now: boolean; before: boolean }
  /** The text next to the switch, stored as proof of consent. */
  consentText: string
  reviewInvitations: { now: boolean; before: boolean }
}

/** Saving the page completes the profile. */
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
  // An unconfirmed address may belong to someone else, and so may its newsletter subscription.
  const isConfirmed = and(eq(users.id, userId), eq(users.emailVerified, true))
  if ((await tx.$count(users, isConfirmed)) === 0) return
  for (const listen of shop.marketingListeners)
    await listen(shop, tx, { email, isWanted: marketingEmails.now, consentText })
  await tx.update(profiles).set({ marketingEmails: marketingEmails.now }).where(eq(profiles.userId, userId))
}

import { eq, type SQL, sql } from 'drizzle-orm'
import { profiles, users } from '#accounts/schema.ts'
import { hasFactorOf, hasPasswordOf, hasReviewsOf, isExternalOf } from '#accounts/use-cases/account-facts.ts'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import type { Shop } from '#platform/shop.ts'

/** Creates a missing profile from the account. `beside` is a column that a page adds for other features. */
export async function loadProfile<Beside = null>(
  shop: Shop,
  { userId }: { userId: string },
  beside: (userId: string) => SQL<Beside> = () => sql<Beside>`null`,
) {
  const read = () => readProfile(shop.db, userId, beside(userId))
  const profile = await read()
  if (profile) return { ...profile, beside: profile.beside as Beside }
  await createProfile(shop, shop.db, userId)
  const proends = await read()
  if (!proends) throw new Error('a profile was asked for that belongs to nobody')
  return { ...proends, beside: proends.beside as Beside }
}

export type Profile = Awaited<ReturnType<typeof loadProfile>>

/** Complete only for Google sign-ins, because Google has already sent everything it knows. */
export async function createProfile(shop: Shop, db: DatabaseOrTransaction, userId: string): Promise<void> {
  const [user] = await db
    .select({ name: users.name, email: users.email, image: users.image, isExternal: isExternalOf })
    .from(users)
    .where(eq(users.id, userId))
  if (!user) return
  const now = shop.clock.now()
  await db
    .insert(profiles)
    .values({
      userId,
      fullName: user.name || null,
      email: user.email,
      avatarUrl: user.image,
      profileCompleted: user.isExternal,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing({ target: profiles.userId })
}

async function readProfile(db: DatabaseOrTransaction, userId: string, beside: SQL) {
  const [profile] = await db
    .select({
      fullName: profiles.fullName,
      email: users.email,
      avatarUrl: profiles.avatarUrl,
      phone: profiles.phone,
      birthDate: profiles.birthDate,
      gender: profiles.gender,
      addressLine1: profiles.addressLine1,
      addressLine2: profiles.addressLine2,
      city: profiles.city,
      state: profiles.state,
      postalCode: profiles.postalCode,
      country: profiles.country,
      marketingEmails: profiles.marketingEmails,
      notificationsEnabled: profiles.notificationsEnabled,
      reviewInvitations: profiles.reviewInvitations,
      profileCompleted: profiles.profileCompleted,
      hasReviews: hasReviewsOf,
      hasPassword: hasPasswordOf,
      hasFactor: hasFactorOf,
      beside,
    })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.userId))
    .where(eq(profiles.userId, userId))
  return profile
}

import { and, eq, gt, sql } from 'drizzle-orm'
import { needsCompletionDialog, type ProfileFacts } from '#accounts/domain/profile-completion.ts'
import { profiles, sessions, users } from '#accounts/schema.ts'
import {
  hasKnownAddressOf,
  isAdministratorOf,
  isByCodeOnlyOf,
  isExternalOf,
  isHelperOf,
  mustAddFactorOf,
} from '#accounts/use-cases/account-facts.ts'
import { prepared } from '#platform/database/prepared.ts'
import type { Shop } from '#platform/shop.ts'

declare module '#platform/http/request/context.server.ts' {
  interface CustomerVisitor {
    profileToComplete: ProfileToComplete | null
  }
}

export interface ProfileToComplete extends ProfileFacts {
  phone: string | null
  isExternal: boolean
}

const readVisitor = (shop: Shop, tokenHash: string) =>
  prepared(shop.db)
    .select({
      userId: users.id,
      sessionId: sessions.id,
      sessionOpenedAt: sessions.createdAt,
      sessionExpiresAt: sessions.expiresAt,
      provedAt: sessions.provedAt,
      email: users.email,
      name: sql<string>`coalesce(nullif(profiles.full_name, ''), nullif(users.name, ''), split_part(users.email, '@', 1))`,
      avatarUrl: sql<string | null>`coalesce(profiles.avatar_url, users.image)`,
      isAdministrator: isAdministratorOf,
      isHelper: isHelperOf,
      testUntil: sessions.testUntil,
      mustAddFactor: mustAddFactorOf,
      cartCount: sql<number>`(select coalesce(sum(c.quantity), 0)::int from cart_items c where c.user_id = users.id)`,
      favourites: sql<string[]>`array(select w.product_id::text from wishlists w where w.user_id = users.id)`,
      profileCompleted: sql<boolean>`coalesce(profiles.profile_completed, false)`,
      isExternal: isExternalOf,
      isByCodeOnly: isByCodeOnlyOf,
      hasKnownAddress: hasKnownAddressOf,
      facts: {
        fullName: sql<string | null>`coalesce(nullif(profiles.full_name, ''), users.name)`,
        addressLine1: sql<string | null>`profiles.address_line_1`,
        city: sql<string | null>`profiles.city`,
        state: sql<string | null>`profiles.state`,
        postalCode: sql<string | null>`profiles.postal_code`,
        phone: sql<string | null>`profiles.phone`,
      },
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, shop.clock.now())))

/** One query, because it runs on every request. Unknown and expired tokens return null. */
export async function findVisitor(shop: Shop, { tokenHash }: { tokenHash: string }) {
  const [row] = await readVisitor(shop, tokenHash)
  if (!row) return null
  const { facts, profileCompleted, isExternal, isByCodeOnly, hasKnownAddress, testUntil, ...visitor } = row
  const isTesting = visitor.isAdministrator && testUntil !== null && testUntil > shop.clock.now()
  const isStaff = visitor.isAdministrator || visitor.isHelper
  const person = { isExternal, isByCodeOnly, hasKnownAddress, isStaff }
  const isAsked = needsCompletionDialog({ ...facts, profileCompleted }, person)
  const profileToComplete: ProfileToComplete | null = isAsked ? { ...facts, isExternal } : null
  return { ...visitor, isStaff, isTesting, hasPassword: !isExternal && !isByCodeOnly, profileToComplete }
}

import { and, eq, gt, sql } from 'drizzle-orm'
import { profiles, sessions, userRoles, users } from '#database/schema/accounts.ts'
import { cartItems, wishlists } from '#database/schema/cart.ts'
import type { Shop } from '#shop/shop.ts'

/**
 * Everything that every page needs to know of a signed-in person, in one statement: it runs on each request.
 * An unknown or expired token finds nobody.
 */
export async function findVisitor(shop: Shop, { tokenHash }: { tokenHash: string }) {
  const [found] = await shop.db
    .select({
      userId: users.id,
      sessionId: sessions.id,
      sessionExpiresAt: sessions.expiresAt,
      email: users.email,
      name: sql<string>`coalesce(nullif(${profiles.fullName}, ''), ${users.name})`,
      avatarUrl: sql<string | null>`coalesce(${profiles.avatarUrl}, ${users.image})`,
      isAdministrator: sql<boolean>`exists (select 1 from ${userRoles} where ${userRoles.userId} = ${users.id} and ${userRoles.role} = 'admin')`,
      cartCount: sql<number>`(select coalesce(sum(${cartItems.quantity}), 0)::int from ${cartItems} where ${cartItems.userId} = ${users.id})`,
      favourites: sql<
        string[]
      >`array(select ${wishlists.productId}::text from ${wishlists} where ${wishlists.userId} = ${users.id})`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, shop.clock.now())))
  return found ?? null
}

import { asc, eq, sql } from 'drizzle-orm'
import { profiles, userRoles, users } from '#database/schema/accounts.ts'
import type { Shop } from '#shop/shop.ts'

export async function listAdministrators({ db, config }: Shop) {
  const rows = await db
    .select({
      userId: users.id,
      email: users.email,
      name: sql<string>`coalesce(nullif(${profiles.fullName}, ''), nullif(${users.name}, ''), '')`,
      since: userRoles.createdAt,
    })
    .from(userRoles)
    .innerJoin(users, eq(users.id, userRoles.userId))
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(eq(userRoles.role, 'admin'))
    .orderBy(asc(userRoles.createdAt), asc(users.email))
  return rows.map((each) => ({ ...each, isNamedInSettings: each.email === config.administrator?.email }))
}

export type Administrator = Awaited<ReturnType<typeof listAdministrators>>[number]

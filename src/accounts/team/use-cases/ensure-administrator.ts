import { and, eq, ne } from 'drizzle-orm'
import { accounts, profiles, userRoles, users } from '#accounts/schema.ts'
import { endSessions } from '#accounts/session/use-cases/sessions.ts'
import type { Shop } from '#platform/shop.ts'
import { giveRole } from './revoke-roles.ts'

/** The configured password is used only to create the account; a password changed later survives restarts. */
export async function ensureAdministrator(
  shop: Shop,
  { email, password }: { email: string; password: string },
) {
  const [administrator] = await shop.db
    .select({ id: users.id })
    .from(users)
    .innerJoin(userRoles, and(eq(userRoles.userId, users.id), eq(userRoles.role, 'admin')))
    .where(eq(users.email, email))
  if (administrator) return

  const passwordHash = await shop.identity.hashPassword(password)
  await shop.db.transaction(async (tx) => {
    const [user] = await tx
      .insert(users)
      .values({ email, emailVerified: true, welcomedAt: shop.clock.now() })
      .onConflictDoUpdate({ target: users.email, set: { emailVerified: true, updatedAt: shop.clock.now() } })
      .returning({ id: users.id })
    if (!user) throw new Error('the administrator was not written')
    await tx
      .insert(accounts)
      .values({ userId: user.id, provider: 'password', providerAccountId: user.id, passwordHash })
      .onConflictDoUpdate({ target: [accounts.userId, accounts.provider], set: { passwordHash } })
    await tx.insert(profiles).values({ userId: user.id, email }).onConflictDoNothing()
    await giveRole(tx, { userId: user.id, role: 'admin' })
    await endSessions(tx, { userId: user.id })
  })
  await warnOfFormerAdministrators(shop, email)
}

/** A changed ADMIN_EMAIL creates another administrator. The owner decides whether the former one stays. */
async function warnOfFormerAdministrators(shop: Shop, email: string): Promise<void> {
  const former = await shop.db
    .select({ id: users.id })
    .from(userRoles)
    .innerJoin(users, eq(users.id, userRoles.userId))
    .where(and(eq(userRoles.role, 'admin'), ne(users.email, email)))
  if (former.length === 0) return
  shop.log.warn(
    { event: 'former-administrators', count: former.length },
    'ADMIN_EMAIL is a new administrator, and former ones remain: /admin/equipe lists them, npm run admin -- EMAIL --revoke takes the role away',
  )
}

import { sql } from 'drizzle-orm'
import { accounts, profiles, userRoles, users } from '#database/schema/accounts.ts'
import type { Shop } from '#shop/shop.ts'
import { endSessionsOf } from './sessions.ts'

/**
 * The owner named in the settings can sign in, whatever the database held before; a changed password takes effect at the
 * next start and ends what the old one had opened.
 */
export async function ensureAdministrator(
  shop: Shop,
  { email, password }: { email: string; password: string },
) {
  const [known] = await shop.db
    .select({ passwordHash: accounts.passwordHash })
    .from(users)
    .innerJoin(accounts, sql`${accounts.userId} = ${users.id} and ${accounts.provider} = 'password'`)
    .innerJoin(userRoles, sql`${userRoles.userId} = ${users.id}`)
    .where(sql`${users.email} = ${email}`)
  if (known && (await shop.identity.verifyPassword(password, known.passwordHash))) return

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
    await tx.insert(userRoles).values({ userId: user.id, role: 'admin' }).onConflictDoNothing()
    await endSessionsOf(tx, { userId: user.id })
  })
}

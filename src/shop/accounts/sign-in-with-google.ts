import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#database/connect.ts'
import { accounts, profiles, users } from '#database/schema/accounts.ts'
import { normaliseEmail } from '#domain/accounts/email.ts'
import { ok, refuse } from '#domain/result.ts'
import type { ExternalPerson } from '#integrations/identity/port.ts'
import type { Shop } from '#shop/shop.ts'
import { isAdministratorOf, welcomeIn } from './sign-in.ts'

/**
 * Known subject: that account. Known address: linked only when both sides have verified it, else anybody could take an
 * account over by claiming its address at the provider, or plant a password account and wait. Unknown: a new account.
 */
export async function signInWithGoogle(shop: Shop, { person }: { person: ExternalPerson }) {
  const email = normaliseEmail(person.email)
  if (!person.emailVerified) return refuse('email-not-verified-by-provider')
  return shop.db.transaction(async (tx) => {
    const known = await findBySubject(tx, person.subject)
    if (known) return ok(await welcomeIn(shop, tx, known))

    const sameAddress = await findByAddress(tx, email)
    if (sameAddress && !sameAddress.emailVerified) return refuse('address-not-verified-here')
    const user = sameAddress ?? (await createUser(shop, tx, { ...person, email }))
    await tx
      .insert(accounts)
      .values({ userId: user.id, provider: 'google', providerAccountId: person.subject })
    return ok(await welcomeIn(shop, tx, user))
  })
}

const identityColumns = {
  id: users.id,
  email: users.email,
  name: users.name,
  emailVerified: users.emailVerified,
  isAdministrator: isAdministratorOf,
}

async function findBySubject(tx: Transaction, subject: string) {
  const [found] = await tx
    .select(identityColumns)
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.userId))
    .where(and(eq(accounts.provider, 'google'), eq(accounts.providerAccountId, subject)))
  return found
}

async function findByAddress(tx: Transaction, email: string) {
  // Serialises two first sign-ins of one person, so that both end in the same account.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`sign-in:${email}`}, 0))`)
  const [found] = await tx.select(identityColumns).from(users).where(eq(users.email, email))
  return found
}

/** The profile is created from what the provider tells; the name is known, so only the address is still to be asked for. */
async function createUser(shop: Shop, tx: Transaction, person: ExternalPerson) {
  const now = shop.clock.now()
  const { email, name, avatarUrl } = person
  const [user] = await tx
    .insert(users)
    .values({ email, name, image: avatarUrl, emailVerified: true, createdAt: now, updatedAt: now })
    .returning({ id: users.id, email: users.email, name: users.name })
  if (!user) throw new Error('the new account was not written')
  await tx.insert(profiles).values({
    userId: user.id,
    fullName: name,
    email,
    avatarUrl,
    profileCompleted: true,
    createdAt: now,
    updatedAt: now,
  })
  return { ...user, isAdministrator: false }
}

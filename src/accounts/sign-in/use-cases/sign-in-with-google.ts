import { and, eq, isNull, sql } from 'drizzle-orm'
import { accounts, profiles, users } from '#accounts/schema.ts'
import type { ExternalPerson } from '#accounts/sign-in/providers/port.ts'
import { takeUnconfirmedAccount } from '#accounts/sign-up/use-cases/take-unconfirmed-account.ts'
import { NO_RIGHTS, rightsOf } from '#accounts/use-cases/account-facts.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { isEmail, normaliseEmail } from '#platform/domain/email.ts'
import { nameFrom } from '#platform/domain/names.ts'
import { ok, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'
import { completeSignIn, type WayIn } from './complete-sign-in.ts'

/**
 * Links a verified address. If it was unconfirmed here, a stranger may have created the account, so its
 * password is removed.
 */
export async function signInWithGoogle(
  shop: Shop,
  { person: external, ...wayIn }: { person: ExternalPerson } & Omit<WayIn, 'isProven'>,
) {
  const email = normaliseEmail(external.email)
  const person = { ...external, email, name: nameFrom(external.name, email) }
  if (!person.emailVerified || !isEmail(person.email)) return refuse('email-not-verified-by-provider')
  return shop.db.transaction(async (tx) => {
    // Serialises two first sign-ins of one person, so that both use the same account.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`google:${person.subject}`}, 0))`)
    const linkedUser = await findBySubject(tx, person.subject)
    if (linkedUser) return ok(await completeSignIn(shop, tx, linkedUser, wayIn))

    const createdUser = await createUser(shop, tx, person)
    const user = createdUser ?? (await findByAddress(tx, person.email))
    if (!user) throw new Error('an account vanished while it was linked')
    if (!user.emailVerified) await takeUnconfirmedAccount(shop, tx, { ...person, userId: user.id })
    const linkedAccounts = await tx
      .insert(accounts)
      .values({ userId: user.id, provider: 'google', providerAccountId: person.subject })
      .onConflictDoNothing({ target: [accounts.userId, accounts.provider] })
      .returning({ id: accounts.id })
    // The address changed hands at the provider, so its new holder is someone else.
    if (linkedAccounts.length === 0) return refuse('linked-to-another-person')
    if (!createdUser) await saveAvatar(tx, user.id, person.avatarUrl)
    return ok(await completeSignIn(shop, tx, user, wayIn))
  })
}

const identityColumns = {
  id: users.id,
  email: users.email,
  name: users.name,
  emailVerified: users.emailVerified,
  ...rightsOf,
}

async function findBySubject(tx: Transaction, subject: string) {
  const [user] = await tx
    .select(identityColumns)
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.userId))
    .where(and(eq(accounts.provider, 'google'), eq(accounts.providerAccountId, subject)))
  return user
}

async function findByAddress(tx: Transaction, email: string) {
  const [user] = await tx.select(identityColumns).from(users).where(eq(users.email, email))
  return user
}

/** Null if the address has an account. The profile comes from the provider, except for the address. */
async function createUser(shop: Shop, tx: Transaction, { email, name, avatarUrl }: ExternalPerson) {
  const now = shop.clock.now()
  const [user] = await tx
    .insert(users)
    .values({ email, name, image: avatarUrl, emailVerified: true, createdAt: now, updatedAt: now })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id, email: users.email, name: users.name, emailVerified: users.emailVerified })
  if (!user) return null
  await tx.insert(profiles).values({
    userId: user.id,
    fullName: name || null,
    email,
    avatarUrl,
    profileCompleted: true,
    createdAt: now,
    updatedAt: now,
  })
  return { ...user, ...NO_RIGHTS }
}

async function saveAvatar(tx: Transaction, userId: string, avatarUrl: string | null) {
  await tx
    .update(profiles)
    .set({ avatarUrl })
    .where(and(eq(profiles.userId, userId), isNull(profiles.avatarUrl)))
}

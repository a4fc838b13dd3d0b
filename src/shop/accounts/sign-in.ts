import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '#database/connect.ts'
import { accounts, userRoles, users } from '#database/schema/accounts.ts'
import { isEmail, normaliseEmail } from '#domain/accounts/email.ts'
import { greetingName } from '#domain/accounts/names.ts'
import { PASSWORD_MAX_LENGTH } from '#domain/accounts/password.ts'
import { ok, refuse } from '#domain/result.ts'
import { welcomeEmail } from '#shop/outbox.ts'
import type { Shop } from '#shop/shop.ts'
import { sendConfirmation } from './send-confirmation.ts'
import { openSession } from './sessions.ts'

interface Credentials {
  email: string
  password: string
}

/**
 * The password is checked before anything is told: an unconfirmed address is named only to who knows its password, and
 * is then sent a fresh link (its own limit), so that nobody is locked out by a lost mail.
 */
export async function signIn(shop: Shop, { email: typed, password }: Credentials) {
  const email = normaliseEmail(typed)
  if (!isEmail(email) || password.length === 0 || password.length > PASSWORD_MAX_LENGTH)
    return refuse('malformed')

  const person = await findByPassword(shop, email)
  if (!(await shop.identity.verifyPassword(password, person?.passwordHash ?? null)) || !person) {
    return refuse('wrong-pair')
  }
  if (!person.emailVerified) {
    await sendFreshLink(shop, { userId: person.id, email, name: person.name })
    return refuse('email-not-confirmed', { email })
  }
  return ok(await shop.db.transaction((tx) => welcomeIn(shop, tx, person)))
}

async function findByPassword(shop: Shop, email: string) {
  const [person] = await shop.db
    .select({
      id: users.id,
      email: users.email,
      name: users.name,
      emailVerified: users.emailVerified,
      passwordHash: accounts.passwordHash,
      isAdministrator: isAdministratorOf,
    })
    .from(users)
    .innerJoin(accounts, and(eq(accounts.userId, users.id), eq(accounts.provider, 'password')))
    .where(eq(users.email, email))
  return person
}

export const isAdministratorOf = sql<boolean>`exists (select 1 from ${userRoles} where ${userRoles.userId} = ${users.id} and ${userRoles.role} = 'admin')`

async function sendFreshLink(shop: Shop, person: { userId: string; email: string; name: string }) {
  const allowed = await shop.rateLimits.consume('fresh-confirmation', person.email)
  if (!allowed.ok) return
  await shop.db.transaction((tx) => sendConfirmation(shop, tx, person, 'address-confirmation'))
}

/** Opens the session; the first one of an account also promises the welcome e-mail, whichever way it came in. */
export async function welcomeIn(
  shop: Shop,
  tx: Transaction,
  person: { id: string; email: string; name: string; isAdministrator: boolean },
) {
  const first = await tx
    .update(users)
    .set({ welcomedAt: shop.clock.now() })
    .where(and(eq(users.id, person.id), isNull(users.welcomedAt)))
    .returning({ id: users.id })
  if (first.length > 0) {
    await shop.outbox.enqueue(
      tx,
      welcomeEmail({ id: person.id, email: person.email, name: greetingName(person) }),
    )
  }
  const session = await openSession(shop, tx, { userId: person.id, isAdministrator: person.isAdministrator })
  return { userId: person.id, session }
}

import { setTimeout as sleep } from 'node:timers/promises'
import { and, eq } from 'drizzle-orm'
import { PASSWORD_MAX_LENGTH } from '#accounts/domain/password.ts'
import { accounts, users } from '#accounts/schema.ts'
import { findKnownDevice } from '#accounts/session/use-cases/known-devices.ts'
import { sendConfirmation, type UnconfirmedPerson } from '#accounts/sign-up/use-cases/send-confirmation.ts'
import { rightsOf } from '#accounts/use-cases/account-facts.ts'
import { isEmail, normaliseEmail } from '#platform/domain/email.ts'
import { ok, refuse } from '#platform/domain/result.ts'
import { spendOnMailbox } from '#platform/mailbox-budget.ts'
import type { Shop } from '#platform/shop.ts'
import { completeSignIn } from './complete-sign-in.ts'
import { countAttempt, refundAttempt } from './sign-in-attempts.ts'

export interface Credentials {
  email: string
  password: string
  clientAddress: string
  previousToken: string | null
  deviceToken?: string | null
  redirectTo?: string
}

const SIEGE_PAUSE_MS = 3_000

export async function signIn(
  shop: Shop,
  credentials: Credentials,
  pause: (milliseconds: number) => Promise<unknown> = sleep,
) {
  const signIn = await enter(shop, credentials, pause)
  const outcome = signIn.ok && (signIn.value.session ? 'entered' : 'second-factor-asked')
  logAttempt(shop, credentials.email, outcome || (signIn.ok ? '' : signIn.code))
  return signIn
}

/** Shows attacks in the log without revealing the account. */
function logAttempt(shop: Shop, email: string, outcome: string) {
  const account = shop.identity.hashToken(normaliseEmail(email)).slice(0, 12)
  shop.log.info({ event: 'sign-in', outcome, account }, 'somebody signed in or tried to')
}

/**
 * The password is verified first, so that only its owner learns that the address is unconfirmed. Unknown
 * addresses take the same path.
 */
async function enter(
  shop: Shop,
  { email: typed, password, clientAddress, previousToken, deviceToken, redirectTo }: Credentials,
  pause: (milliseconds: number) => Promise<unknown>,
) {
  const email = normaliseEmail(typed)
  if (!isEmail(email)) return refuse('email-invalid')
  if (password.length === 0 || password.length > PASSWORD_MAX_LENGTH) return refuse('malformed')
  const attempt = { email, clientAddress, browser: await findKnownDevice(shop, { email, deviceToken }) }
  const verdict = await countAttempt(shop, attempt)
  if (!verdict.ok) return verdict
  if (verdict.value.isThrottled) await pause(SIEGE_PAUSE_MS)

  const person = await findByPassword(shop, email)
  if (!(await shop.identity.verifyPassword(password, person?.passwordHash ?? null)) || !person) {
    return refuse('wrong-pair')
  }
  await refundAttempt(shop, attempt)
  await renewHash(shop, { userId: person.id, password, passwordHash: person.passwordHash })
  if (!person.emailVerified) {
    const link = await sendFreshLink(shop, { userId: person.id, email, name: person.name, redirectTo })
    return refuse('email-not-confirmed', { email, sent: link })
  }
  return ok(
    await shop.db.transaction((tx) =>
      completeSignIn(shop, tx, person, { previousToken, deviceToken, clientAddress }),
    ),
  )
}

async function findByPassword(shop: Shop, email: string) {
  const [person] = await shop.db
    .select({
      id: users.id,
      email: users.email,
      name: users.name,
      emailVerified: users.emailVerified,
      passwordHash: accounts.passwordHash,
      ...rightsOf,
    })
    .from(users)
    .innerJoin(accounts, and(eq(accounts.userId, users.id), eq(accounts.provider, 'password')))
    .where(eq(users.email, email))
  return person
}

interface KnownPassword {
  userId: string
  password: string
  passwordHash: string | null
}

/** The hash can be upgraded only while the password is available. A concurrently changed password is kept. */
async function renewHash(shop: Shop, { userId, password, passwordHash }: KnownPassword) {
  if (passwordHash === null || !shop.identity.isOutdated(passwordHash)) return
  const newHash = await shop.identity.hashPassword(password)
  await shop.db
    .update(accounts)
    .set({ passwordHash: newHash, updatedAt: shop.clock.now() })
    .where(and(eq(accounts.userId, userId), eq(accounts.passwordHash, passwordHash)))
}

async function sendFreshLink(shop: Shop, person: UnconfirmedPerson) {
  const allowed = await shop.rateLimits.consume('fresh-confirmation', person.email)
  if (!allowed.ok) return false
  const byDay = await spendOnMailbox(shop, { email: person.email, kind: 'other' })
  if (!byDay.ok) return false
  await shop.db.transaction((tx) => sendConfirmation(shop, tx, person, 'address-confirmation'))
  return true
}

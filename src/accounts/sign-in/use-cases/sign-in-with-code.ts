import { and, eq } from 'drizzle-orm'
import { consents, profiles, users } from '#accounts/schema.ts'
import { codeDigits, isWholeCode } from '#accounts/sign-in/domain.ts'
import { takeUnconfirmedAccount } from '#accounts/sign-up/use-cases/take-unconfirmed-account.ts'
import { NO_RIGHTS, rightsOf } from '#accounts/use-cases/account-facts.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { isEmail, normaliseEmail } from '#platform/domain/email.ts'
import { ok, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'
import { completeSignIn, type WayIn } from './complete-sign-in.ts'
import { redeemCode, redeemLink } from './redeem-code.ts'
import { countAttempt } from './sign-in-attempts.ts'

interface MailSignIn extends Omit<WayIn, 'isProven'> {
  browserTicket: string | null
  /** Stored with the time as proof of consent. */
  termsText: string
}

export interface CodeSignIn extends MailSignIn {
  email: string
  code: string
}

export interface LinkSignIn extends MailSignIn {
  linkToken: string
}

/**
 * Access to the mailbox proves ownership: the address is confirmed, and a missing account is created
 * without a password.
 */
export async function signInWithCode(shop: Shop, { email: typed, ...rest }: CodeSignIn) {
  const email = normaliseEmail(typed)
  const code = codeDigits(rest.code)
  if (!isEmail(email)) return refuse('code-not-here')
  if (!isWholeCode(code)) return refuse('code-incomplete')
  const { clientAddress, browserTicket } = rest
  if (!browserTicket) {
    const verdict = await countAttempt(shop, { email, clientAddress, browser: null })
    if (!verdict.ok) return verdict
  }
  const signIn = await shop.db.transaction(async (tx) => {
    const redeemed = await redeemCode(shop, tx, { email, code, browserTicket })
    return redeemed.ok ? enter(shop, tx, email, rest) : redeemed
  })
  logOutcome(shop, email, signIn.ok ? 'entered' : signIn.code)
  return signIn
}

/** Works in any browser. No rate limit, because 256 random bits cannot be guessed. */
export async function signInWithLink(shop: Shop, { linkToken, ...rest }: LinkSignIn) {
  return shop.db.transaction(async (tx) => {
    const redeemed = await redeemLink(shop, tx, { linkToken, browserTicket: rest.browserTicket })
    if (!redeemed.ok) return redeemed
    logOutcome(shop, redeemed.value.email, 'entered-by-link')
    return enter(shop, tx, redeemed.value.email, rest)
  })
}

function logOutcome(shop: Shop, email: string, outcome: string) {
  const account = shop.identity.hashToken(email).slice(0, 12)
  shop.log.info({ event: 'sign-in-code', outcome, account }, 'somebody used a code or tried to')
}

async function enter(shop: Shop, tx: Transaction, email: string, request: MailSignIn) {
  const { termsText, previousToken, deviceToken, clientAddress } = request
  const createdUser = await createUser(shop, tx, email)
  const user = createdUser ?? (await findUser(tx, email))
  if (!user) throw new Error('an account vanished while its owner came in')
  const person = user.emailVerified ? user : { ...user, name: '' }
  if (!user.emailVerified) await takeUnconfirmedAccount(shop, tx, { userId: person.id, name: '' })
  await recordConsentOnce(shop, tx, { userId: person.id, email, text: termsText })
  return ok(await completeSignIn(shop, tx, person, { previousToken, deviceToken, clientAddress }))
}

const personColumns = {
  id: users.id,
  email: users.email,
  name: users.name,
  emailVerified: users.emailVerified,
}

/** Null if the address has an account. Name and address are asked for with the first order. */
async function createUser(shop: Shop, tx: Transaction, email: string) {
  const now = shop.clock.now()
  const [user] = await tx
    .insert(users)
    .values({ email, emailVerified: true, createdAt: now, updatedAt: now })
    .onConflictDoNothing({ target: users.email })
    .returning(personColumns)
  if (!user) return null
  await tx.insert(profiles).values({ userId: user.id, email, createdAt: now, updatedAt: now })
  return { ...user, ...NO_RIGHTS }
}

/** Row lock: of two concurrent sign-ins, only one sees the address unconfirmed. */
async function findUser(tx: Transaction, email: string) {
  const [user] = await tx
    .select({ ...personColumns, ...rightsOf })
    .from(users)
    .where(eq(users.email, email))
    .for('update')
  return user
}

async function recordConsentOnce(
  shop: Shop,
  tx: Transaction,
  { userId, email, text }: { userId: string; email: string; text: string },
): Promise<void> {
  const sameConsent = and(eq(consents.userId, userId), eq(consents.kind, 'terms'), eq(consents.text, text))
  const consentCount = await tx.$count(consents, sameConsent)
  if (consentCount > 0) return
  await tx
    .insert(consents)
    .values({ userId, email, kind: 'terms', granted: true, text, createdAt: shop.clock.now() })
}

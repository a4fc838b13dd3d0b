import { randomInt, randomUUID } from 'node:crypto'
import { and, eq, isNotNull, lte, or } from 'drizzle-orm'
import { findKnownDevice } from '#accounts/session/use-cases/known-devices.ts'
import { CODE_LENGTH, CODE_TRIES, CODE_VALID_MINUTES } from '#accounts/sign-in/domain.ts'
import { signInCodes } from '#accounts/sign-in/schema.ts'
import { RESEND_COOLDOWN_SECONDS, secondsUntilResend } from '#accounts/sign-up/domain/resend-cooldown.ts'
import { pathTo } from '#addresses.ts'
import { isDeliverable, isEmail, normaliseEmail } from '#platform/domain/email.ts'
import { ok, refuse } from '#platform/domain/result.ts'
import { spendOnMailbox } from '#platform/mailbox-budget.ts'
import type { Shop } from '#platform/shop.ts'
import { hashCode } from './redeem-code.ts'

export interface CodeRequest {
  email: string
  clientAddress: string
  browserTicket: string
  deviceToken?: string | null
  redirectTo?: string
}

interface AskingBrowser {
  email: string
  askedBy: string
}

/**
 * Known and unknown addresses are treated identically; whether an account exists is checked only on
 * redemption.
 */
export async function requestSignInCode(shop: Shop, request: CodeRequest) {
  const email = normaliseEmail(request.email)
  if (!email) return refuse('email-missing')
  if (!isEmail(email)) return refuse('email-invalid')
  if (!isDeliverable(email)) return refuse('email-undeliverable')
  const asking = { email, askedBy: shop.identity.hashToken(request.browserTicket) }
  const waits = await secondsToWait(shop, asking)
  if (waits > 0) return ok({ email, secondsLeft: waits })
  const limited = await limitMail(shop, { ...request, email })
  if (!limited.ok) return limited
  await mailCode(shop, asking, request.redirectTo)
  return ok({ email, secondsLeft: await secondsToWait(shop, asking) })
}

/** Limits per mailbox and per IP address. Browsers that have signed in before have their own limit. */
async function limitMail(shop: Shop, { email, clientAddress, deviceToken }: CodeRequest) {
  const { rateLimits } = shop
  const isKnown = (await findKnownDevice(shop, { email, deviceToken })) !== null
  const share = isKnown ? `${email} known devices` : email
  if (!isKnown) {
    const byPlace = await rateLimits.consume('mail-address', clientAddress)
    if (!byPlace.ok) return byPlace
    const limitKey = `${email} ${clientAddress}`
    const byPlaceAndHour = await rateLimits.consume('sign-in-code-from-one-place', limitKey)
    if (!byPlaceAndHour.ok) return byPlaceAndHour
    const byPlaceAndDay = await rateLimits.consume('sign-in-code-from-one-place-a-day', limitKey)
    if (!byPlaceAndDay.ok) return byPlaceAndDay
  }
  const byHour = await rateLimits.consume('sign-in-code', share)
  if (!byHour.ok) return byHour
  const byDay = await rateLimits.consume('sign-in-code-a-day', share)
  return byDay.ok ? spendOnMailbox(shop, { email, kind: 'sign-in-code', isKnown }) : byDay
}

const isAskedBy = ({ email, askedBy }: AskingBrowser) =>
  and(eq(signInCodes.email, email), eq(signInCodes.askedBy, askedBy))

async function secondsToWait(shop: Shop, asking: AskingBrowser): Promise<number> {
  const [last] = await shop.db
    .select({ sentAt: signInCodes.sentAt, usedAt: signInCodes.usedAt })
    .from(signInCodes)
    .where(isAskedBy(asking))
  return last && !last.usedAt ? secondsUntilResend(last.sentAt, shop.clock.now()) : 0
}

/** Replaces this browser's previous code, unless a concurrent request did so first. */
async function mailCode(shop: Shop, asking: AskingBrowser, redirectTo?: string): Promise<void> {
  const { email } = asking
  const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0')
  const link = shop.identity.createToken()
  const now = shop.clock.now()
  const fresh = {
    codeHash: hashCode(shop, email, code),
    linkHash: link.hash,
    triesLeft: CODE_TRIES,
    sentAt: now,
    expiresAt: new Date(now.getTime() + CODE_VALID_MINUTES * 60_000),
    usedAt: null,
    usedBy: null,
  }
  const isDue = lte(signInCodes.sentAt, new Date(now.getTime() - RESEND_COOLDOWN_SECONDS * 1000))
  const leadsTo = redirectTo === pathTo('home') ? undefined : redirectTo
  const signInUrl = shop.config.siteUrl + pathTo('auth', {}, { entrar: link.token, redirectTo: leadsTo })
  await shop.db.transaction(async (tx) => {
    const rows = await tx
      .insert(signInCodes)
      .values({ ...asking, ...fresh })
      .onConflictDoUpdate({
        target: [signInCodes.email, signInCodes.askedBy],
        set: fresh,
        setWhere: or(isDue, isNotNull(signInCodes.usedAt)),
      })
      .returning({ email: signInCodes.email })
    if (rows.length === 0) return
    await shop.outbox.enqueue(tx, {
      name: 'send-email',
      key: `sign-in-code:${randomUUID()}`,
      email: { type: 'sign-in-code', to: email, data: { signInCode: code, signInUrl } },
    })
  })
}

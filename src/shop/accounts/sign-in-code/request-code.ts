import { randomInt, randomUUID } from 'node:crypto'
import { eq, isNotNull, lte, or } from 'drizzle-orm'
import { signInCodes } from '#database/schema/sign-in-codes.ts'
import { isDeliverable, isEmail, normaliseEmail } from '#domain/accounts/email.ts'
import { RESEND_COOLDOWN_SECONDS, secondsUntilResend } from '#domain/accounts/resend-cooldown.ts'
import { CODE_LENGTH, CODE_TRIES, CODE_VALID_MINUTES } from '#domain/accounts/sign-in-code.ts'
import { ok, refuse } from '#domain/result.ts'
import type { Shop } from '#shop/shop.ts'
import { hashCode } from './hash-code.ts'

/**
 * Mails six digits. Known and unknown addresses take the same way and get the same answer: whether there is an account is
 * asked when the code comes back. Within a minute of the last one nothing more is sent, so a doubled press is one mail.
 */
export async function requestSignInCode(
  shop: Shop,
  { email: typed, clientAddress }: { email: string; clientAddress: string },
) {
  const email = normaliseEmail(typed)
  if (!email) return refuse('email-missing')
  if (!isEmail(email)) return refuse('email-invalid')
  if (!isDeliverable(email)) return refuse('email-undeliverable')
  const waits = await secondsToWait(shop, email)
  if (waits > 0) return ok({ email, secondsLeft: waits })
  const limited = await limitMail(shop, { email, clientAddress })
  if (!limited.ok) return limited
  await mailCode(shop, email)
  return ok({ email, secondsLeft: await secondsToWait(shop, email) })
}

async function limitMail({ rateLimits }: Shop, mail: { email: string; clientAddress: string }) {
  const byPlace = await rateLimits.consume('mail-address', mail.clientAddress)
  if (!byPlace.ok) return byPlace
  const byHour = await rateLimits.consume('sign-in-code', mail.email)
  if (!byHour.ok) return byHour
  return rateLimits.consume('sign-in-code-a-day', mail.email)
}

async function secondsToWait(shop: Shop, email: string): Promise<number> {
  const [last] = await shop.db
    .select({ sentAt: signInCodes.sentAt, usedAt: signInCodes.usedAt })
    .from(signInCodes)
    .where(eq(signInCodes.email, email))
  return last && !last.usedAt ? secondsUntilResend(last.sentAt, shop.clock.now()) : 0
}

/** The new code takes the place of the one before, unless another press was quicker. */
async function mailCode(shop: Shop, email: string): Promise<void> {
  const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0')
  const now = shop.clock.now()
  const fresh = {
    codeHash: hashCode(shop, email, code),
    triesLeft: CODE_TRIES,
    sentAt: now,
    expiresAt: new Date(now.getTime() + CODE_VALID_MINUTES * 60_000),
    usedAt: null,
    usedBy: null,
  }
  const isDue = lte(signInCodes.sentAt, new Date(now.getTime() - RESEND_COOLDOWN_SECONDS * 1000))
  await shop.db.transaction(async (tx) => {
    const written = await tx
      .insert(signInCodes)
      .values({ email, ...fresh })
      .onConflictDoUpdate({
        target: signInCodes.email,
        set: fresh,
        setWhere: or(isDue, isNotNull(signInCodes.usedAt)),
      })
      .returning({ email: signInCodes.email })
    if (written.length === 0) return
    await shop.outbox.enqueue(tx, {
      name: 'send-email',
      key: `sign-in-code:${randomUUID()}`,
      email: { type: 'sign-in-code', to: email, data: { signInCode: code } },
    })
  })
}

import { eq } from 'drizzle-orm'
import { profiles, users } from '#accounts/schema.ts'
import { secondsUntilResend } from '#accounts/sign-up/domain/resend-cooldown.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { isEmail, normaliseEmail } from '#platform/domain/email.ts'
import { ok, refuse } from '#platform/domain/result.ts'
import { giveBackToMailbox, spendOnMailbox } from '#platform/mailbox-budget.ts'
import type { Shop } from '#platform/shop.ts'
import { ConfirmationTokenNotMade, lastConfirmationSentAt } from './confirmation-link.ts'
import { postConfirmationWebhook } from './confirmation-webhook.ts'
import { sendConfirmation } from './send-confirmation.ts'

export interface ResendRequest {
  email: string
  webhookUrl: string | null
  clientAddress: string
  redirectTo?: string
}

export async function resendConfirmation(
  shop: Shop,
  { email: typed, webhookUrl, clientAddress, redirectTo }: ResendRequest,
) {
  const email = normaliseEmail(typed)
  if (!isEmail(email)) return refuse('email-invalid')
  if (!webhookUrl?.trim() && !shop.automation.defaultUrl) return refuse('webhook-needed')
  const byPlace = await shop.rateLimits.consume('mail-address', clientAddress)
  if (!byPlace.ok) return byPlace
  const byMailbox = await shop.rateLimits.consume('resend-confirmation', email)
  if (!byMailbox.ok) return byMailbox
  const byDay = await spendOnMailbox(shop, { email, kind: 'other' })
  if (!byDay.ok) return byDay

  const outcome = await sendAnother(shop, email, redirectTo)
  if (!outcome.ok) {
    // No email was sent, so the limits that count emails are refunded.
    await shop.rateLimits.refund('resend-confirmation', email)
    await giveBackToMailbox(shop, { email, kind: 'other' })
    return outcome
  }
  const webhookNotified = await postConfirmationWebhook(shop, { url: webhookUrl, notice: outcome.value })
  return ok({ email, webhookNotified })
}

async function sendAnother(shop: Shop, email: string, redirectTo?: string) {
  try {
    return await shop.db.transaction((tx) => sendIfDue(shop, tx, email, redirectTo))
  } catch (error) {
    if (!(error instanceof ConfirmationTokenNotMade)) throw error
    shop.log.error({ err: error }, 'a confirmation mail was not sent again')
    return refuse('token-not-made')
  }
}

async function sendIfDue(shop: Shop, tx: Transaction, email: string, redirectTo?: string) {
  // Row lock: of two concurrent requests, the second sees the first one's email.
  const [person] = await tx
    .select({ userId: users.id, name: users.name, emailVerified: users.emailVerified })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.userId))
    .where(eq(profiles.email, email))
    .for('update', { of: users })
  if (!person) return refuse('user-unknown')
  if (person.emailVerified) return refuse('already-confirmed')
  const secondsLeft = secondsUntilResend(await lastConfirmationSentAt(tx, person.userId), shop.clock.now())
  if (secondsLeft > 0) return refuse('cooling-down', { email, secondsLeft })
  const { userId, name } = person
  return ok(await sendConfirmation(shop, tx, { userId, email, name, redirectTo }, 'account-confirmation'))
}

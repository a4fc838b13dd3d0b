import { eq, sql } from 'drizzle-orm'
import { consents, profiles } from '#accounts/schema.ts'
import { newsletterSubscriptions } from '#content/newsletter/schema.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { isEmail, normaliseEmail } from '#platform/domain/email.ts'
import { ok, refuse } from '#platform/domain/result.ts'
import { giveBackToMailbox, spendOnMailbox } from '#platform/mailbox-budget.ts'
import type { Job } from '#platform/outbox.ts'
import type { Shop } from '#platform/shop.ts'

export interface Subscription {
  email: string
  /** Proof of consent, required by law. */
  consentText: string
  source: 'site' | 'profile'
  awaitsOpening?: boolean
}

/** A former subscriber counts as new; a current one is told that they are subscribed. */
export async function subscribe(shop: Shop, { email: typed, ...subscription }: Subscription) {
  const email = normaliseEmail(typed)
  if (!isEmail(email)) return refuse('email-invalid')
  const allowed = await shop.rateLimits.consume('newsletter', email)
  if (!allowed.ok) return allowed
  const byDay = await spendOnMailbox(shop, { email, kind: 'other' })
  if (!byDay.ok) return byDay
  const outcome = await shop.db.transaction((tx) => addToList(shop, tx, { email, ...subscription }))
  if (outcome) return ok()
  await giveBackToMailbox(shop, { email, kind: 'other' })
  return refuse('already-subscribed')
}

/** Returns false if already subscribed. Also updates the switch in the customer's profile. */
export async function addToList(
  shop: Shop,
  tx: Transaction,
  { email, consentText, source, awaitsOpening = false }: Subscription,
) {
  const now = shop.clock.now()
  const { token } = shop.identity.createToken()
  const rows = await tx
    .insert(newsletterSubscriptions)
    .values({ email, consentAt: now, consentText, source, unsubscribeToken: token, createdAt: now })
    .onConflictDoUpdate({
      target: newsletterSubscriptions.email,
      set: { consentAt: now, consentText, source, unsubscribedAt: null },
      setWhere: sql`${newsletterSubscriptions.unsubscribedAt} is not null`,
    })
    .returning({ id: newsletterSubscriptions.id, unsubscribeToken: newsletterSubscriptions.unsubscribeToken })
  const [subscription] = rows
  if (!subscription) return false
  await shop.outbox.enqueue(tx, newsletterWelcome(subscription, { email, at: now, awaitsOpening }))
  await tx
    .insert(consents)
    .values({ email, kind: 'newsletter', granted: true, text: consentText, createdAt: now })
  await tx.update(profiles).set({ marketingEmails: true }).where(eq(profiles.email, email))
  return true
}

/** Sent for every new subscription, so that people subscribed by someone else notice and can unsubscribe. */
function newsletterWelcome(
  { id, unsubscribeToken }: { id: string; unsubscribeToken: string },
  { email, at, awaitsOpening }: { email: string; at: Date; awaitsOpening: boolean },
): Job {
  return {
    name: 'send-email',
    key: `newsletter-welcome:${id}:${at.getTime()}`,
    email: {
      type: 'newsletter-welcome',
      to: email,
      data: { unsubscribeToken, ...(awaitsOpening && { awaitsOpening }) },
    },
  }
}

import { and, asc, eq, isNull } from 'drizzle-orm'
import { consents, profiles } from '#accounts/schema.ts'
import { newsletterSubscriptions } from '#content/newsletter/schema.ts'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import { ok, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'

export async function unsubscribe(shop: Shop, { token }: { token: string }) {
  return shop.db.transaction(async (tx) => {
    const [subscription] = await tx
      .select({ email: newsletterSubscriptions.email })
      .from(newsletterSubscriptions)
      .where(eq(newsletterSubscriptions.unsubscribeToken, token))
    if (!subscription) return refuse('token-unknown')
    await removeFromList(shop, tx, subscription)
    return ok({ email: subscription.email })
  })
}

export async function removeFromList(shop: Shop, tx: DatabaseOrTransaction, { email }: { email: string }) {
  const now = shop.clock.now()
  const unsubscribedRows = await tx
    .update(newsletterSubscriptions)
    .set({ unsubscribedAt: now })
    .where(and(eq(newsletterSubscriptions.email, email), isNull(newsletterSubscriptions.unsubscribedAt)))
    .returning({ id: newsletterSubscriptions.id })
  await tx.update(profiles).set({ marketingEmails: false }).where(eq(profiles.email, email))
  if (unsubscribedRows.length > 0)
    await tx.insert(consents).values({ email, kind: 'newsletter', granted: false, text: '', createdAt: now })
}

export function listSubscribers(shop: Shop) {
  return shop.db
    .select({
      email: newsletterSubscriptions.email,
      consentAt: newsletterSubscriptions.consentAt,
      source: newsletterSubscriptions.source,
      unsubscribeToken: newsletterSubscriptions.unsubscribeToken,
    })
    .from(newsletterSubscriptions)
    .where(isNull(newsletterSubscriptions.unsubscribedAt))
    .orderBy(asc(newsletterSubscriptions.consentAt), asc(newsletterSubscriptions.id))
}

import { eq, sql } from 'drizzle-orm'
import type { PersonalData } from '#platform/personal-data.ts'
import { newsletterSubscriptions } from './schema.ts'
import { removeFromList } from './use-cases/unsubscribe.ts'

export const personalData: PersonalData = {
  tables: ['newsletter_subscriptions'],
  export: {
    newsletter: async ({ db }, { email }) =>
      email === null
        ? []
        : db
            .select({
              consentAt: newsletterSubscriptions.consentAt,
              consentText: newsletterSubscriptions.consentText,
              unsubscribedAt: newsletterSubscriptions.unsubscribedAt,
            })
            .from(newsletterSubscriptions)
            .where(eq(newsletterSubscriptions.email, email)),
  },
  async erase(shop, tx, { email }) {
    if (email === null) return
    await removeFromList(shop, tx, { email })
    await tx.delete(newsletterSubscriptions).where(eq(newsletterSubscriptions.email, email))
  },
  keepsConsentOf: (email) =>
    sql`exists (select 1 from ${newsletterSubscriptions} s where s.email = ${email} and s.unsubscribed_at is null)`,
}

import { newsletterSubscriptions } from '#content/newsletter/schema.ts'
import type { Transaction } from '#platform/database/connect.ts'
import type { SeedContent } from './seed-content.ts'

const DAY = 24 * 60 * 60 * 1000

export async function seedSubscribers(tx: Transaction, { subscribers }: SeedContent, now: Date) {
  await tx.insert(newsletterSubscriptions).values(
    subscribers.map(({ email, createdDaysAgo, unsubscribed }) => {
      const at = new Date(now.getTime() - createdDaysAgo * DAY)
      return {
        email,
        consentAt: at,
        consentText: 'Demonstração',
        // Predictable, because demo subscribers are not real people. Real tokens have 256 random bits.
        unsubscribeToken: `demo-${email}`,
        unsubscribedAt: unsubscribed ? now : null,
        createdAt: at,
      }
    }),
  )
}

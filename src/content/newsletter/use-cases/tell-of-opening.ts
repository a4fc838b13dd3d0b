import { sql } from 'drizzle-orm'
import { newsletterSubscriptions } from '#content/newsletter/schema.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { emailDeliveries } from '#platform/operations/schema.ts'
import type { Shop } from '#platform/shop.ts'

/** Excludes people who were notified before, in case the shop closes and opens again. */
const awaitsOpening = sql`${newsletterSubscriptions.unsubscribedAt} is null and not exists (
  select 1 from ${emailDeliveries} where ${emailDeliveries.key} = 'shop-opened:' || ${newsletterSubscriptions.id}
    and ${emailDeliveries.state} <> 'failed')`

async function tell(shop: Shop, tx: Transaction): Promise<number> {
  const { id, email, unsubscribeToken } = newsletterSubscriptions
  const people = await tx
    .select({ id, email, unsubscribeToken })
    .from(newsletterSubscriptions)
    .where(awaitsOpening)
  for (const person of people)
    await shop.outbox.enqueue(tx, {
      name: 'send-email',
      key: `shop-opened:${person.id}`,
      email: {
        type: 'shop-opened',
        to: person.email,
        data: { unsubscribeToken: person.unsubscribeToken },
      },
    })
  return people.length
}

export const subscribersAtOpening = {
  count: sql`select count(*) from ${newsletterSubscriptions} where ${awaitsOpening}`,
  tell,
}

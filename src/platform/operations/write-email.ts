import { randomUUID } from 'node:crypto'
import type { Email } from '#platform/mail/email.ts'
import type { Shop } from '#platform/shop.ts'

export async function writeEmail(shop: Shop, email: Email): Promise<void> {
  await shop.db.transaction((tx) =>
    shop.outbox.enqueue(tx, { name: 'send-email', key: `by-hand:${randomUUID()}`, email }),
  )
}

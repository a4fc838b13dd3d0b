import { randomUUID } from 'node:crypto'
import type { Email } from '#platform/mail/email.ts'
import type { Shop } from '#platform/shop.ts'

/** An e-mail that the owner's tools ask for. Every call is a new fact, so every call is a new e-mail. */
export async function writeEmail(shop: Shop, email: Email): Promise<void> {
  await shop.db.transaction((tx) =>
    shop.outbox.enqueue(tx, { name: 'send-email', key: `by-hand:${randomUUID()}`, email }),
  )
}

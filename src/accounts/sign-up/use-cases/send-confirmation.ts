import type { ConfirmationNotice } from '#platform/automation/port.ts'
import type { Transaction } from '#platform/database/connect.ts'
import type { Shop } from '#platform/shop.ts'
import { createConfirmationLink } from './confirmation-link.ts'

export interface UnconfirmedPerson {
  userId: string
  email: string
  name: string
  redirectTo?: string
}

/**
 * Runs in the caller's transaction. The returned notice is for the webhook, which must be called after
 * commit.
 */
export async function sendConfirmation(
  shop: Shop,
  tx: Transaction,
  person: UnconfirmedPerson,
  constraints: 'account-confirmation' | 'address-confirmation',
): Promise<ConfirmationNotice> {
  const link = await createConfirmationLink(shop, tx, person)
  await shop.outbox.enqueue(tx, {
    name: 'send-email',
    key: `confirmation:${link.key}`,
    email: {
      type: constraints,
      to: person.email,
      data: { customerName: person.name, confirmationUrl: link.url },
    },
  })
  return {
    email: person.email,
    name: person.name,
    confirmationUrl: link.url,
    timestamp: shop.clock.now().toISOString(),
  }
}

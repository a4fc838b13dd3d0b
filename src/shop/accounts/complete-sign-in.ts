import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '#database/connect.ts'
import { sessions, users } from '#database/schema/accounts.ts'
import { greetingName } from '#domain/accounts/names.ts'
import { welcomeEmail } from '#shop/outbox.ts'
import type { Shop } from '#shop/shop.ts'
import { openSession } from './sessions.ts'

export interface RecognisedPerson {
  id: string
  email: string
  name: string
  isAdministrator: boolean
}

/**
 * The last step of every way in. Opens a session of its own and ends the one that this browser had; the first session of
 * an account also enqueues the welcome e-mail.
 */
export async function completeSignIn(
  shop: Shop,
  tx: Transaction,
  person: RecognisedPerson,
  previousToken: string | null,
) {
  const first = await tx
    .update(users)
    .set({ welcomedAt: shop.clock.now() })
    .where(and(eq(users.id, person.id), isNull(users.welcomedAt)))
    .returning({ id: users.id })
  if (first.length > 0) {
    const { id, email } = person
    await shop.outbox.enqueue(tx, welcomeEmail({ id, email, name: greetingName(person) }))
  }
  if (previousToken) {
    await tx.delete(sessions).where(eq(sessions.tokenHash, shop.identity.hashToken(previousToken)))
  }
  const session = await openSession(shop, tx, { userId: person.id, isAdministrator: person.isAdministrator })
  return { userId: person.id, session }
}

import { and, eq, isNull } from 'drizzle-orm'
import { sessions, users } from '#accounts/schema.ts'
import { hasSecondFactor } from '#accounts/second-factor/use-cases/find-factors.ts'
import { recordAccess } from '#accounts/session/use-cases/access-records.ts'
import { recordDevice } from '#accounts/session/use-cases/known-devices.ts'
import { openSession } from '#accounts/session/use-cases/sessions.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { greetingName } from '#platform/domain/names.ts'
import { welcomeEmail } from '#platform/outbox.ts'
import type { Shop } from '#platform/shop.ts'

declare module '#platform/shop.ts' {
  interface Shop {
    /**
     * Other modules' steps in each sign-in's transaction, such as assigning orders placed with the
     * address.
     */
    readonly claimsAtSignIn: readonly ClaimAtSignIn[]
  }
}

type ClaimAtSignIn = (tx: Transaction, person: { id: string; email: string }) => Promise<void>

export interface RecognisedPerson {
  id: string
  email: string
  name: string
  isStaff: boolean
  isAdministrator: boolean
}

export interface WayIn {
  previousToken: string | null
  clientAddress: string
  deviceToken?: string | null
  isProven?: boolean
}

/** Final step of every sign-in method. With a second factor, no session is opened yet. */
export async function completeSignIn(
  shop: Shop,
  tx: Transaction,
  person: RecognisedPerson,
  { previousToken, clientAddress, deviceToken = null, isProven = false }: WayIn,
) {
  const { id: userId, isStaff, isAdministrator } = person
  const account = { userId, isStaff, isAdministrator }
  if (!isProven && (await hasSecondFactor(tx, userId))) return { ...account, session: null, deviceToken }
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
  for (const claim of shop.claimsAtSignIn) await claim(tx, person)
  const session = await openSession(shop, tx, { userId, isStaff, isProven })
  await recordAccess(shop, tx, { userId, clientAddress })
  const device = await recordDevice(shop, tx, person, deviceToken)
  return { ...account, session, deviceToken: device }
}

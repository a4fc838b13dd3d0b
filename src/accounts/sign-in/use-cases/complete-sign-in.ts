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
    /** Steps of other modules in the transaction of each sign-in: what was stored for the address becomes the person's. */
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
  /** Of the session that this browser already has; it ends. */
  previousToken: string | null
  /** Where the request came from, for the record of accesses. */
  clientAddress: string
  /** What this browser keeps since an earlier sign-in; another one is told by mail. */
  deviceToken?: string | null
  /** The second factor was shown just now. */
  isProven?: boolean
}

/** The last step of every way in. Who has a second factor is asked for it first and gets no session yet. */
export async function completeSignIn(
  shop: Shop,
  tx: Transaction,
  person: RecognisedPerson,
  { previousToken, clientAddress, deviceToken = null, isProven = false }: WayIn,
) {
  const { id: userId, isStaff, isAdministrator } = person
  const entered = { userId, isStaff, isAdministrator }
  if (!isProven && (await hasSecondFactor(tx, userId))) return { ...entered, session: null, deviceToken }
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
  return { ...entered, session, deviceToken: device }
}

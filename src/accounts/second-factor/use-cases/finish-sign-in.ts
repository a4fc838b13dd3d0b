import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { users } from '#accounts/schema.ts'
import { completeSignIn } from '#accounts/sign-in/use-cases/complete-sign-in.ts'
import { rightsOf } from '#accounts/use-cases/account-facts.ts'
import { ok, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'
import { type FactorProof, proveFactor } from './prove-factor.ts'

export const PENDING_SIGN_IN_SECONDS = 10 * 60

/** `halfway` is stored in browser cookies, so its name must not change. */
const ticketSchema = z.object({ userId: z.uuid(), halfway: z.literal(true) })

/** Proves only the first factor. It grants no access and expires. */
export function pendingSignInTicket({ sealing }: Shop, userId: string): string {
  const content = { userId, halfway: true } satisfies z.input<typeof ticketSchema>
  return sealing.seal('second-factor', JSON.stringify(content), PENDING_SIGN_IN_SECONDS)
}

export function openPendingSignIn({ sealing }: Shop, ticket: string | null): string | null {
  const ticketText = ticket && sealing.unseal('second-factor', ticket)
  return ticketText ? (ticketSchema.safeParse(JSON.parse(ticketText)).data?.userId ?? null) : null
}

interface SecondStep {
  ticket: string | null
  proof: FactorProof
  previousToken: string | null
  clientAddress: string
  deviceToken?: string | null
}

export async function finishSignIn(shop: Shop, { ticket, proof, ...wayIn }: SecondStep) {
  const userId = openPendingSignIn(shop, ticket)
  if (!userId) return refuse('pending-sign-in-expired')
  const proven = await proveFactor(shop, { userId, proof })
  if (!proven.ok) return proven
  const [person] = await shop.db
    .select({ id: users.id, email: users.email, name: users.name, ...rightsOf })
    .from(users)
    .where(eq(users.id, userId))
  if (!person) return refuse('pending-sign-in-expired')
  return shop.db.transaction(async (tx) => {
    const signIn = await completeSignIn(shop, tx, person, { ...wayIn, isProven: true })
    if (!signIn.session) return refuse('pending-sign-in-expired')
    return ok({ ...signIn, session: signIn.session })
  })
}

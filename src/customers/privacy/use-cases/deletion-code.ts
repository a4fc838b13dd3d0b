import { randomInt, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { users } from '#accounts/schema.ts'
import { greetingName } from '#platform/domain/names.ts'
import { ok, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'

const VALID_SECONDS = 15 * 60

/** Sealed and stored in the requesting browser, so the code is useless in any other browser. */
const ticketSchema = z.object({
  userId: z.string(),
  code: z.string(),
  /** Only in tickets of an earlier release, whose seal had no expiry. */
  expiresAt: z.number().optional(),
})

/** For customers without a password: six digits sent to the account's own address. */
export async function sendDeletionCode(shop: Shop, { userId }: { userId: string }) {
  const allowed = await shop.rateLimits.consume('deletion-code', userId)
  if (!allowed.ok) return allowed
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const isSent = await shop.db.transaction(async (tx) => {
    const [user] = await tx
      .select({ email: users.email, name: users.name })
      .from(users)
      .where(eq(users.id, userId))
    if (!user) return false
    const data = { customerName: greetingName(user), deletionCode: code }
    await shop.outbox.enqueue(tx, {
      name: 'send-email',
      key: `deletion-code:${randomUUID()}`,
      email: { type: 'deletion-code', to: user.email, data },
    })
    return true
  })
  if (!isSent) return refuse('user-unknown')
  const content = JSON.stringify({ userId, code } satisfies z.input<typeof ticketSchema>)
  const ticket = shop.sealing.seal('account-deletion', content, VALID_SECONDS)
  return ok({ ticket, validSeconds: VALID_SECONDS })
}

/** The rate limit of the deletion prevents guessing. */
export function isDeletionCode(
  shop: Shop,
  { userId, code, ticket }: { userId: string; code: string; ticket: string | null },
): boolean {
  const ticketText = ticket && shop.sealing.unseal('account-deletion', ticket)
  const parsedTicket = ticketText ? ticketSchema.safeParse(JSON.parse(ticketText)).data : undefined
  if (parsedTicket?.expiresAt !== undefined && parsedTicket.expiresAt <= shop.clock.now().getTime())
    return false
  return parsedTicket?.userId === userId && parsedTicket.code === code.replace(/\D/g, '')
}

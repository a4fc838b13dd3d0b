import { and, eq, lt, or } from 'drizzle-orm'
import type { EmailType } from '#platform/mail/email.ts'
import { emailDeliveries } from '#platform/operations/schema.ts'
import type { Shop } from '#platform/shop.ts'

/** An older claim belongs to a dead process: the mailer gives up after 45 s. */
export const CLAIM_LASTS_MS = 90_000

export interface Claim {
  readonly key: string
  readonly claimedAt: Date
}

export async function claimDelivery(
  shop: Shop,
  key: string,
  type: EmailType,
): Promise<Claim | 'sent' | 'busy'> {
  const claimedAt = shop.clock.now()
  const { state } = emailDeliveries
  const abandoned = lt(emailDeliveries.claimedAt, new Date(claimedAt.getTime() - CLAIM_LASTS_MS))
  const claimedRows = await shop.db
    .insert(emailDeliveries)
    .values({ key, type, state: 'claimed', claimedAt })
    .onConflictDoUpdate({
      target: emailDeliveries.key,
      set: { state: 'claimed', claimedAt },
      setWhere: or(eq(state, 'failed'), and(eq(state, 'claimed'), abandoned)),
    })
    .returning({ key: emailDeliveries.key })
  if (claimedRows.length > 0) return { key, claimedAt }
  const [delivery] = await shop.db.select({ state }).from(emailDeliveries).where(eq(emailDeliveries.key, key))
  return delivery?.state === 'sent' ? 'sent' : 'busy'
}

export async function markSent(shop: Shop, { key }: Claim, messageId: string): Promise<void> {
  await shop.db
    .update(emailDeliveries)
    .set({ state: 'sent', messageId, sentAt: shop.clock.now() })
    .where(eq(emailDeliveries.key, key))
}

/** Releases the claim, unless it has expired and another attempt holds it now. */
export async function markFailed(shop: Shop, { key, claimedAt }: Claim): Promise<void> {
  await shop.db
    .update(emailDeliveries)
    .set({ state: 'failed' })
    .where(
      and(
        eq(emailDeliveries.key, key),
        eq(emailDeliveries.state, 'claimed'),
        eq(emailDeliveries.claimedAt, claimedAt),
      ),
    )
}

/** Longer than the queue keeps any job, so that a job never outlives its delivery record. */
const RETENTION_DAYS = 400

export async function forgetOldDeliveries(shop: Shop): Promise<void> {
  const cutoff = new Date(shop.clock.now().getTime() - RETENTION_DAYS * 24 * 60 * 60 * 1000)
  await shop.db.delete(emailDeliveries).where(lt(emailDeliveries.claimedAt, cutoff))
}

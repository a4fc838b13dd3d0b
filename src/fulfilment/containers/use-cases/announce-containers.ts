import { eq, sql } from 'drizzle-orm'
import { isContainerCount } from '#fulfilment/containers/domain.ts'
import { containerAnnouncements } from '#fulfilment/containers/schema.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'
import { hasBought } from './own-containers.ts'

/** The last announcement replaces earlier ones; 0 withdraws it. */
export async function announceContainers(
  { db, clock, settings }: Pick<Shop, 'db' | 'clock' | 'settings'>,
  { userId, count }: { userId: string; count: number },
): Promise<Ok<undefined> | Refusal<'pots-not-taken' | 'pots-wrong' | 'nothing-bought'>> {
  if (count === 0) {
    await db.delete(containerAnnouncements).where(eq(containerAnnouncements.userId, userId))
    return ok()
  }
  if (!settings.current().values.pots.offered) return refuse('pots-not-taken')
  if (!isContainerCount(count)) return refuse('pots-wrong')
  // Only buyers may announce, otherwise anyone with a new account could fill the owner's list.
  const { rows } = await db.execute<{ bought: boolean }>(sql`select ${hasBought(userId)} as bought`)
  if (!rows[0]?.bought) return refuse('nothing-bought')
  const now = clock.now()
  await db
    .insert(containerAnnouncements)
    .values({ userId, pots: count, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: containerAnnouncements.userId,
      set: { pots: sql`excluded.pots`, updatedAt: now },
    })
  return ok()
}

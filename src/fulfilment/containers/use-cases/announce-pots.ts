import { eq, sql } from 'drizzle-orm'
import { isPotCount } from '#fulfilment/containers/domain.ts'
import { potAnnouncements } from '#fulfilment/containers/schema.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'
import { hasBought } from './own-pots.ts'

/** The last announcement replaces earlier ones; 0 withdraws it. */
export async function announcePots(
  { db, clock, settings }: Pick<Shop, 'db' | 'clock' | 'settings'>,
  { userId, pots }: { userId: string; pots: number },
): Promise<Ok<undefined> | Refusal<'pots-not-taken' | 'pots-wrong' | 'nothing-bought'>> {
  if (pots === 0) {
    await db.delete(potAnnouncements).where(eq(potAnnouncements.userId, userId))
    return ok()
  }
  if (!settings.current().values.pots.offered) return refuse('pots-not-taken')
  if (!isPotCount(pots)) return refuse('pots-wrong')
  // Only buyers may announce, otherwise anyone with a new account could fill the owner's list.
  const { rows } = await db.execute<{ bought: boolean }>(sql`select ${hasBought(userId)} as bought`)
  if (!rows[0]?.bought) return refuse('nothing-bought')
  const now = clock.now()
  await db
    .insert(potAnnouncements)
    .values({ userId, pots, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: potAnnouncements.userId,
      set: { pots: sql`excluded.pots`, updatedAt: now },
    })
  return ok()
}

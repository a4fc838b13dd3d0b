import { asc, eq } from 'drizzle-orm'
import { coupons } from '#database/schema/coupons.ts'
import { potAnnouncements, potEntries } from '#database/schema/returned-pots.ts'
import type { Shop } from '#shop/shop.ts'

/** What the shop keeps of a customer's containers and of the coupons that they made. */
export async function exportPots({ db }: Pick<Shop, 'db'>, userId: string) {
  const { pots, createdAt } = potEntries
  return {
    announcedPots: await db
      .select({ pots: potAnnouncements.pots, createdAt: potAnnouncements.createdAt })
      .from(potAnnouncements)
      .where(eq(potAnnouncements.userId, userId)),
    returnedPots: await db
      .select({ potsMovement: potEntries.kind, pots, reason: potEntries.reason, createdAt })
      .from(potEntries)
      .where(eq(potEntries.userId, userId))
      .orderBy(asc(createdAt)),
    coupons: await db
      .select({ couponCode: coupons.code, createdAt: coupons.createdAt })
      .from(coupons)
      .where(eq(coupons.userId, userId))
      .orderBy(asc(coupons.createdAt)),
  }
}

import { asc, desc, eq, inArray, or } from 'drizzle-orm'
import { potAnnouncements, potEntries } from '#fulfilment/containers/schema.ts'
import { coupons } from '#orders/coupons/schema.ts'
import { orders } from '#orders/schema/orders.ts'
import { vouchers } from '#orders/vouchers/schema.ts'
import type { Shop } from '#platform/shop.ts'

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

/** The vouchers that the customer gave, for their data file. What is left on them belongs to who has the code. */
export function exportVouchers({ db }: Pick<Shop, 'db'>, userId: string) {
  const { amount, giverName, receiverName, receiverEmail, message, sendOn, sentAt, createdAt } = vouchers
  // Bought as a guest, and claimed with their address later.
  const hers = db.select({ id: orders.id }).from(orders).where(eq(orders.userId, userId))
  return db
    .select({
      amountInCentavos: amount,
      giverName,
      receiverName,
      receiverEmail,
      cardText: message,
      sendOn,
      sentAt,
      createdAt,
    })
    .from(vouchers)
    .where(or(eq(vouchers.giverId, userId), inArray(vouchers.orderId, hers)))
    .orderBy(desc(createdAt))
}

import { desc, eq, inArray, or } from 'drizzle-orm'
import { orders } from '#database/schema/orders.ts'
import { vouchers } from '#database/schema/vouchers.ts'
import type { Shop } from '#shop/shop.ts'

/** The vouchers that she gave, for her data file. What is left on them belongs to who has the code. */
export function exportVouchers({ db }: Pick<Shop, 'db'>, userId: string) {
  const { amount, giverName, receiverName, receiverEmail, message, sendOn, sentAt, createdAt } = vouchers
  // Bought as a guest, and claimed with her address later.
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

import { desc, eq } from 'drizzle-orm'
import { vouchers } from '#database/schema/vouchers.ts'
import type { Shop } from '#shop/shop.ts'

/** The vouchers that she gave, for her data file. What is left on them belongs to who has the code. */
export function exportVouchers({ db }: Pick<Shop, 'db'>, userId: string) {
  const { amount, giverName, receiverName, receiverEmail, message, sendOn, sentAt, createdAt } = vouchers
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
    .where(eq(vouchers.giverId, userId))
    .orderBy(desc(createdAt))
}

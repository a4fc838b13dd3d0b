import { desc, eq, inArray, or } from 'drizzle-orm'
import { orders } from '#orders/schema/orders.ts'
import type { PersonalData } from '#platform/personal-data.ts'
import type { Shop } from '#platform/shop.ts'
import { vouchers } from './schema.ts'
import { forgetReceiversBefore, forgetVouchers, forgetVouchersBoughtBy } from './use-cases/forget-vouchers.ts'

export const personalData: PersonalData = {
  tables: ['vouchers'],
  export: { vouchers: (shop, { userId }) => exportVouchers(shop, userId) },
  erase: (_shop, tx, person) => forgetVouchers(tx, person),
  forgetOrders: forgetVouchersBoughtBy,
  forgetBefore: ({ db }, before) => forgetReceiversBefore(db, before),
}

/** Vouchers that the customer bought; the balance belongs to the holder of the code. */
export function exportVouchers({ db }: Pick<Shop, 'db'>, userId: string) {
  const { amount, giverName, receiverName, receiverEmail, message, sendOn, sentAt, createdAt } = vouchers
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

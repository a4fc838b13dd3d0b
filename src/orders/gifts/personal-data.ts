import { and, eq, inArray, isNotNull, lt, ne, or } from 'drizzle-orm'
import { orders } from '#orders/schema/orders.ts'
import type { PersonalData } from '#platform/personal-data.ts'
import type { Shop } from '#platform/shop.ts'
import { cartGifts, orderGifts } from './schema.ts'

export const personalData: PersonalData = {
  tables: ['cart_gifts', 'order_gifts', 'order_gift_options'],
  export: {
    cartGift: async ({ db }, { userId }) =>
      (
        await db
          .select({
            cardText: cartGifts.message,
            receiverName: cartGifts.receiverName,
            receiverPhone: cartGifts.receiverPhone,
          })
          .from(cartGifts)
          .where(eq(cartGifts.userId, userId))
      ).at(0),
  },
  forgetBefore: forgetReceivers,
}

/** Recipients have no account to delete, so card and name are erased after the retention period. */
async function forgetReceivers({ db }: Shop, before: Date): Promise<void> {
  const old = db.select({ id: orders.id }).from(orders).where(lt(orders.createdAt, before))
  await db
    .update(orderGifts)
    .set({ message: '', receiverName: null, receiverPhone: null, receiverCpf: null })
    .where(
      and(
        inArray(orderGifts.orderId, old),
        or(ne(orderGifts.message, ''), isNotNull(orderGifts.receiverName)),
      ),
    )
}

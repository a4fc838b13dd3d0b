import { eq } from 'drizzle-orm'
import { orderReturns } from '#orders/returns/schema.ts'
import { orders } from '#orders/schema/orders.ts'
import type { PersonalData } from '#platform/personal-data.ts'
import { forgetReturns } from './use-cases/forget-returns.ts'

export const personalData: PersonalData = {
  tables: ['order_returns'],
  erase: (_shop, tx, { userId }) => forgetReturns(tx, userId),
  photos: {
    column: orderReturns.photos,
    of: async (tx, userId) => {
      const ownReturns = await tx
        .select({ photos: orderReturns.photos })
        .from(orderReturns)
        .innerJoin(orders, eq(orders.id, orderReturns.orderId))
        .where(eq(orders.userId, userId))
      return ownReturns.map(({ photos }) => photos)
    },
  },
}

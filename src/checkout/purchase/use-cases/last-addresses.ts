import { and, desc, eq, gt, isNotNull, notExists, notInArray, sql } from 'drizzle-orm'
import { freightQuotes } from '#delivery/freight/schema.ts'
import { QUOTE_REMEMBERED_HOURS } from '#delivery/freight/use-cases/known-delivery.ts'
import { orderGifts } from '#orders/gifts/schema.ts'
import { hasReceiver } from '#orders/gifts/use-cases/cart-gift.ts'
import { orders } from '#orders/schema/orders.ts'
import type { Shop } from '#platform/shop.ts'

/** Ignores the quote if an order was paid since, because the next order may go elsewhere. */
export function lastQuote({ db }: Shop, userId: string, now: Date) {
  const since = new Date(now.getTime() - QUOTE_REMEMBERED_HOURS * 3_600_000)
  const paidSince = db
    .select({ one: sql`1` })
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        eq(orders.paymentStatus, 'paid'),
        gt(orders.createdAt, freightQuotes.createdAt),
      ),
    )
  return db
    .select()
    .from(freightQuotes)
    .where(
      and(
        eq(freightQuotes.userId, userId),
        eq(freightQuotes.forReceiver, hasReceiver(userId)),
        gt(freightQuotes.createdAt, since),
        notExists(paidSince),
      ),
    )
    .orderBy(desc(freightQuotes.createdAt))
    .limit(1)
    .as('last_quote')
}

export function lastOrder({ db }: Shop, userId: string) {
  const toSomebodyElse = db
    .select({ one: sql`1` })
    .from(orderGifts)
    .where(and(eq(orderGifts.orderId, orders.id), isNotNull(orderGifts.receiverName)))
  return (
    db
      .select({ address: orders.shippingAddress })
      .from(orders)
      // A pickup order's address is the workshop, not the customer's home.
      .where(
        and(
          eq(orders.userId, userId),
          notInArray(orders.deliveryWay, ['pickup', 'handed', 'none']),
          notExists(toSomebodyElse),
        ),
      )
      .orderBy(desc(orders.createdAt))
      .limit(1)
      .as('last_order')
  )
}

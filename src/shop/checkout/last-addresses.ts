import { and, desc, eq, gt, isNotNull, notExists, notInArray, sql } from 'drizzle-orm'
import { freightQuotes } from '#database/schema/freight.ts'
import { orderGifts } from '#database/schema/gifts.ts'
import { orders } from '#database/schema/orders.ts'
import { QUOTE_REMEMBERED_HOURS } from '#shop/freight/known-delivery.ts'
import { hasReceiver } from '#shop/gifts/cart-gift.ts'
import type { Shop } from '#shop/shop.ts'

/** The address that the customer had quoted last, unless an order was paid since: the next one may go elsewhere. */
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

/** The address of the last order that came to the customer themselves. */
export function lastOrder({ db }: Shop, userId: string) {
  const toSomebodyElse = db
    .select({ one: sql`1` })
    .from(orderGifts)
    .where(and(eq(orderGifts.orderId, orders.id), isNotNull(orderGifts.receiverName)))
  return (
    db
      .select({ address: orders.shippingAddress })
      .from(orders)
      // Who fetched their last order has not moved into the workshop.
      .where(
        and(
          eq(orders.userId, userId),
          notInArray(orders.deliveryWay, ['pickup', 'handed']),
          notExists(toSomebodyElse),
        ),
      )
      .orderBy(desc(orders.createdAt))
      .limit(1)
      .as('last_order')
  )
}

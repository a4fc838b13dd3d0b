import { asc, eq } from 'drizzle-orm'
import type { Transaction } from '#database/connect.ts'
import { orderItems, orders } from '#database/schema/orders.ts'
import type { OrderGift } from '#domain/gifts/gift.ts'
import { couponLabelColumn } from '#shop/coupons/coupon-of-order.ts'
import { orderGiftColumn, orderGiftOf } from '#shop/gifts/order-gift.ts'
import type { OrderItemRow } from './order-rows.ts'

/** What an order consists of, as its mails tell it. */
export interface SoldThings {
  readonly items: OrderItemRow[]
  readonly gift: OrderGift | null
  readonly couponLabel: string | null
}

/** In one statement, after the order was locked: its items may have been changed until then. */
export async function readSold(tx: Transaction, orderId: string): Promise<SoldThings> {
  const rows = await tx
    .select({ item: orderItems, gift: orderGiftColumn, couponLabel: couponLabelColumn })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(orderItems.position))
  const { gift = null, couponLabel = null } = rows[0] ?? {}
  return { items: rows.map(({ item }) => item), gift: orderGiftOf(gift), couponLabel }
}

import { desc, eq, sql } from 'drizzle-orm'
import { wishlists } from '#database/schema/cart.ts'
import { products } from '#database/schema/catalogue.ts'
import { reviews } from '#database/schema/reviews.ts'
import { imageAt } from '#shop/catalogue/product-card.ts'
import type { Shop } from '#shop/shop.ts'
import { type CustomerId, isOrderOf } from './customer-id.ts'

const MESSAGES_SHOWN = 20

interface MessageRow extends Record<string, unknown> {
  orderId: string
  orderNumber: string
  subject: string
  text: string
  at: string
}

/** What she was written about her orders, newest first; without what was erased since. */
export async function listMessages({ db }: Pick<Shop, 'db'>, customer: CustomerId) {
  const { rows } = await db.execute<MessageRow>(sql`
    select o.id as "orderId", o.order_number as "orderNumber", e.details->>'reason' as subject,
      e.details->>'text' as text, e.created_at::text as at
    from orders o join order_events e on e.order_id = o.id and e.kind = 'message-sent'
    where ${isOrderOf(customer)} and e.details ? 'text'
    order by e.created_at desc, e.sequence desc limit ${MESSAGES_SHOWN}`)
  return rows.map((row) => ({ ...row, at: new Date(row.at) }))
}

export function listCustomerReviews({ db }: Pick<Shop, 'db'>, userId: string) {
  return db
    .select({
      id: reviews.id,
      product: products.name,
      stars: reviews.stars,
      words: reviews.words,
      status: reviews.status,
      writtenAt: reviews.updatedAt,
    })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(eq(reviews.userId, userId))
    .orderBy(desc(reviews.updatedAt))
}

/** Newest first, what is not sold at present included. */
export function listCustomerFavourites({ db }: Pick<Shop, 'db'>, userId: string) {
  return db
    .select({ id: products.id, name: products.name, image: imageAt(products.imageUrl) })
    .from(wishlists)
    .innerJoin(products, eq(products.id, wishlists.productId))
    .where(eq(wishlists.userId, userId))
    .orderBy(desc(wishlists.createdAt), desc(wishlists.id))
}

import { sql } from 'drizzle-orm'
import type { Shop } from '#platform/shop.ts'

export async function findOrderToReview(
  { db }: Pick<Shop, 'db'>,
  { userId, productId }: { userId: string; productId: string },
): Promise<{ orderNumber: string; slug: string } | null> {
  const { rows } = await db.execute<{ orderNumber: string; slug: string }>(sql`
    select o.order_number as "orderNumber", p.slug from orders o
    join order_items i on i.order_id = o.id and i.quantity > i.returned_quantity
    join products p on p.id = i.product_id
    where o.user_id = ${userId} and p.id = ${productId} and o.status = 'delivered' and o.payment_status = 'paid'
    order by o.created_at desc limit 1`)
  return rows[0] ?? null
}

import { pgTable, uuid } from 'drizzle-orm/pg-core'
import { orders } from '#orders/schema/orders.ts'
import { createdAt } from '#platform/database/column-types.ts'

export const ownerDigestOrders = pgTable('owner_digest_orders', {
  orderId: uuid('order_id')
    .primaryKey()
    .references(() => orders.id, { onDelete: 'cascade' }),
  createdAt: createdAt(),
})

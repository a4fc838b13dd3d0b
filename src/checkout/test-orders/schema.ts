import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '#accounts/schema.ts'
import { createdAt, id, instant } from '#platform/database/column-types.ts'

/** Snapshot of a rolled-back test purchase. It is not an order, and is deleted within a day. */
export const testOrders = pgTable('test_orders', {
  id: id(),
  /** One test per administrator: a new test replaces the last one. */
  userId: uuid('user_id')
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
  orderNumber: text('order_number').notNull().unique(),
  sessionId: text('session_id').notNull().unique(),
  purchase: jsonb('purchase').notNull(),
  createdAt: createdAt(),
  paidAt: instant('paid_at'),
})

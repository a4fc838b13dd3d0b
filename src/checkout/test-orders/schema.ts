import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '#accounts/schema.ts'
import { createdAt, id, instant } from '#platform/database/column-types.ts'

/** What an administrator is shown of a purchase that was carried out as a test and rolled back: no order, and gone within a day. */
export const testOrders = pgTable('test_orders', {
  id: id(),
  /** One for each administrator: the next test takes its place. */
  userId: uuid('user_id')
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
  orderNumber: text('order_number').notNull().unique(),
  sessionId: text('session_id').notNull().unique(),
  /** The order as it waits, as it is paid, and the e-mails about it. */
  purchase: jsonb('purchase').notNull(),
  createdAt: createdAt(),
  paidAt: instant('paid_at'),
})

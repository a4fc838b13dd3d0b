import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { users } from '#accounts/schema.ts'
import { products, productVariants } from '#catalogue/products/schema.ts'
import { createdAt, id, instant } from '#platform/database/column-types.ts'

/** Contains confirmed email addresses only. */
export const restockRequests = pgTable(
  'restock_requests',
  {
    id: id(),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    variantId: uuid('variant_id').references(() => productVariants.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    /** Null for guests, who confirmed by link. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Determines the position in the queue. */
    createdAt: createdAt(),
    notifiedAt: instant('notified_at'),
  },
  (t) => [
    unique('restock_requests_shelf_email_key').on(t.productId, t.variantId, t.email).nullsNotDistinct(),
    index('restock_requests_waiting_idx')
      .on(t.productId, t.variantId, t.createdAt)
      .where(sql`notified_at is null`),
    index('restock_requests_email_idx').on(t.email),
    index('restock_requests_created_idx').on(t.createdAt),
    check('restock_requests_email_lowercase', sql`${t.email} = lower(${t.email})`),
  ],
)

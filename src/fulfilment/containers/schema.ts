import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '#accounts/schema.ts'
import { coupons } from '#orders/coupons/schema.ts'
import { orders } from '#orders/schema/orders.ts'
import { createdAt, id, updatedAt } from '#platform/database/column-types.ts'

export const containerAnnouncements = pgTable(
  'pot_announcements',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    pots: integer('pots').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [check('pot_announcements_pots', sql`${t.pots} between 1 and 30`)],
)

/** Ledger: a customer's balance is the sum of their entries. */
export const containerEntries = pgTable(
  'pot_entries',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<'counted' | 'corrected' | 'rewarded'>().notNull(),
    /** Negative for coupons and corrections. */
    pots: integer('pots').notNull(),
    orderId: uuid('order_id').references(() => orders.id, { onDelete: 'set null' }),
    couponId: uuid('coupon_id').references(() => coupons.id, { onDelete: 'set null' }),
    reason: text('reason'),
    actorId: uuid('actor_id'),
    key: text('key').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('pot_entries_key').on(t.key),
    index('pot_entries_user_idx').on(t.userId, t.createdAt),
    index('pot_entries_order_idx').on(t.orderId).where(sql`order_id is not null`),
    index('pot_entries_coupon_idx').on(t.couponId).where(sql`coupon_id is not null`),
    check('pot_entries_kind', sql`${t.kind} in ('counted', 'corrected', 'rewarded')`),
    check('pot_entries_pots', sql`${t.pots} <> 0`),
    check('pot_entries_reason', sql`(${t.kind} = 'corrected') = (${t.reason} is not null)`),
  ],
)

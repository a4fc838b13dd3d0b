import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { pours } from '#catalogue/stock/schema/pours.ts'
import { orderItems } from './orders.ts'

/** Which pours the units of a packed item are of; what nobody knows is in no row. Triggers take out what came back. */
export const orderItemPours = pgTable(
  'order_item_pours',
  {
    orderItemId: uuid('order_item_id')
      .notNull()
      .references(() => orderItems.id, { onDelete: 'cascade' }),
    pourId: uuid('pour_id')
      .notNull()
      .references(() => pours.id, { onDelete: 'cascade' }),
    units: integer('units').notNull(),
    /** The oldest first; what comes back is that of the last. */
    position: integer('position').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.orderItemId, t.pourId] }),
    index('order_item_pours_pour_idx').on(t.pourId),
    check('order_item_pours_units_positive', sql`${t.units} > 0`),
  ],
)

import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { batches } from '#catalogue/stock/schema/batches.ts'
import { orderItems } from './orders.ts'

/** Units of unknown batches have no row. Triggers remove returned units. */
export const orderItemBatches = pgTable(
  'order_item_batches',
  {
    orderItemId: uuid('order_item_id')
      .notNull()
      .references(() => orderItems.id, { onDelete: 'cascade' }),
    batchId: uuid('batch_id')
      .notNull()
      .references(() => batches.id, { onDelete: 'cascade' }),
    units: integer('units').notNull(),
    /** Oldest batch first; returned units are taken from the last one. */
    position: integer('position').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.orderItemId, t.batchId] }),
    index('order_item_batches_batch_idx').on(t.batchId),
    check('order_item_batches_units_positive', sql`${t.units} > 0`),
  ],
)

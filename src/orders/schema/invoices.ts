import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, updatedAt } from '#platform/database/column-types.ts'
import { orders } from './orders.ts'

/** Kept for five years by law. The XML is visible in the back office only. */
export const orderInvoices = pgTable(
  'order_invoices',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    accessKey: text('access_key').notNull().unique(),
    number: integer('number').notNull(),
    series: integer('series').notNull(),
    xml: text('xml'),
    danfeUrl: text('danfe_url'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('order_invoices_access_key', sql`${t.accessKey} ~ '^[0-9]{6}[0-9A-Z]{12}[0-9]{26}$'`),
    check(
      'order_invoices_number',
      sql`${t.number} between 1 and 999999999 and ${t.series} between 0 and 999`,
    ),
  ],
)

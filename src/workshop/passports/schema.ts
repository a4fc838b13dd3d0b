import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { products } from '#catalogue/products/schema.ts'
import { createdAt, updatedAt } from '#platform/database/column-types.ts'

export const passports = pgTable(
  'passports',
  {
    number: integer('number').primaryKey(),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Random, so that codes cannot be guessed by counting. */
    code: text('code').notNull(),
    note: text('note').notNull().default(''),
    isOpen: boolean('is_open').notNull().default(false),
    /** Optimistic lock, raised by every edit. */
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique('passports_code_key').on(t.code),
    check('passports_note', sql`char_length(${t.note}) <= 600`),
  ],
)

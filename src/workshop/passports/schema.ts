import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { products } from '#catalogue/products/schema.ts'
import { createdAt, updatedAt } from '#platform/database/column-types.ts'

/** The public page of a batch, once the owner has written it. The sizes that were poured together share it. */
export const passports = pgTable(
  'passports',
  {
    /** Of its batches. */
    number: integer('number').primaryKey(),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** In its address: drawn by chance, because numbers can be counted. */
    code: text('code').notNull(),
    note: text('note').notNull().default(''),
    isOpen: boolean('is_open').notNull().default(false),
    /** Raised by every edit: a form saves only over the version that it showed. */
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique('passports_code_key').on(t.code),
    check('passports_note', sql`char_length(${t.note}) <= 600`),
  ],
)

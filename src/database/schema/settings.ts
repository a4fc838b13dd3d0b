import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { id, updatedAt } from './column-types.ts'

/**
 * What the owner has set, one row for each section they have ever saved: their words of 'Loja', their Pix key, the calendar of their workshop.
 * A section without a row follows the environment, or is empty.
 */
export const shopSettings = pgTable('shop_settings', {
  id: id(),
  section: text('section').notNull().unique(),
  values: jsonb('values').$type<Readonly<Record<string, unknown>>>().notNull(),
  version: integer('version').notNull().default(1),
  updatedAt: updatedAt(),
})

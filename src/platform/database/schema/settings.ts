import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { id, updatedAt } from '#platform/database/column-types.ts'

/** What the owner has set: one row for each section that was ever saved, the Pix key and the calendar included. Without a row the environment's word holds, or none. */
export const shopSettings = pgTable('shop_settings', {
  id: id(),
  section: text('section').notNull().unique(),
  values: jsonb('values').$type<Readonly<Record<string, unknown>>>().notNull(),
  version: integer('version').notNull().default(1),
  updatedAt: updatedAt(),
})

import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { id, updatedAt } from '#platform/database/column-types.ts'

/** One row per section ever saved, including Pix key and calendar. Without a row, environment values apply. */
export const shopSettings = pgTable('shop_settings', {
  id: id(),
  section: text('section').notNull().unique(),
  values: jsonb('values').$type<Readonly<Record<string, unknown>>>().notNull(),
  version: integer('version').notNull().default(1),
  updatedAt: updatedAt(),
})

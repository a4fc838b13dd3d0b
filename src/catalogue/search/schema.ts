import { sql } from 'drizzle-orm'
import { customType, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { products } from '#catalogue/products/schema.ts'
import { instant } from '#platform/database/column-types.ts'

/** Words by their stems, as PostgreSQL searches them; only the database reads it. */
const stems = customType<{ data: string }>({ dataType: () => 'tsvector' })

/**
 * What a product is found by: written by a trigger of `products`, by nobody else. Apart from them, as a sale changes the product and must not
 * write these indexes again.
 */
export const productSearch = pgTable(
  'product_search',
  {
    productId: uuid('product_id')
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Notes of the pyramid in small letters, top first, and the families that two of them belong to. */
    notes: text('notes').array().notNull(),
    families: text('families').array().notNull(),
    /** What lists are narrowed by: 'nota:cedro', 'familia:amadeirado', 'intensidade:3', 'ambiente:sala'. */
    facets: text('facets').array().notNull().default(sql`'{}'::text[]`),
    /** What it is called: name, notes, families, rooms and moods, vessel. ' lavanda camomila …', for the beginnings of words. */
    labels: text('labels').notNull(),
    /** The stems of these words, the name with weight A: what ranks, and short enough to lie beside the row. */
    labelStems: stems('label_stems').notNull(),
    /** The same, and those of all that is told of it; a migration keeps them in the row, since every search reads them. */
    stems: stems('stems').notNull(),
    /** Name and descriptions without accents and capitals. */
    folded: text('folded').notNull(),
  },
  (t) => [
    index('product_search_facets_idx').using('gin', t.facets),
    index('product_search_labels_idx').using('gin', sql`labels gin_trgm_ops`),
    index('product_search_stems_idx').using('gin', t.stems),
    index('product_search_folded_idx').using('gin', sql`folded gin_trgm_ops`),
  ],
)

/** What was searched for and found nowhere: words and counts, nobody's name or account. */
export const missedSearches = pgTable(
  'missed_searches',
  {
    words: text('words').primaryKey(),
    times: integer('times').notNull().default(1),
    lastAt: instant('last_at').notNull(),
  },
  (t) => [index('missed_searches_times_idx').on(t.times.desc(), t.lastAt.desc())],
)

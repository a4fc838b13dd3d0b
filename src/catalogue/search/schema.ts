import { sql } from 'drizzle-orm'
import { customType, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { products } from '#catalogue/products/schema.ts'
import { instant } from '#platform/database/column-types.ts'

const stems = customType<{ data: string }>({ dataType: () => 'tsvector' })

/**
 * Search index maintained only by a trigger of `products`. A separate table, so that sales do not rewrite
 * these indexes.
 */
export const productSearch = pgTable(
  'product_search',
  {
    productId: uuid('product_id')
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Notes in lower case, top layer first. `families` needs two notes of the same family. */
    notes: text('notes').array().notNull(),
    families: text('families').array().notNull(),
    /** Filter values such as 'nota:cedro', 'familia:amadeirado', 'intensidade:3', 'ambiente:sala'. */
    facets: text('facets').array().notNull().default(sql`'{}'::text[]`),
    /** Name, notes, families, settings and vessel, as ' lavanda camomila …', for prefix matches. */
    labels: text('labels').notNull(),
    /** Stems of the labels, the name with weight A. Used for ranking, and short enough to be stored inline. */
    labelStems: stems('label_stems').notNull(),
    /** Stems of labels and descriptions. A migration stores them inline, because every search reads them. */
    stems: stems('stems').notNull(),
    folded: text('folded').notNull(),
  },
  (t) => [
    index('product_search_facets_idx').using('gin', t.facets),
    index('product_search_labels_idx').using('gin', sql`labels gin_trgm_ops`),
    index('product_search_stems_idx').using('gin', t.stems),
    index('product_search_folded_idx').using('gin', sql`folded gin_trgm_ops`),
  ],
)

export const missedSearches = pgTable(
  'missed_searches',
  {
    words: text('words').primaryKey(),
    times: integer('times').notNull().default(1),
    lastAt: instant('last_at').notNull(),
  },
  (t) => [index('missed_searches_times_idx').on(t.times.desc(), t.lastAt.desc())],
)

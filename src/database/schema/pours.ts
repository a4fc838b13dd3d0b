import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { PourState } from '#domain/pours/pour.ts'
import { products, productVariants } from './catalogue.ts'
import { createdAt, id, instant, updatedAt } from './column-types.ts'
import { recipes } from './recipes.ts'

/** Candles that were poured together and cure together: what of them is not reserved enters the stock when they are ready. */
export const pours = pgTable(
  'pours',
  {
    id: id(),
    /** What it is called to everybody: the sizes that were poured together share it. */
    number: integer('number').notNull().generatedByDefaultAsIdentity(),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Null for a product without sizes. */
    variantId: uuid('variant_id').references(() => productVariants.id, { onDelete: 'cascade' }),
    /** Who poured it, as customers read it; empty where nobody said. */
    pouredBy: text('poured_by').notNull().default(''),
    pouredOn: date('poured_on', { mode: 'string' }).notNull(),
    /** The day on which its cure ends; moved when the pour is late. */
    readyOn: date('ready_on', { mode: 'string' }).notNull(),
    units: integer('units').notNull(),
    /** Units that orders took of it; they never enter the stock. */
    reserved: integer('reserved').notNull().default(0),
    /** The version of its recipe; null where there was none. */
    recipeId: uuid('recipe_id').references(() => recipes.id, { onDelete: 'set null' }),
    state: text('state').$type<PourState>().notNull().default('curing'),
    /** When it was said to be ready or to have failed. */
    endedAt: instant('ended_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('pours_product_idx').on(t.productId, t.variantId, t.readyOn).where(sql`state = 'curing'`),
    index('pours_ready_idx').on(t.productId, t.variantId, t.endedAt).where(sql`state = 'ready'`),
    index('pours_created_idx').on(t.createdAt),
    check('pours_state', sql`${t.state} in ('curing', 'ready', 'failed')`),
    check('pours_units_positive', sql`${t.units} > 0`),
    check('pours_reserved', sql`${t.reserved} between 0 and ${t.units}`),
    check('pours_cure', sql`${t.readyOn} >= ${t.pouredOn} + 2`),
  ],
)

import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, unique, uuid } from 'drizzle-orm/pg-core'
import { products, productVariants } from '#catalogue/products/schema.ts'
import { createdAt, id, money } from '#platform/database/column-types.ts'
import { amount, materials } from './materials.ts'

/** What goes into one candle of a size. Never changed: a change is a new version, and a batch keeps the one that it used. */
export const recipes = pgTable(
  'recipes',
  {
    id: id(),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Null for a product without sizes. */
    variantId: uuid('variant_id').references(() => productVariants.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    /** Of what is weighed, so many hundredths of a per cent more are needed than stay in the candle. */
    lossRate: integer('loss_rate').notNull().default(0),
    /** How much essence the wax may carry, in hundredths of a per cent; null where the owner has set no limit. */
    essenceLimit: integer('essence_limit'),
    workMinutes: integer('work_minutes').notNull().default(0),
    /** What an hour of the owner's is worth; null where it does not count. */
    hourValue: money('hour_value'),
    createdAt: createdAt(),
  },
  (t) => [
    unique('recipes_version_key').on(t.productId, t.variantId, t.version).nullsNotDistinct(),
    check('recipes_rates', sql`${t.lossRate} between 0 and 5000 and ${t.essenceLimit} between 0 and 10000`),
    check('recipes_work', sql`${t.workMinutes} between 0 and 1440 and ${t.hourValue} >= 0`),
  ],
)

export const recipeLines = pgTable(
  'recipe_lines',
  {
    recipeId: uuid('recipe_id')
      .notNull()
      .references(() => recipes.id, { onDelete: 'cascade' }),
    materialId: uuid('material_id')
      .notNull()
      .references(() => materials.id, { onDelete: 'restrict' }),
    amount: amount('amount').notNull(),
    position: integer('position').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.recipeId, t.materialId] }),
    index('recipe_lines_material_idx').on(t.materialId),
    check('recipe_lines_amount_positive', sql`${t.amount} > 0`),
  ],
)

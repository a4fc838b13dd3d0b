import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, unique, uuid } from 'drizzle-orm/pg-core'
import { products, productVariants } from '#catalogue/products/schema.ts'
import { createdAt, id, money } from '#platform/database/column-types.ts'
import { amount, materials } from './materials.ts'

/** Immutable: a change creates a new version, and batches keep the version they used. */
export const recipes = pgTable(
  'recipes',
  {
    id: id(),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    variantId: uuid('variant_id').references(() => productVariants.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    /** Extra need of weighed materials due to loss, in hundredths of a percent. */
    lossRate: integer('loss_rate').notNull().default(0),
    /** Maximum essence in the wax, in hundredths of a percent; null if not set. */
    essenceLimit: integer('essence_limit'),
    workMinutes: integer('work_minutes').notNull().default(0),
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

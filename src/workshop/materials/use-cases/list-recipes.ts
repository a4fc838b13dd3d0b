import { sql } from 'drizzle-orm'
import type { ShelfName } from '#catalogue/stock/domain/shelf.ts'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import type { Recipe } from '#workshop/materials/domain/recipe.ts'

export interface StoredRecipe extends Recipe, ShelfName {
  readonly id: string
  readonly version: number
}

export async function listRecipes(
  db: DatabaseOrTransaction,
  { productId }: { productId?: string } = {},
): Promise<StoredRecipe[]> {
  const { rows } = await db.execute<StoredRecipe & Record<string, unknown>>(sql`
    select r.id, r.product_id as "productId", r.variant_id as "variantId", r.version, r.loss_rate as "lossRate",
      r.essence_limit as "essenceLimit", r.work_minutes as "workMinutes", (r.hour_value * 100)::int as "hourValue",
      lines.list as lines
    from (
      select distinct on (product_id, variant_id) * from recipes
      where ${productId ? sql`product_id = ${productId}` : sql`true`}
      order by product_id, variant_id, version desc) r
    join products p on p.id = r.product_id and p.deleted_at is null
    cross join lateral (
      select coalesce(json_agg(json_build_object('materialId', material_id, 'amount', amount) order by position), '[]') as list
      from recipe_lines where recipe_id = r.id) lines`)
  return rows
}

import { asc, eq, isNull } from 'drizzle-orm'
import { products, shelves } from '#catalogue/products/schema.ts'
import { shelfKey } from '#catalogue/stock/domain/shelf.ts'
import type { Shop } from '#platform/shop.ts'
import { calculateFigures } from './find-recipe.ts'
import { listRecipes } from './list-recipes.ts'
import { findMaterials } from './lock-materials.ts'

export type RecipeOfCandle = Awaited<ReturnType<typeof listRecipeCosts>>[number]

export async function listRecipeCosts({ db }: Pick<Shop, 'db'>) {
  const [rows, recipes, materials] = await Promise.all([
    db
      .select({
        productId: products.id,
        name: products.name,
        variantId: shelves.variantId,
        size: shelves.size,
      })
      .from(products)
      .innerJoin(shelves, eq(shelves.productId, products.id))
      .where(isNull(products.deletedAt))
      .orderBy(asc(products.sortName), asc(products.id), asc(shelves.position), asc(shelves.size)),
    listRecipes(db),
    findMaterials(db),
  ])
  const byShelf = new Map(recipes.map((recipe) => [shelfKey(recipe), recipe]))
  return [...Map.groupBy(rows, ({ productId }) => productId)].map(([productId, ofCandle]) => ({
    productId,
    name: ofCandle[0]?.name ?? '',
    sizes: ofCandle.map((shelf) => {
      const figures = calculateFigures(byShelf.get(shelfKey(shelf)), materials)
      return {
        size: shelf.size,
        cost: figures?.isWhole ? figures.total : null,
        candles: figures?.candles ?? null,
      }
    }),
  }))
}

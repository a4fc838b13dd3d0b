import { asc, eq, isNull } from 'drizzle-orm'
import { products, shelves } from '#catalogue/products/schema.ts'
import type { ShelfName } from '#catalogue/stock/domain/shelf.ts'
import type { Shop } from '#platform/shop.ts'

export interface CountedCandle {
  readonly id: string
  readonly name: string
  readonly active: boolean
  readonly shelves: readonly (ShelfName & { readonly size: string | null; readonly stock: number })[]
}

export async function listShelves({ db }: Pick<Shop, 'db'>): Promise<CountedCandle[]> {
  const rows = await db
    .select({
      productId: products.id,
      variantId: shelves.variantId,
      name: products.name,
      active: products.active,
      size: shelves.size,
      stock: shelves.stockQuantity,
    })
    .from(products)
    .innerJoin(shelves, eq(shelves.productId, products.id))
    .where(isNull(products.deletedAt))
    .orderBy(asc(products.sortName), asc(products.id), asc(shelves.position), asc(shelves.size))
  return [...Map.groupBy(rows, ({ productId }) => productId)].map(([id, ofProduct]) => ({
    id,
    name: ofProduct[0]?.name ?? '',
    active: ofProduct[0]?.active ?? false,
    shelves: ofProduct.map(({ name: _name, active: _active, ...shelf }) => shelf),
  }))
}

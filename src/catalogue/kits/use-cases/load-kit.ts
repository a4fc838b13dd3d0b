import { asc, eq, sql } from 'drizzle-orm'
import { kitParts, products, shelves } from '#catalogue/products/schema.ts'
import { shelfKey, sizedName } from '#catalogue/stock/domain/shelf.ts'
import type { Shop } from '#platform/shop.ts'

export async function loadKit({ db }: Pick<Shop, 'db'>, { productId }: { productId: string }) {
  const [product] = await db
    .select({
      id: products.id,
      name: products.name,
      slug: products.slug,
      version: products.version,
      kind: products.kitKind,
      choices: products.kitChoices,
      repeats: products.kitRepeats,
      coupon: products.kitCoupon,
    })
    .from(products)
    .where(eq(products.id, productId))
  if (!product) return null
  const parts = await db
    .select({
      productId: kitParts.productId,
      variantId: kitParts.variantId,
      name: kitParts.name,
      size: kitParts.size,
      count: kitParts.count,
    })
    .from(kitParts)
    .where(eq(kitParts.kitId, productId))
    .orderBy(asc(kitParts.position))
  const offeredShelves = await listShelvesForKit({ db }, productId)
  return {
    ...product,
    parts: parts.map(({ productId: id, variantId, name, size, count }) => {
      const key = id === null ? null : shelfKey({ productId: id, variantId })
      const shelf = offeredShelves.find(
        (each) => each.key === key && (each.size === null) === (size === null),
      )
      return {
        key: shelf?.key ?? null,
        name: sizedName({ name, size }),
        count,
        isSold: shelf?.active ?? false,
      }
    }),
    shelves: offeredShelves
      .filter(({ active }) => active)
      .map(({ key, label, stock }) => ({ key, label, stock })),
  }
}

async function listShelvesForKit({ db }: Pick<Shop, 'db'>, productId: string) {
  const rows = await db
    .select({
      productId: shelves.productId,
      variantId: shelves.variantId,
      name: products.name,
      size: shelves.size,
      stock: shelves.stockQuantity,
      active: products.active,
    })
    .from(shelves)
    .innerJoin(products, eq(products.id, shelves.productId))
    .where(sql`${products.id} <> ${productId} and ${products.deletedAt} is null`)
    .orderBy(asc(products.sortName), asc(shelves.position))
  return rows.map((row) => ({ ...row, key: shelfKey(row), label: sizedName(row) }))
}

export type KitPage = NonNullable<Awaited<ReturnType<typeof loadKit>>>

import { and, desc, eq } from 'drizzle-orm'
import { products } from '#catalogue/products/schema.ts'
import { productCardColumns } from '#catalogue/products/use-cases/product-card.ts'
import { wishlists } from '#catalogue/wishlist/schema.ts'
import { ok, refuse } from '#platform/domain/result.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'
import type { Shop } from '#platform/shop.ts'

interface Favourite {
  userId: string
  productId: string
}

/** Newest first. Includes deactivated products because they may be sold again. */
export function listFavourites(shop: Shop, { userId }: { userId: string }) {
  return shop.db
    .select({ ...productCardColumns(isoDay(shop.clock.now())), active: products.active })
    .from(wishlists)
    .innerJoin(products, eq(products.id, wishlists.productId))
    .where(eq(wishlists.userId, userId))
    .orderBy(desc(wishlists.createdAt), desc(wishlists.id))
}

export async function addFavourite(shop: Shop, { userId, productId }: Favourite) {
  const [product] = await shop.db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.id, productId), eq(products.active, true)))
  if (!product) return refuse('product-unavailable')
  const addedWishlists = await shop.db
    .insert(wishlists)
    .values({ userId, productId, createdAt: shop.clock.now() })
    .onConflictDoNothing()
    .returning({ id: wishlists.id })
  return addedWishlists.length > 0 ? ok() : refuse('already-favourite')
}

export async function removeFavourite(shop: Shop, { userId, productId }: Favourite) {
  await shop.db.delete(wishlists).where(and(eq(wishlists.userId, userId), eq(wishlists.productId, productId)))
  return ok()
}

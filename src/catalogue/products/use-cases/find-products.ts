import { and, desc, isNull, sql } from 'drizzle-orm'
import { products } from '#catalogue/products/schema.ts'
import { pattern } from '#platform/contains-text.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'
import { MAX_FOUND } from '#platform/search-source.ts'
import type { Shop } from '#platform/shop.ts'
import { imageAt } from './product-card.ts'
import { nameOrSlugHolds } from './search-condition.ts'
import { priceColumns } from './selling-price.ts'

declare module '#platform/search-source.ts' {
  interface FoundKinds {
    products: Awaited<ReturnType<typeof findProducts>>[number]
  }
}

const namesOfSizes = sql<string[]>`array(
  select name from product_variants where product_id = products.id order by position)`

export async function findProducts({ db, clock }: Shop, text: string) {
  const { price } = priceColumns({ today: isoDay(clock.now()) })
  return db
    .select({
      id: products.id,
      name: products.name,
      slug: products.slug,
      active: products.active,
      sizes: namesOfSizes,
      price,
      cover: imageAt(products.imageUrl),
    })
    .from(products)
    .where(and(isNull(products.deletedAt), ...nameOrSlugHolds(text)))
    .orderBy(desc(sql`${products.sortName} like ${pattern(text)} || '%'`), products.sortName)
    .limit(MAX_FOUND)
}

import { and, eq, inArray, sql } from 'drizzle-orm'
import { variantsOfProduct } from '#catalogue/product-page/use-cases/find-product.ts'
import { categories, products } from '#catalogue/products/schema.ts'
import { productCardColumns } from '#catalogue/products/use-cases/product-card.ts'
import type { ScentFamily } from '#catalogue/search/domain/product-filters.ts'
import { prepared } from '#platform/database/prepared.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'
import type { Shop } from '#platform/shop.ts'

const families = sql<ScentFamily[]>`coalesce((
  select json_agg(split_part(facet, ':', 2) order by facet)
  from product_search s, unnest(s.facets) as facet where s.product_id = products.id and facet like 'familia:%'
), '[]'::json)`

export async function listComparedProducts(shop: Shop, { slugs }: { slugs: readonly string[] }) {
  if (slugs.length === 0) return []
  const today = isoDay(shop.clock.now())
  const candles = await prepared(shop.publicReads)
    .select({
      ...productCardColumns(today),
      collection: categories.name,
      families,
      specifications: products.specifications,
      variants: variantsOfProduct(today),
    })
    .from(products)
    .leftJoin(categories, and(eq(categories.id, products.categoryId), eq(categories.active, true)))
    .where(and(inArray(products.slug, [...slugs]), eq(products.active, true)))
  return slugs.flatMap((slug) => candles.find((product) => product.slug === slug) ?? [])
}

export type ComparedProduct = Awaited<ReturnType<typeof listComparedProducts>>[number]

import { and, asc, desc, eq, ne, sql } from 'drizzle-orm'
import { prepareOnce } from '#database/prepare-once.ts'
import { categories, products } from '#database/schema/catalogue.ts'
import type { Variant } from '#domain/catalogue/variants.ts'
import type { PictureInfo } from '#domain/images/picture-variants.ts'
import type { Shop } from '#shop/shop.ts'
import { productCardColumns } from './product-card.ts'

export interface VariantFacts extends Variant {
  attributes: Record<string, string>
}

const variantsOfProduct = sql<VariantFacts[]>`coalesce((
  select json_agg(json_build_object(
    'id', v.id, 'name', v.name, 'priceAdjustment', (v.price_adjustment * 100)::int, 'attributes', v.attributes
  ) order by v.position, v.name)
  from product_variants v where v.product_id = ${products.id}
), '[]'::json)`

const picturesOfProduct = sql<PictureInfo[]>`coalesce((
  select json_agg(json_build_object('url', p.url, 'width', p.width, 'height', p.height, 'alt', p.alt) order by shown.position)
  from unnest(${products.images}) with ordinality as shown(url, position) join pictures p on p.url = shown.url
), '[]'::json)`

const productBySlug = prepareOnce((db) =>
  db
    .select({
      id: products.id,
      name: products.name,
      slug: products.slug,
      description: products.description,
      shortDescription: products.shortDescription,
      price: products.price,
      features: products.features,
      specifications: products.specifications,
      faq: products.faq,
      weight: products.weight,
      dimensions: products.dimensions,
      stockQuantity: products.stockQuantity,
      minStockLevel: products.minStockLevel,
      categoryId: products.categoryId,
      category: { name: categories.name, slug: categories.slug },
      variants: variantsOfProduct,
      pictures: picturesOfProduct,
    })
    .from(products)
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .where(and(eq(products.slug, sql.placeholder('slug')), eq(products.active, true)))
    .prepare('product_by_slug'),
)

/** Everything the product page shows, in one statement. Null when there is no such active product. */
export async function findProduct(shop: Shop, { slug }: { slug: string }) {
  const [found] = await productBySlug(shop.db).execute({ slug })
  return found ?? null
}

const RELATED = 4

const sameCategory = sql`(${products.categoryId} is not distinct from ${sql.placeholder('categoryId')}::uuid)`

const relatedProducts = prepareOnce((db) =>
  db
    .select(productCardColumns)
    .from(products)
    .where(
      and(
        eq(products.active, true),
        ne(products.id, sql.placeholder('id')),
        sql`(${sameCategory} or ${products.featured})`,
      ),
    )
    .orderBy(
      desc(sql`${products.stockQuantity} > 0`),
      desc(sameCategory),
      desc(products.featured),
      asc(products.sortName),
    )
    .limit(RELATED)
    .prepare('related_products'),
)

/** Others of the same collection first, then the featured ones; what can be bought before what cannot. */
export const listRelatedProducts = (
  shop: Shop,
  { id, categoryId }: { id: string; categoryId: string | null },
) => relatedProducts(shop.db).execute({ id, categoryId })

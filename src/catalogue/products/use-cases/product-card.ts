import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { KitKind } from '#catalogue/kits/domain/kit.ts'
import { sellableUnits } from '#catalogue/kits/use-cases/kit-columns.ts'
import { shortRating } from '#catalogue/products/copy/rating.ts'
import { shortScent } from '#catalogue/products/domain/product-facts.ts'
import { imageRecords, products } from '#catalogue/products/schema.ts'
import type { Centavos } from '#platform/domain/money.ts'
import { type ImageInfo, imageOfWidth } from '#platform/images/image-variants.ts'
import { chosenSizePrice, priceRange, sizeNamed } from './list-price.ts'
import { priceColumns, sellingPrice, type Today } from './selling-price.ts'

export interface ProductCard {
  id: string
  name: string
  slug: string
  price: Centavos
  priceBefore: Centavos | null
  /** Lowest price, shown as 'a partir de'. Null if all sizes cost the same. */
  from: { price: Centavos; before: Centavos | null } | null
  /** Set if a size was chosen for the whole list; price and link then refer to it. */
  size: string | null
  cover: ImageInfo | null
  hoverImage: string | null
  stockQuantity: number
  minStockLevel: number
  hasVariants: boolean
  variant: CardVariant | null
  scent: string | null
  rating: string | null
  kitKind: KitKind | null
}

/** Same rule as `firstInStock` of the domain. */
export interface CardVariant {
  id: string
  stockQuantity: number
  size: string
  name?: string
  price?: Centavos
}

/** Metadata of a stored image by URL; null for URLs that the shop did not store. */
export function imageAt(url: SQLWrapper): SQL<ImageInfo | null> {
  return sql`(
    select json_build_object('url', ${imageRecords.url}, 'width', ${imageRecords.width}, 'height', ${imageRecords.height}, 'alt', ${imageRecords.alt})
    from ${imageRecords} where ${imageRecords.url} = ${url}
  )`
}

export const hoverImageColumn = sql<string | null>`${products.images}[2]`.mapWith(
  (url: string) => imageOfWidth(url, 640) ?? null,
)

/** Contains only the specifications that a card needs, or a kit's short description. */
export const scentColumn = sql`jsonb_build_object(
  'Topo', ${products.specifications} ->> 'Topo', 'Coração', ${products.specifications} ->> 'Coração', 'Fundo', ${products.specifications} ->> 'Fundo',
  'kit', case when ${products.kitKind} is not null then nullif(${products.shortDescription}, '') end
)`.mapWith(scentFromJson)

function scentFromJson({ kit, ...layers }: Record<string, string | null>): string | null {
  return (
    kit ??
    shortScent(Object.fromEntries(Object.entries(layers).map(([layer, notes]) => [layer, notes ?? ''])))
  )
}

export const ratingColumn =
  sql`json_build_array(${products.ratingCount}, ${products.ratingSum}, ${products.demoRatingCount})`.mapWith(
    ([count = 0, sum = 0, demo = 0]: number[]): string | null => shortRating({ count, sum, demo }),
  )

// Drizzle omits the table name in single-table statements, which would match another id inside a subquery.
const productId = sql.raw('products.id')

export const productCardColumns = (today: Today, size?: string) => ({
  id: products.id,
  name: products.name,
  slug: products.slug,
  ...(size === undefined ? priceColumns({ today }) : chosenSizeColumns(today, size)),
  from: (size === undefined ? priceRange(today) : sql`null`) as SQL<ProductCard['from']>,
  size: (size === undefined
    ? sql`null`
    : sql`(select v.name from product_variants v where v.product_id = ${productId} and ${sizeNamed()} = ${size} limit 1)`) as SQL<
    string | null
  >,
  cover: imageAt(products.imageUrl),
  hoverImage: hoverImageColumn,
  stockQuantity: sellableUnits,
  minStockLevel: products.minStockLevel,
  hasVariants: sql<boolean>`exists (select 1 from product_variants v where v.product_id = ${productId})`,
  variant: variantColumn(today, size),
  scent: scentColumn,
  rating: ratingColumn,
  kitKind: products.kitKind,
})

function chosenSizeColumns(today: Today, size: string) {
  const { price, before } = chosenSizePrice({ today, size })
  return {
    price: sql`coalesce(${price}, ${sellingPrice({ today })})`.mapWith(products.price) as SQL<Centavos>,
    priceBefore: before.mapWith(products.price) as SQL<Centavos | null>,
  }
}

function variantColumn(today: Today, size: string | undefined): SQL<CardVariant | null> {
  const isNamed = size === undefined ? sql`v.place > 1` : sql`true`
  const isOfSize = size === undefined ? sql`true` : sql`${sizeNamed()} = ${size}`
  return sql`(
    select json_strip_nulls(json_build_object('id', v.id, 'stockQuantity', v.stock_quantity, 'size', v.name, 'name', case when ${isNamed} then v.name end,
      'price', (nullif(${sellingPrice({ today, size: 'v' })}, ${sellingPrice({ today })}) * 100)::int))
    from (select *, row_number() over (order by price_adjustment <> 0, position, name) as place
      from product_variants where product_id = ${productId}) v
    where ${isOfSize} order by v.stock_quantity = 0, v.place limit 1
  )`
}

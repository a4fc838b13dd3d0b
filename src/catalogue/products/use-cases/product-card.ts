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

/** What a product card shows: a projection, never the row. */
export interface ProductCard {
  id: string
  name: string
  slug: string
  price: Centavos
  /** What it cost before the promotion that runs today. */
  priceBefore: Centavos | null
  /** Set if its sizes differ in price: the lowest, which a card shows as 'a partir de'. */
  from: { price: Centavos; before: Centavos | null } | null
  /** The size that was chosen for the whole list: price and link are those of this size. */
  size: string | null
  cover: ImageInfo | null
  /** Address of the second image, small: what a card shows while somebody points at it. */
  hoverImage: string | null
  /** Of all its sizes together; of a kit as many as its parts allow. */
  stockQuantity: number
  minStockLevel: number
  hasVariants: boolean
  /** The size that a card puts into the cart, and how many there are of it; null for a product without sizes. */
  variant: CardVariant | null
  /** 'Laranja-doce, canela em pau e baunilha', of a kit its short description; null where neither is told. */
  scent: string | null
  /** '4,8 (12 avaliações)'; null while nobody has said anything. */
  rating: string | null
  /** Set for a kit; what is chosen is chosen on its page. */
  kitKind: KitKind | null
}

/** As `firstInStock` of the domain chooses it: the preselected size, or another while that one is sold out. */
export interface CardVariant {
  id: string
  stockQuantity: number
  size: string
  /** Set for another than the preselected size. */
  name?: string
  /** Set where it costs something else than the product. */
  price?: Centavos
}

/** A stored image by its address; addresses that the shop did not store have no known size and are left out. */
export function imageAt(url: SQLWrapper): SQL<ImageInfo | null> {
  return sql`(
    select json_build_object('url', ${imageRecords.url}, 'width', ${imageRecords.width}, 'height', ${imageRecords.height}, 'alt', ${imageRecords.alt})
    from ${imageRecords} where ${imageRecords.url} = ${url}
  )`
}

/** The second image of a product in a card's size. */
export const hoverImageColumn = sql<string | null>`${products.images}[2]`.mapWith(
  (url: string) => imageOfWidth(url, 640) ?? null,
)

/** The three layers of a product's scent, of its specifications the part that a card needs; of a kit what it says of itself. */
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

/** What its reviews come to, in words. */
export const ratingColumn =
  sql`json_build_array(${products.ratingCount}, ${products.ratingSum}, ${products.demoRatingCount})`.mapWith(
    ([count = 0, sum = 0, demo = 0]: number[]): string | null => shortRating({ count, sum, demo }),
  )

// Drizzle leaves the table's name out where a statement has one table only; inside a subquery that would be another id.
const productId = sql.raw('products.id')

/** With a chosen size every card shows that size in place of the usual one. */
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
  const among = size === undefined ? sql`true` : sql`${sizeNamed()} = ${size}`
  return sql`(
    select json_strip_nulls(json_build_object('id', v.id, 'stockQuantity', v.stock_quantity, 'size', v.name, 'name', case when ${isNamed} then v.name end,
      'price', (nullif(${sellingPrice({ today, size: 'v' })}, ${sellingPrice({ today })}) * 100)::int))
    from (select *, row_number() over (order by price_adjustment <> 0, position, name) as place
      from product_variants where product_id = ${productId}) v
    where ${among} order by v.stock_quantity = 0, v.place limit 1
  )`
}

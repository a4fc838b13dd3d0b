import { and, eq, type SQL, sql } from 'drizzle-orm'
import { kitColumn, sellableUnits } from '#catalogue/kits/use-cases/kit-columns.ts'
import { MAX_PAIRS } from '#catalogue/products/domain/pairs.ts'
import type { SizeFacts } from '#catalogue/products/domain/size-facts.ts'
import { unitPrice, type Variant } from '#catalogue/products/domain/variants.ts'
import { categories, products } from '#catalogue/products/schema.ts'
import {
  type ProductCard,
  productCardColumns,
  ratingColumn,
} from '#catalogue/products/use-cases/product-card.ts'
import {
  priceColumns,
  saleEnd,
  sizePriceJson,
  type Today,
} from '#catalogue/products/use-cases/selling-price.ts'
import { measuresJson } from '#catalogue/products/use-cases/sent-items.ts'
import type { ShelfFacts } from '#catalogue/stock/domain/shelf.ts'
import type { NextBatch } from '#catalogue/stock/domain/supply.ts'
import { nextBatchJson } from '#catalogue/stock/use-cases/next-batch.ts'
import { type ShelfBatch, shelfBatchJson } from '#catalogue/stock/use-cases/shelf-batch.ts'
import { openDayFrom } from '#delivery/calendar/domain/closed-days.ts'
import type { WorkSchedule } from '#delivery/calendar/domain/workshop-calendar.ts'
import { scheduleColumn } from '#delivery/calendar/use-cases/load-delivery-constraints.ts'
import {
  courierTerms,
  type Measures,
  type ParcelTable,
  parcelTerms,
} from '#delivery/carriers/domain/shipping-terms.ts'
import {
  accountColumn,
  boxesColumn,
  brazilOffered,
  ratesColumn,
} from '#delivery/carriers/use-cases/carrier-settings.ts'
import { courierEnabled, courierTable } from '#delivery/freight/use-cases/load-courier-settings.ts'
import { prepared } from '#platform/database/prepared.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'
import type { ImageInfo } from '#platform/images/image-variants.ts'
import type { Shop } from '#platform/shop.ts'

export interface VariantFacts extends Variant, Pick<SizeFacts, 'burningHours'>, Omit<ShelfFacts, 'cost'> {
  nextBatch: NextBatch | null
  /** Set only if the whole stock is certainly from one batch. */
  shelfBatch: ShelfBatch | null
  attributes: Record<string, string>
  image: string | null
}

export const variantsOfProduct = (today: Today) => sql<VariantFacts[]>`coalesce((
  select json_agg(json_build_object(
    'id', v.id, 'name', v.name, ${sizePriceJson(today)}, 'attributes', v.attributes,
    'burningHours', v.burning_hours, 'image', v.image,
    'stockQuantity', v.stock_quantity, 'minStockLevel', v.min_stock_level, 'sku', v.sku, 'barcode', v.barcode,
    'nextBatch', ${nextBatchJson({ productId: sql`${products.id}`, variantId: sql`v.id`, today })},
    'shelfBatch', ${shelfBatchJson({ productId: sql`${products.id}`, variantId: sql`v.id` })}
  ) order by v.position, v.name)
  from product_variants v where v.product_id = ${products.id}
), '[]'::json)`

export const imagesOfProduct = sql<ImageInfo[]>`coalesce((
  select json_agg(json_build_object('url', p.url, 'width', p.width, 'height', p.height, 'alt', p.alt) order by shown.position)
  from unnest(${products.images}) with ordinality as shown(url, position) join image_records p on p.url = shown.url
), '[]'::json)`

interface OwnParcels extends ParcelTable {
  readonly pieces: readonly (Measures & { readonly variantId: string | null })[]
}

/** The owner's rates and each size's dimensions. Null if parcels are disabled or a carrier sets the prices. */
const ownParcels = sql<OwnParcels | null>`case when ${brazilOffered} and ${accountColumn} is null then json_build_object(
  'rates', ${ratesColumn()}, 'boxes', ${boxesColumn}, 'pieces', (
    select json_agg(json_build_object('variantId', v.id, ${measuresJson}))
    from products p left join product_variants v on v.product_id = p.id where p.id = ${products.id})) end`

const readProduct = (shop: Shop, slug: string, today: Today, beside: SQL) =>
  prepared(shop.publicReads)
    .select({
      id: products.id,
      name: products.name,
      slug: products.slug,
      description: products.description,
      shortDescription: products.shortDescription,
      seoTitle: products.seoTitle,
      seoDescription: products.seoDescription,
      ...priceColumns({ today }),
      saleUntil: saleEnd({ today }),
      features: products.features,
      specifications: products.specifications,
      faq: products.faq,
      stockQuantity: sellableUnits,
      kit: kitColumn({ today }),
      minStockLevel: products.minStockLevel,
      sku: products.sku,
      barcode: products.barcode,
      categoryId: products.categoryId,
      pairs: products.pairs,
      category: { name: categories.name, slug: categories.slug },
      variants: variantsOfProduct(today),
      images: imagesOfProduct,
      rating: ratingColumn,
      beside,
      isCourierEnabled: courierEnabled,
      courier: courierTable,
      parcels: ownParcels,
      schedule: scheduleColumn,
      nextBatch: nextBatchJson({ productId: sql`${products.id}`, variantId: sql`null`, today }),
      shelfBatch: shelfBatchJson({ productId: sql`${products.id}`, variantId: sql`null::uuid` }),
    })
    .from(products)
    .leftJoin(categories, and(eq(categories.id, products.categoryId), eq(categories.active, true)))
    .where(and(eq(products.slug, slug), eq(products.active, true)))

interface ProductQuery<Beside> {
  readonly slug: string
  /** Extra column for other modules, so that the page needs a single query. */
  readonly beside?: SQL<Beside>
}

export async function findProduct<Beside = null>(
  shop: Shop,
  { slug, beside = sql<Beside>`null` }: ProductQuery<Beside>,
) {
  const [row] = await readProduct(shop, slug, isoDay(shop.clock.now()), beside)
  if (!row) return null
  const { schedule, nextBatch, variants, courier: _, parcels: __, ...product } = row
  return {
    ...product,
    shipping: describeShipping(row),
    nextBatch: withDeliveryDay(schedule, nextBatch),
    variants: variants.map((variant) => ({
      ...variant,
      nextBatch: withDeliveryDay(schedule, variant.nextBatch),
    })),
    beside: row.beside as Beside,
  }
}

type FoundProduct = Awaited<ReturnType<typeof readProduct>>[number]

/** Keyed by size id, or '' without sizes. A kit is packed by parts, so its parcel is unknown here. */
function describeShipping({ price, variants, kit, courier, parcels, schedule }: FoundProduct) {
  const listTerms = (size: VariantFacts | null) => {
    const paid = unitPrice(price, size)
    const piece = kit ? undefined : parcels?.pieces.find(({ variantId }) => variantId === (size?.id ?? null))
    return {
      courier: courier && courierTerms(courier, schedule, paid),
      parcel: parcels && piece ? parcelTerms(parcels, piece, paid) : null,
    }
  }
  const sizes = variants.length > 0 ? variants : [null]
  return Object.fromEntries(sizes.map((size) => [size?.id ?? '', listTerms(size)]))
}

/** Moves the delivery to the next open day. Returns null if there is none, so the batch is not offered. */
export function withDeliveryDay(schedule: WorkSchedule, batch: NextBatch | null) {
  if (!batch) return null
  const deliveryFrom = openDayFrom(schedule, batch.readyOn)
  return deliveryFrom === null ? null : { ...batch, deliveryFrom }
}

const RELATED = 4

interface RelatedTo {
  id: string
  categoryId: string | null
  pairs: readonly string[]
}

/**
 * The owner's pairs first, then products of the collection, then featured ones. Buyable products come
 * before sold-out ones.
 */
export async function listRelatedProducts(shop: Shop, product: RelatedTo) {
  const pairs: ProductCard[] = []
  const related: ProductCard[] = []
  for (const { pairPlace, ...card } of await readRelated(shop, product))
    (pairPlace === null ? related : pairs).push(card)
  return { pairs, related: related.slice(0, Math.max(RELATED - pairs.length, 0)) }
}

/**
 * Two separate subqueries that each match an index, so that the cost is independent of the collection's
 * size.
 */
function readRelated(shop: Shop, { id, categoryId, pairs }: RelatedTo) {
  const pairIds = sql`${sql.param(pairs)}::uuid[]`
  const pairPlace = sql<number | null>`array_position(${pairIds}, ${products.id})`
  const ofCollection = categoryId === null ? sql`category_id is null` : sql`category_id = ${categoryId}::uuid`
  return prepared(shop.publicReads)
    .select({ ...productCardColumns(isoDay(shop.clock.now())), pairPlace })
    .from(products)
    .where(sql`active and ${products.id} in (
      select unnest(${pairIds})
      union
      (select id from products where active and id <> ${id} and ${ofCollection}
        order by (stock_quantity = 0), (not featured), sort_name limit ${sql.raw(String(RELATED))})
      union
      (select id from products where active and id <> ${id} and featured
        order by (stock_quantity = 0), sort_name limit ${sql.raw(String(RELATED))}))`)
    .orderBy(
      sql`${pairPlace} nulls last, (stock_quantity = 0), (${ofCollection}) is not true, (not featured), sort_name`,
    )
    .limit(RELATED + MAX_PAIRS)
}

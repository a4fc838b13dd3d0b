import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { sellableUnits } from '#catalogue/kits/use-cases/kit-columns.ts'
import { type VariantFacts, withDeliveryDay } from '#catalogue/product-page/use-cases/find-product.ts'
import { categories, products } from '#catalogue/products/schema.ts'
import { isOnSale, priceColumns, sizePriceJson } from '#catalogue/products/use-cases/selling-price.ts'
import { nextBatchJson } from '#catalogue/stock/use-cases/next-batch.ts'
import type { WorkSchedule } from '#delivery/calendar/domain/workshop-calendar.ts'
import { scheduleColumn } from '#delivery/calendar/use-cases/load-delivery-constraints.ts'
import { courierEnabled } from '#delivery/freight/use-cases/load-courier-settings.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'
import type { Shop } from '#platform/shop.ts'

/** Google and Meta reject products without an image or a description. */
export const hasPicture = sql<boolean>`exists (select from image_records p where p.url = any(${products.images}))`

const feedDescription = sql<string>`coalesce(
  nullif(trim(${products.description}), ''), nullif(trim(${products.shortDescription}), ''), trim(${products.seoDescription}))`

export const hasDescription = sql<boolean>`(${feedDescription} <> '')`

/** Products per query, so that memory use is independent of the catalogue's size. */
const BATCH = 500

const saleDay = (today: string, column: typeof products.saleFrom | typeof products.saleUntil) =>
  sql<string | null>`case when ${isOnSale({ today })} then ${column}::text end`

type FeedSize = { weight: number | null } & Pick<
  VariantFacts,
  | 'id'
  | 'name'
  | 'priceAdjustment'
  | 'priceBefore'
  | 'image'
  | 'stockQuantity'
  | 'sku'
  | 'barcode'
  | 'nextBatch'
>

/** Selects only the columns of the feed, because the others would dominate the query time. */
const feedSizes = (today: string) => sql<FeedSize[]>`coalesce((
  select json_agg(json_build_object(
    'id', v.id, 'name', v.name, ${sizePriceJson(today)}, 'weight', v.weight::float8, 'image', v.image,
    'stockQuantity', v.stock_quantity, 'sku', v.sku, 'barcode', v.barcode,
    'nextBatch', case when v.stock_quantity <= 0 then ${nextBatchJson({ productId: sql`${products.id}`, variantId: sql`v.id`, today })} end
  ) order by v.position, v.name)
  from product_variants v where v.product_id = ${products.id}
), '[]'::json)`

const feedImages = sql<string[]>`array(
  select p.url from unnest(${products.images}) with ordinality as shown(url, position) join image_records p on p.url = shown.url
  order by shown.position)`

const batchAfter = (shop: Shop, today: string, lastId: string | null) =>
  shop.publicReads
    .select({
      id: products.id,
      name: products.name,
      slug: products.slug,
      description: feedDescription,
      ...priceColumns({ today }),
      saleFrom: saleDay(today, products.saleFrom),
      saleUntil: saleDay(today, products.saleUntil),
      specifications: products.specifications,
      weight: products.weight,
      stockQuantity: sellableUnits,
      kit: products.kitKind,
      sku: products.sku,
      barcode: products.barcode,
      category: categories.name,
      variants: feedSizes(today),
      images: feedImages,
      nextBatch: nextBatchJson({ productId: sql`${products.id}`, variantId: sql`null`, today }),
    })
    .from(products)
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .where(
      and(
        eq(products.active, true),
        hasPicture,
        hasDescription,
        lastId === null ? undefined : gt(products.id, lastId),
      ),
    )
    .orderBy(asc(products.id))
    .limit(BATCH)

type Row = Awaited<ReturnType<typeof batchAfter>>[number]

function withBatches(schedule: WorkSchedule, { nextBatch, variants, ...product }: Row) {
  return {
    ...product,
    batch: withDeliveryDay(schedule, nextBatch),
    variants: variants.map(({ nextBatch: ofSize, ...size }) => ({
      ...size,
      batch: withDeliveryDay(schedule, ofSize),
    })),
  }
}

export type FeedProduct = ReturnType<typeof withBatches>

export async function readFeed(shop: Shop) {
  const today = isoDay(shop.clock.now())
  const [terms] = await shop.publicReads
    .select({ schedule: scheduleColumn, isCourierEnabled: courierEnabled })
    .from(sql`(select 1) one`)
  if (!terms) throw new Error('a statement without a table has one row')
  const { schedule, isCourierEnabled } = terms
  async function readBatch(lastId: string | null) {
    const rows = await inTurn(() => batchAfter(shop, today, lastId))
    return {
      products: rows.map((row) => withBatches(schedule, row)),
      isLast: rows.length < BATCH,
    }
  }
  return { isCourierEnabled, readBatch }
}

let lastTurn: Promise<unknown> = Promise.resolve()

/** Limits all concurrent feed requests to one connection, so that pages keep the others. */
function inTurn<Value>(read: () => PromiseLike<Value>): Promise<Value> {
  const turn = lastTurn.then(read)
  lastTurn = turn.catch(() => undefined)
  return turn
}

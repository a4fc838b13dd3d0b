import { eq, inArray, sql } from 'drizzle-orm'
import { IMAGE_ADDRESS_PATTERN } from '#catalogue/images/domain.ts'
import { imageRecords } from '#catalogue/products/schema.ts'
import { deleteImageFiles } from '#platform/images/delete-image-files.ts'
import { type Bucket, imageAddress, masterOfUrl, parseImageName } from '#platform/images/image-files.ts'
import { shopFacts } from '#platform/operations/schema.ts'
import type { Shop } from '#platform/shop.ts'

type SweepingShop = Pick<Shop, 'db' | 'storage' | 'clock' | 'log'>

const FACT = 'images-unused-last-night'
/** The bucket of the demo brand is excluded, because its images have no rows. */
const SWEPT_BUCKETS: readonly Bucket[] = [
  'product-images',
  'category-images',
  'blog-images',
  'review-images',
  'return-images',
]

/** Runs nightly. Deletes images that were unreferenced both now and the night before. */
export async function sweepUnusedImages(shop: SweepingShop): Promise<void> {
  const unused = new Set([...(await rowsNobodyShows(shop)), ...(await filesWithoutRow(shop))])
  const lastNight = await rememberedUrls(shop)
  const condemned = lastNight.filter((url) => unused.has(url))
  if (condemned.length > 0) await shop.db.delete(imageRecords).where(inArray(imageRecords.url, condemned))
  for (const url of condemned) {
    const master = masterOfUrl(url)
    if (master) await deleteImageFiles(shop.storage, master)
    unused.delete(url)
  }
  await rememberUrls(shop, [...unused])
  if (condemned.length > 0) shop.log.info({ count: condemned.length }, 'Unused images were deleted.')
}

async function rowsNobodyShows({ db }: SweepingShop): Promise<string[]> {
  const { rows } = await db.execute<{ url: string }>(sql`
    select url from image_records
    except (
      select unnest(images) from products
      union select image from categories
      union select image from blog_posts
      union select found[1] from blog_posts, regexp_matches(content, ${`(${IMAGE_ADDRESS_PATTERN})`}, 'g') as found
      union select found[1] from shop_settings, jsonb_each_text(values) as set,
        regexp_matches(set.value, ${`(${IMAGE_ADDRESS_PATTERN})`}, 'g') as found
      union select unnest(photos) from reviews
      union select unnest(photos) from order_returns
      union select jsonb_array_elements_text(product_snapshot -> 'images') from order_items
        where jsonb_typeof(product_snapshot -> 'images') = 'array'
    )`)
  return rows.map(({ url }) => url)
}

/** Files left by uploads that stopped before writing their row. */
async function filesWithoutRow({ db, storage }: SweepingShop): Promise<string[]> {
  const knownUrls = new Set(
    (await db.select({ url: imageRecords.url }).from(imageRecords)).map(({ url }) => url),
  )
  const missingUrls = new Set<string>()
  for (const bucket of SWEPT_BUCKETS) {
    for await (const { name } of storage.list(bucket)) {
      const media = parseImageName(bucket, name)
      if (media && !knownUrls.has(imageAddress(media.master))) missingUrls.add(imageAddress(media.master))
    }
  }
  return [...missingUrls]
}

async function rememberedUrls({ db }: SweepingShop): Promise<string[]> {
  const [fact] = await db.select().from(shopFacts).where(eq(shopFacts.name, FACT))
  return fact ? JSON.parse(fact.value) : []
}

async function rememberUrls({ db, clock }: SweepingShop, urls: string[]): Promise<void> {
  const row = { name: FACT, value: JSON.stringify(urls), updatedAt: clock.now() }
  await db.insert(shopFacts).values(row).onConflictDoUpdate({ target: shopFacts.name, set: row })
}

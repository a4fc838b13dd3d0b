import { eq, inArray, sql } from 'drizzle-orm'
import { pictures } from '#database/schema/catalogue.ts'
import { shopFacts } from '#database/schema/operations.ts'
import { type Bucket, masterOfUrl, mediaUrl, parseMediaName } from '#domain/images/media-files.ts'
import type { Shop } from '../shop.ts'
import { deletePictureFiles } from './delete-picture-files.ts'

type SweepingShop = Pick<Shop, 'db' | 'storage' | 'clock' | 'log'>

const FACT = 'pictures-unused-last-night'
/** The pictures of the brand belong to the program and have no rows. */
const SWEPT_BUCKETS: readonly Bucket[] = ['product-images', 'category-images', 'blog-images']

/**
 * Every night: deletes the pictures that nothing shows (no product, category, post or order, sold or pending) and that
 * nothing showed the night before. The night between protects what is being written at this moment: an upload whose
 * row is not there yet, an order of a candle whose picture has just been removed.
 */
export async function sweepUnusedPictures(shop: SweepingShop): Promise<void> {
  const unused = new Set([...(await rowsNobodyShows(shop)), ...(await filesWithoutRow(shop))])
  const lastNight = await rememberedUrls(shop)
  const condemned = lastNight.filter((url) => unused.has(url))
  if (condemned.length > 0) await shop.db.delete(pictures).where(inArray(pictures.url, condemned))
  for (const url of condemned) {
    const master = masterOfUrl(url)
    if (master) await deletePictureFiles(shop.storage, master)
    unused.delete(url)
  }
  await rememberUrls(shop, [...unused])
  if (condemned.length > 0) shop.log.info({ count: condemned.length }, 'Unused pictures were deleted.')
}

async function rowsNobodyShows({ db }: SweepingShop): Promise<string[]> {
  const { rows } = await db.execute<{ url: string }>(sql`
    select url from pictures
    except (
      select unnest(images) from products
      union select image from categories
      union select image from blog_posts
      union select jsonb_array_elements_text(product_snapshot -> 'images') from order_items
        where jsonb_typeof(product_snapshot -> 'images') = 'array'
    )`)
  return rows.map(({ url }) => url)
}

/** What an upload left that was cut off between its files and its row. */
async function filesWithoutRow({ db, storage }: SweepingShop): Promise<string[]> {
  const known = new Set((await db.select({ url: pictures.url }).from(pictures)).map(({ url }) => url))
  const lost = new Set<string>()
  for (const bucket of SWEPT_BUCKETS) {
    for await (const { name } of storage.list(bucket)) {
      const media = parseMediaName(bucket, name)
      if (media && !known.has(mediaUrl(media.master))) lost.add(mediaUrl(media.master))
    }
  }
  return [...lost]
}

async function rememberedUrls({ db }: SweepingShop): Promise<string[]> {
  const [fact] = await db.select().from(shopFacts).where(eq(shopFacts.name, FACT))
  return fact ? JSON.parse(fact.value) : []
}

async function rememberUrls({ db, clock }: SweepingShop, urls: string[]): Promise<void> {
  const row = { name: FACT, value: JSON.stringify(urls), updatedAt: clock.now() }
  await db.insert(shopFacts).values(row).onConflictDoUpdate({ target: shopFacts.name, set: row })
}

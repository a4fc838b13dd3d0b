import { and, desc, sql } from 'drizzle-orm'
import { IMAGE_ADDRESS_PATTERN } from '#catalogue/images/domain.ts'
import { imageRecords } from '#catalogue/products/schema.ts'
import { containsText } from '#platform/contains-text.ts'
import type { ImageInfo } from '#platform/images/image-variants.ts'
import type { Shop } from '#platform/shop.ts'

const IMAGES_PER_PAGE = 24

/** The images of the shop that a text may show, newest first; a search looks into what they show. */
export async function listTextImages(
  { db }: Pick<Shop, 'db'>,
  { search, page }: { search: string; page: number },
): Promise<{ images: ImageInfo[]; hasMore: boolean }> {
  const { url, width, height, alt, createdAt } = imageRecords
  const found = await db
    .select({ url, width, height, alt })
    .from(imageRecords)
    .where(
      and(
        sql`${url} ~ ${`^${IMAGE_ADDRESS_PATTERN}$`}`,
        search === '' ? undefined : containsText(sql`shop_fold(${alt})`, search),
      ),
    )
    .orderBy(desc(createdAt), url)
    .limit(IMAGES_PER_PAGE + 1)
    .offset((page - 1) * IMAGES_PER_PAGE)
  return { images: found.slice(0, IMAGES_PER_PAGE), hasMore: found.length > IMAGES_PER_PAGE }
}

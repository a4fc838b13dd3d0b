import { and, desc, sql } from 'drizzle-orm'
import { IMAGE_ADDRESS_PATTERN } from '#catalogue/images/domain.ts'
import { imageRecords } from '#catalogue/products/schema.ts'
import { containsText } from '#platform/contains-text.ts'
import type { ImageInfo } from '#platform/images/image-variants.ts'
import type { Shop } from '#platform/shop.ts'

const IMAGES_PER_PAGE = 24

export async function listTextImages(
  { db }: Pick<Shop, 'db'>,
  { search, page }: { search: string; page: number },
): Promise<{ images: ImageInfo[]; hasMore: boolean }> {
  const { url, width, height, alt, createdAt } = imageRecords
  const rows = await db
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
  return { images: rows.slice(0, IMAGES_PER_PAGE), hasMore: rows.length > IMAGES_PER_PAGE }
}

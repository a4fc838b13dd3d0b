import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { imageRecords } from '#database/schema/catalogue.ts'
import { IMAGE_ADDRESS_PATTERN } from '#domain/blog/text-images.ts'
import type { ImageInfo } from '#domain/images/image-variants.ts'

/** The shop's images whose addresses stand in a text, for the statement that reads the text. */
export function imagesIn(text: SQLWrapper): SQL<ImageInfo[]> {
  const { url, width, height, alt } = imageRecords
  return sql`(
    select coalesce(json_agg(json_build_object('url', ${url}, 'width', ${width}, 'height', ${height}, 'alt', ${alt})), '[]')
    from ${imageRecords}
    where ${url} in (select found[1] from regexp_matches(${text}, ${`(${IMAGE_ADDRESS_PATTERN})`}, 'g') as found)
  )`
}

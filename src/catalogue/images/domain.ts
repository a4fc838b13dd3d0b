import { type Bucket, masterOfUrl } from '#platform/images/image-files.ts'

/** Review photos are excluded, because they belong to their reviews. */
const SHOWN_BUCKETS: readonly Bucket[] = ['product-images', 'category-images', 'blog-images']

/** Matches image URLs in a text, in both PostgreSQL and JavaScript syntax. */
export const IMAGE_ADDRESS_PATTERN = `/media/(?:${SHOWN_BUCKETS.join('|')})/[a-z0-9][a-z0-9-]*\\.webp`

export function mayStandInText(url: string): boolean {
  const bucket = masterOfUrl(url)?.bucket
  return bucket !== undefined && SHOWN_BUCKETS.includes(bucket)
}

export const imageMark = (url: string, alt: string): string =>
  `![${alt.replace(/[[\]\\\r\n]+/g, ' ').trim()}](${url})`

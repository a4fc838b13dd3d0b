import { type Bucket, masterOfUrl } from '#platform/images/image-files.ts'

/** What a text may show; the photographs of buyers belong to their reviews. */
const SHOWN_BUCKETS: readonly Bucket[] = ['product-images', 'category-images', 'blog-images']

/** The addresses of such images in a text, as PostgreSQL and JavaScript both read it. */
export const IMAGE_ADDRESS_PATTERN = `/media/(?:${SHOWN_BUCKETS.join('|')})/[a-z0-9][a-z0-9-]*\\.webp`

export function mayStandInText(url: string): boolean {
  const bucket = masterOfUrl(url)?.bucket
  return bucket !== undefined && SHOWN_BUCKETS.includes(bucket)
}

/** A line that shows an image. What would end its words early is left out. */
export const imageMark = (url: string, alt: string): string =>
  `![${alt.replace(/[[\]\\\r\n]+/g, ' ').trim()}](${url})`

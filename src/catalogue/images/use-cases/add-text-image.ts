import { and, eq } from 'drizzle-orm'
import { imageRecords } from '#catalogue/products/schema.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'
import { freeMaster } from '#platform/images/free-master.ts'
import type { ImageRefusalCode } from '#platform/images/image-limits.ts'
import type { ImageInfo } from '#platform/images/image-variants.ts'
import { storeImage } from '#platform/images/store-image.ts'
import type { Shop } from '#platform/shop.ts'

interface TextImageUpload {
  readonly bytes: Uint8Array
  readonly name: string
  /** Idempotency key: a retry after a lost response finds the stored image. */
  readonly batch: string
}

type TextImageRefusal = Refusal<'image-refused', { code: ImageRefusalCode }>

/** The nightly sweep deletes the image unless a saved text references it. */
export async function addTextImage(
  shop: Shop,
  { bytes, name, batch }: TextImageUpload,
): Promise<Ok<ImageInfo> | TextImageRefusal> {
  const earlier = await findUploaded(shop, batch)
  if (earlier) return ok(earlier)
  const master = await freeMaster(shop, { bucket: 'blog-images', slug: name })
  const stored = master.ok ? await storeImage(shop, { master: master.value, upload: bytes }) : master
  if (!stored.ok) {
    shop.log.info({ code: stored.code, details: stored.details }, 'An uploaded image was refused.')
    return refuse('image-refused', { code: stored.code })
  }
  await shop.db
    .insert(imageRecords)
    .values({ ...stored.value, alt: '', uploadBatch: batch, uploadPlace: 0 })
    .onConflictDoNothing()
  // If two uploads run concurrently, the first wins; the sweep deletes the other's files.
  const image = await findUploaded(shop, batch)
  if (!image) throw new Error('the image was not written')
  return ok(image)
}

async function findUploaded({ db }: Pick<Shop, 'db'>, batch: string): Promise<ImageInfo | undefined> {
  const { url, width, height, alt, uploadBatch, uploadPlace } = imageRecords
  const [image] = await db
    .select({ url, width, height, alt })
    .from(imageRecords)
    .where(and(eq(uploadBatch, batch), eq(uploadPlace, 0)))
  return image
}

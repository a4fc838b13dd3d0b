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
  /** What the image is called until somebody says what it shows. */
  readonly name: string
  /** Made when the file is chosen: sent again after a lost answer, it finds the image that is there. */
  readonly batch: string
}

type TextImageRefusal = Refusal<'image-refused', { code: ImageRefusalCode }>

/** Stores an image for the text of a post. Until a text that was saved names it, the nightly sweep may take it away again. */
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
  // Sent twice at once, the first to arrive is the image; the sweep finds the other's files.
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

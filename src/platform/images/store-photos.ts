import { randomUUID } from 'node:crypto'
import { type Ok, ok, type Refusal } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'
import type { PutRefusal } from '#platform/storage/port.ts'
import { deleteImageFiles } from './delete-image-files.ts'
import { type ImageFile, imageAddress } from './image-files.ts'
import type { UploadRefusalCode } from './image-limits.ts'
import type { StoredImage } from './store-image.ts'

export interface StoredPhoto extends StoredImage {
  file: ImageFile
}

type PhotoShop = Pick<Shop, 'storage' | 'images'>

const stems = { 'review-images': 'avaliacao', 'return-images': 'relato' } as const
export type PhotoBucket = keyof typeof stems

/**
 * Stores only masters, because the customer is waiting. Names are unguessable, because the photos are not
 * moderated yet.
 */
export async function storePhotos(
  shop: PhotoShop,
  bucket: PhotoBucket,
  uploads: readonly Uint8Array[],
): Promise<Ok<StoredPhoto[]> | Refusal<UploadRefusalCode> | PutRefusal> {
  const stored: StoredPhoto[] = []
  for (const upload of uploads) {
    const photo = await storePhoto(shop, bucket, upload)
    if (!photo.ok) {
      await removePhotos(shop, stored)
      return photo
    }
    stored.push(photo.value)
  }
  return ok(stored)
}

export async function storePhoto(shop: PhotoShop, bucket: PhotoBucket, upload: Uint8Array) {
  const developed = await shop.images.develop(upload)
  if (!developed.ok) return developed
  const { bytes, width, height } = developed.value
  const file: ImageFile = { bucket, name: `${stems[bucket]}-${randomUUID()}.webp` }
  const result = await shop.storage.put(file, bytes)
  if (!result.ok) return result
  return ok({ file, url: imageAddress(file), width, height, byteSize: bytes.byteLength })
}

/** Leftovers are unreferenced, so the nightly sweep deletes them. */
export async function removePhotos({ storage }: PhotoShop, photos: readonly StoredPhoto[]): Promise<void> {
  for (const { file } of photos) await deleteImageFiles(storage, file).catch(() => undefined)
}

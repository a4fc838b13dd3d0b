import { type Ok, ok, type Refusal } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'
import type { PutRefusal } from '#platform/storage/port.ts'
import { deleteImageFiles } from './delete-image-files.ts'
import { type ImageFile, imageAddress, listRenditions, renditionFile } from './image-files.ts'
import type { UploadRefusalCode } from './image-limits.ts'
import type { MasterImage } from './port.ts'

export interface StoredImage {
  readonly url: string
  readonly width: number
  readonly height: number
  readonly byteSize: number
}

type ImageShop = Pick<Shop, 'storage' | 'images'>
type Stored = Ok<undefined> | PutRefusal

/**
 * Stores all sizes first and the master last, so that an existing master is complete. Call before
 * inserting the row.
 */
export async function storeImage(
  shop: ImageShop,
  options: { master: ImageFile; upload: Uint8Array },
): Promise<Ok<StoredImage> | Refusal<UploadRefusalCode> | PutRefusal> {
  const { master } = options
  const developed = await shop.images.develop(options.upload)
  if (!developed.ok) return developed
  const stored = await putAll(shop, master, developed.value)
  if (!stored.ok) return stored
  const { width, height, bytes } = developed.value
  return ok({ url: imageAddress(master), width, height, byteSize: bytes.byteLength })
}

async function putAll(shop: ImageShop, master: ImageFile, image: MasterImage): Promise<Stored> {
  const { bytes, width } = image
  // Waits for all: cleaning up during a running write would leave a file behind.
  const sizes = await Promise.allSettled(
    listRenditions(width).map(async (rendition): Promise<Stored> => {
      const result = await shop.images.render(bytes, rendition)
      return shop.storage.put(renditionFile(master, rendition), result)
    }),
  )
  try {
    const refusal = sizes.map(unwrapSettled).find((answer) => !answer.ok)
    const stored = refusal ?? (await shop.storage.put(master, bytes))
    if (!stored.ok) await removeTraces(shop, master)
    return stored
  } catch (error) {
    await removeTraces(shop, master)
    throw error
  }
}

function unwrapSettled(result: PromiseSettledResult<Stored>): Stored {
  if (result.status === 'rejected') throw result.reason
  return result.value
}

async function removeTraces({ storage }: ImageShop, master: ImageFile): Promise<void> {
  await deleteImageFiles(storage, master).catch(() => undefined)
}

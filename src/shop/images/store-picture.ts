import { type MediaFile, mediaUrl, renditionFile, renditionsOf } from '#domain/images/media-files.ts'
import type { PictureRefusalCode } from '#domain/images/picture-limits.ts'
import { type Ok, ok, type Refusal } from '#domain/result.ts'
import type { MasterPicture } from '#integrations/pictures/port.ts'
import type { PutRefusal } from '#integrations/storage/port.ts'
import type { Shop } from '../shop.ts'
import { deletePictureFiles } from './delete-picture-files.ts'

export interface StoredPicture {
  readonly url: string
  readonly width: number
  readonly height: number
  readonly byteSize: number
}

type PictureShop = Pick<Shop, 'storage' | 'pictures'>
type Stored = Ok<undefined> | PutRefusal

/**
 * Turns an upload into files: every size first, the master last, so that a master which exists is complete. Call it
 * before writing the row that names the picture; what fails leaves nothing behind.
 */
export async function storePicture(
  shop: PictureShop,
  options: { master: MediaFile; upload: Uint8Array },
): Promise<Ok<StoredPicture> | Refusal<PictureRefusalCode> | PutRefusal> {
  const { master } = options
  const developed = await shop.pictures.develop(options.upload)
  if (!developed.ok) return developed
  const stored = await putAll(shop, master, developed.value)
  if (!stored.ok) return stored
  const { width, height, bytes } = developed.value
  return ok({ url: mediaUrl(master), width, height, byteSize: bytes.byteLength })
}

async function putAll(shop: PictureShop, master: MediaFile, picture: MasterPicture): Promise<Stored> {
  const { bytes, width } = picture
  // Settled, not raced: cleaning up while a slower size is still being written would leave it behind.
  const sizes = await Promise.allSettled(
    renditionsOf(width).map(async (rendition): Promise<Stored> => {
      const made = await shop.pictures.render(bytes, rendition)
      return shop.storage.put(renditionFile(master, rendition), made)
    }),
  )
  try {
    const refused = sizes.map(answerOf).find((answer) => !answer.ok)
    const stored = refused ?? (await shop.storage.put(master, bytes))
    if (!stored.ok) await removeTraces(shop, master)
    return stored
  } catch (error) {
    await removeTraces(shop, master)
    throw error
  }
}

function answerOf(settled: PromiseSettledResult<Stored>): Stored {
  if (settled.status === 'rejected') throw settled.reason
  return settled.value
}

/** A storage that has just failed may fail again here; files that no row names do no harm. */
async function removeTraces({ storage }: PictureShop, master: MediaFile): Promise<void> {
  await deletePictureFiles(storage, master).catch(() => undefined)
}

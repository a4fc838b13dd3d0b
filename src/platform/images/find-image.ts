import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Shop } from '#platform/shop.ts'
import type { ByteRange } from '#platform/storage/port.ts'
import { findContentType, type ImageFile, parseImagePath, type RequestedImage } from './image-files.ts'

type ImageShop = Pick<Shop, 'storage' | 'images' | 'log'>

export interface FoundImage {
  readonly size: number
  readonly etag: string
  readonly contentType: string
  open(range?: ByteRange): Promise<Readable | undefined>
}

export type ImageFinder = (path: string) => Promise<FoundImage | undefined>

export function createImageFinder(
  shop: ImageShop,
  findShared: (path: string) => Promise<RequestedImage | undefined> = async () => undefined,
): ImageFinder {
  const inTheMaking = new Map<string, Promise<FoundImage | undefined>>()

  function makeOnce(media: RequestedImage): Promise<FoundImage | undefined> {
    const key = `${media.file.bucket}/${media.file.name}`
    const making = inTheMaking.get(key) ?? makeRendition(shop, media).finally(() => inTheMaking.delete(key))
    inTheMaking.set(key, making)
    return making
  }

  return async (path) => {
    const media = parseImagePath(path) ?? (await findShared(path))
    if (!media) return undefined
    return (await fromStorage(shop, media.file)) ?? (media.rendition && makeOnce(media))
  }
}

async function fromStorage({ storage }: ImageShop, file: ImageFile): Promise<FoundImage | undefined> {
  const description = await storage.describe(file)
  if (!description) return undefined
  const { size, etag } = description
  return { size, etag, contentType: findContentType(file), open: (range) => storage.read(file, range) }
}

async function makeRendition(shop: ImageShop, { file, master, rendition }: RequestedImage) {
  const original = await shop.storage.read(master)
  if (!original || !rendition) return undefined
  const bytes = await shop.images.render(await buffer(original), rendition)
  const stored = await shop.storage.put(file, bytes)
  if (!stored.ok) {
    shop.log.warn({ file, reason: stored.details.reason }, 'a rendition was made but could not be kept')
    return fromMemory(file, bytes)
  }
  // The owner may have deleted the image in the meantime; a rendition must not outlive its master.
  if (!(await shop.storage.describe(master))) {
    await shop.storage.delete(file)
    return undefined
  }
  return fromStorage(shop, file)
}

/** If storing fails (full disk), the image is still served. */
function fromMemory(file: ImageFile, bytes: Uint8Array): FoundImage {
  const etag = `"${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}"`
  return {
    size: bytes.byteLength,
    etag,
    contentType: findContentType(file),
    async open(range) {
      return Readable.from([range ? bytes.subarray(range.start, range.end + 1) : bytes])
    },
  }
}

import { readFile } from 'node:fs/promises'
import { basename, extname } from 'node:path'
import type { Shop } from '#platform/shop.ts'
import { type Bucket, type ImageFile, imageAddress } from './image-files.ts'
import type { StoredImage } from './store-image.ts'
import { webpSize } from './webp-size.ts'

export interface ImageSource {
  path: string
  bucket: Bucket
  name?: string
}

export interface PreparedImage extends StoredImage {
  file: ImageFile
}

/**
 * Stores the project's own photos as masters only, so that an empty shop starts fast. Sizes are created
 * later.
 */
export async function prepareImages(
  { storage }: Pick<Shop, 'storage'>,
  sources: readonly ImageSource[],
): Promise<PreparedImage[]> {
  return Promise.all(
    sources.map(async ({ path, bucket, name = `${basename(path, extname(path))}.webp` }) => {
      const bytes = await readFile(path)
      const file = { bucket, name }
      const { width, height } = webpSize(bytes)
      const stored = await storage.put(file, bytes)
      if (!stored.ok) throw new Error(`the demo images could not be stored: ${stored.details.reason}`)
      return { file, url: imageAddress(file), width, height, byteSize: bytes.byteLength }
    }),
  )
}

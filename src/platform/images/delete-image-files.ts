import type { Storage } from '#platform/storage/port.ts'
import type { ImageFile } from './image-files.ts'

/** The master goes first: without it no rendition is made again while the others are removed. */
export async function deleteImageFiles(storage: Storage, master: ImageFile): Promise<void> {
  await storage.delete(master)
  const stem = master.name.replace(/webp$/, '')
  for await (const { name } of storage.list(master.bucket, stem)) {
    await storage.delete({ bucket: master.bucket, name })
  }
}

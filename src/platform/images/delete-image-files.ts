import type { Storage } from '#platform/storage/port.ts'
import type { ImageFile } from './image-files.ts'

/** The master is deleted first, so that no rendition is recreated while the others are removed. */
export async function deleteImageFiles(storage: Storage, master: ImageFile): Promise<void> {
  await storage.delete(master)
  const stem = master.name.replace(/webp$/, '')
  for await (const { name } of storage.list(master.bucket, stem)) {
    await storage.delete({ bucket: master.bucket, name })
  }
}

import { type Ok, ok, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'
import { type PutRefusal, StorageUnavailable } from '#platform/storage/port.ts'
import { type Bucket, type ImageFile, masterName } from './image-files.ts'

/** Two uploads for one slug in the same millisecond need different names. */
export async function freeMaster(
  { clock, storage }: Pick<Shop, 'clock' | 'storage'>,
  { bucket, slug, index }: { bucket: Bucket; slug: string; index?: number },
): Promise<Ok<ImageFile> | PutRefusal> {
  const now = clock.now()
  for (let next = index; ; next = (next ?? 0) + 1) {
    const master: ImageFile = { bucket, name: masterName(slug, now, next) }
    try {
      if (!(await storage.describe(master))) return ok(master)
    } catch (error) {
      if (!(error instanceof StorageUnavailable)) throw error
      return refuse('storage-unavailable', { reason: error.message })
    }
  }
}

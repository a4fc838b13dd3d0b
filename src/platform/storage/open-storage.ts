import { join } from 'node:path'
import { createDiskStorage } from './disk-storage.ts'
import type { Storage } from './port.ts'
import type { S3Settings } from './s3-storage.ts'

/** The data folder, unless an S3 server is configured. */
export async function openStorage(settings: { s3?: S3Settings; dataDir: string }): Promise<Storage> {
  if (!settings.s3) return createDiskStorage(join(settings.dataDir, 'media'))
  // Its client takes a third of a second and 38 MB to load: only a shop that uses it pays.
  const { createS3Storage, refuseMissingBucket } = await import('./s3-storage.ts')
  await refuseMissingBucket(settings.s3)
  return createS3Storage(settings.s3)
}

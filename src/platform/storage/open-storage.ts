import { join } from 'node:path'
import { createDiskStorage } from './disk-storage.ts'
import type { Storage } from './port.ts'
import type { S3Settings } from './s3-storage.ts'

export async function openStorage(settings: { s3?: S3Settings; dataDir: string }): Promise<Storage> {
  if (!settings.s3) return createDiskStorage(join(settings.dataDir, 'media'))
  // The S3 client takes 300 ms and 38 MB to load.
  const { createS3Storage, refuseMissingBucket } = await import('./s3-storage.ts')
  await refuseMissingBucket(settings.s3)
  return createS3Storage(settings.s3)
}

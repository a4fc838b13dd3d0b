import type { Readable } from 'node:stream'
import type { Ok, Refusal } from '#platform/domain/result.ts'
import type { Bucket, ImageFile } from '#platform/images/image-files.ts'

export interface FileDescription {
  readonly size: number
  readonly modifiedAt: Date
  readonly etag: string
}

export interface ByteRange {
  readonly start: number
  readonly end: number
}

export type FileBody = Uint8Array | AsyncIterable<Uint8Array>

export type PutRefusal = Refusal<'storage-full' | 'storage-unavailable', { reason: string }>

/** Files appear atomically. Invalid image names throw RangeError. The content type derives from the name. */
export interface Storage {
  put(file: ImageFile, body: FileBody): Promise<Ok<undefined> | PutRefusal>
  describe(file: ImageFile): Promise<FileDescription | undefined>
  read(file: ImageFile, range?: ByteRange): Promise<Readable | undefined>
  delete(file: ImageFile): Promise<void>
  list(bucket: Bucket, prefix?: string): AsyncIterable<{ name: string; size: number }>
}

/** Temporary: the storage is unreachable or rejects the shop's key. */
export class StorageUnavailable extends Error {
  constructor(operation: string, cause: unknown) {
    super(`storage: ${operation} failed`, { cause })
    this.name = 'StorageUnavailable'
  }
}

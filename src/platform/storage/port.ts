import type { Readable } from 'node:stream'
import type { Ok, Refusal } from '#platform/domain/result.ts'
import type { Bucket, ImageFile } from '#platform/images/image-files.ts'

export interface FileDescription {
  readonly size: number
  readonly modifiedAt: Date
  /** Quoted, as HTTP writes it. */
  readonly etag: string
}

/** Both ends included, as HTTP counts. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

export type FileBody = Uint8Array | AsyncIterable<Uint8Array>

/** The reason is for the log. */
export type PutRefusal = Refusal<'storage-full' | 'storage-unavailable', { reason: string }>

/**
 * Keeps images. A file appears whole or not at all, and a name that is no image's is a mistake of the caller
 * (RangeError). The content type follows from the name, so the two can never disagree.
 */
export interface Storage {
  put(file: ImageFile, body: FileBody): Promise<Ok<undefined> | PutRefusal>
  /** Undefined when there is no such file. */
  describe(file: ImageFile): Promise<FileDescription | undefined>
  /** The whole file, or a part that lies within it; undefined when there is no such file. */
  read(file: ImageFile, range?: ByteRange): Promise<Readable | undefined>
  /** Deleting what is not there is no mistake. */
  delete(file: ImageFile): Promise<void>
  /** In the order of names; all that begin with the prefix. */
  list(bucket: Bucket, prefix?: string): AsyncIterable<{ name: string; size: number }>
}

/** Reading failed for a reason that may pass: the bucket's server is unavailable or refuses the shop's key. */
export class StorageUnavailable extends Error {
  constructor(operation: string, cause: unknown) {
    super(`storage: ${operation} failed`, { cause })
    this.name = 'StorageUnavailable'
  }
}

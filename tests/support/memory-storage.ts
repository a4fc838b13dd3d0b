import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { ok, refuse } from '#platform/domain/result.ts'
import type { Bucket, ImageFile } from '#platform/images/image-files.ts'
import { assertImageName } from '#platform/storage/image-name.ts'
import type { ByteRange, FileBody, Storage } from '#platform/storage/port.ts'

/** Test storage with faults on demand. The contract suite keeps it equivalent to the real ones. */
export class MemoryStorage implements Storage {
  readonly files = new Map<string, Buffer>()
  readonly noRoomFor: RegExp[] = []

  async put(file: ImageFile, body: FileBody) {
    if (this.noRoomFor.some((pattern) => pattern.test(file.name)))
      return refuse('storage-full', { reason: 'test' })
    this.files.set(keyOf(file), body instanceof Uint8Array ? Buffer.from(body) : await buffer(body))
    return ok()
  }

  async describe(file: ImageFile) {
    const bytes = this.files.get(keyOf(file))
    if (!bytes) return undefined
    const etag = `"${createHash('md5').update(bytes).digest('hex')}"`
    return { size: bytes.length, modifiedAt: new Date(0), etag }
  }

  async read(file: ImageFile, range?: ByteRange) {
    const bytes = this.files.get(keyOf(file))
    return bytes && Readable.from([range ? bytes.subarray(range.start, range.end + 1) : bytes])
  }

  async delete(file: ImageFile) {
    this.files.delete(keyOf(file))
  }

  async *list(bucket: Bucket, prefix = '') {
    for (const key of [...this.files.keys()].sort()) {
      const name = key.slice(bucket.length + 1)
      if (key.startsWith(`${bucket}/${prefix}`)) yield { name, size: this.files.get(key)?.length ?? 0 }
    }
  }
}

function keyOf(file: ImageFile): string {
  assertImageName(file)
  return `${file.bucket}/${file.name}`
}

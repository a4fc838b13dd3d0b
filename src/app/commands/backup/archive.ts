import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { Header, Pax } from 'tar'
import { OperatorError } from '#platform/database/operator-error.ts'

export interface ArchiveEntry {
  readonly path: string
  readonly size: number
  readonly body: AsyncIterable<Uint8Array>
}

const BLOCK = 512

export type Fingerprints = Record<string, string>

/** `lastEntry` is created after the checksums of all other entries are known. */
export async function* encodeArchive(
  entries: AsyncIterable<ArchiveEntry>,
  lastEntry: (fingerprints: Fingerprints) => ArchiveEntry,
  mtime: Date,
): AsyncGenerator<Uint8Array> {
  const fingerprints: Fingerprints = {}
  for await (const entry of entries) {
    const { body, fingerprint } = fingerprinted(entry.body)
    yield* encodeEntry({ ...entry, body }, mtime)
    fingerprints[entry.path] = fingerprint()
  }
  yield* encodeEntry(lastEntry(fingerprints), mtime)
  yield Buffer.alloc(2 * BLOCK)
}

export function jsonEntry(path: string, value: unknown): ArchiveEntry {
  return bytesEntry(path, [Buffer.from(`${JSON.stringify(value, null, 2)}\n`)])
}

export function bytesEntry(path: string, chunks: readonly Uint8Array[]): ArchiveEntry {
  const size = chunks.reduce((sum, chunk) => sum + chunk.length, 0)
  return { path, size, body: Readable.from(chunks) }
}

async function* encodeEntry({ path, size, body }: ArchiveEntry, mtime: Date): AsyncGenerator<Uint8Array> {
  const header = new Header({ path, size, mtime, mode: 0o600, type: 'File' })
  const block = Buffer.alloc(BLOCK)
  if (header.encode(block)) yield new Pax({ path, size, mtime }).encode()
  yield block
  let byteCount = 0
  for await (const chunk of body) {
    byteCount += chunk.length
    yield chunk
  }
  // A body shorter or longer than its declared size would corrupt the rest of the archive.
  if (byteCount !== size) throw new OperatorError(`${path} changed while it was being read; try again.`)
  yield Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK)
}

export function fingerprinted(body: AsyncIterable<Uint8Array>) {
  const hash = createHash('sha256')
  const passedOn = (async function* () {
    for await (const chunk of body) {
      hash.update(chunk)
      yield chunk
    }
  })()
  return { body: passedOn, fingerprint: () => hash.digest('hex') }
}

import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { Header, Pax } from 'tar'
import { OperatorError } from '#platform/database/operator-error.ts'
import type { ArchiveEntry } from './archive.ts'
import type { BackupKeys } from './backup-keys.ts'
import { decrypted } from './encryption.ts'

const BLOCK = 512

/** Reads entries one at a time; tar's own parser would hang on a damaged file. */
export async function* readArchive(file: string, keys: BackupKeys): AsyncGenerator<ArchiveEntry> {
  const bytes = new ByteReader(unzip(file, keys))
  for (;;) {
    const header = await readHeader(bytes)
    if (!header) return
    const { path = '', size = 0 } = header
    if (header.type !== 'File') throw new OperatorError(`${path} has no place in a backup.`)
    const body = bytes.part(size)
    yield { path, size, body }
    for await (const _unread of body);
    await bytes.exactly(padding(size))
  }
}

async function readHeader(bytes: ByteReader): Promise<Header | null> {
  const header = new Header(await bytes.exactly(BLOCK))
  if (header.nullBlock) return null
  if (!header.cksumValid) throw new OperatorError('This file is not a whole backup: it holds no archive.')
  if (header.type !== 'ExtendedHeader') return header
  // PAX header: names that are too long for a block come in a preceding entry.
  const size = header.size ?? 0
  const extended = Pax.parse((await bytes.exactly(size)).toString())
  await bytes.exactly(padding(size))
  return new Header(await bytes.exactly(BLOCK), 0, extended)
}

function padding(size: number): number {
  return (BLOCK - (size % BLOCK)) % BLOCK
}

async function* unzip(file: string, keys: BackupKeys): AsyncGenerator<Buffer> {
  const source = Readable.from(decrypted(file, keys))
  const unzipped = createGunzip()
  source.on('error', (error) => unzipped.destroy(error))
  try {
    yield* source.pipe(unzipped)
  } catch (cause) {
    if (cause instanceof OperatorError) throw cause
    throw new OperatorError(`${file} is not a whole backup: ${(cause as Error).message}.`, { cause })
  } finally {
    source.destroy()
  }
}

class ByteReader {
  readonly #chunks: AsyncIterator<Buffer>
  #ahead: Buffer = Buffer.alloc(0)

  constructor(chunks: AsyncIterable<Buffer>) {
    this.#chunks = chunks[Symbol.asyncIterator]()
  }

  async *part(size: number): AsyncGenerator<Buffer> {
    let missing = size
    while (missing > 0) {
      if (this.#ahead.length === 0) await this.#more()
      const chunk = this.#ahead.subarray(0, missing)
      this.#ahead = this.#ahead.subarray(chunk.length)
      missing -= chunk.length
      yield chunk
    }
  }

  async exactly(size: number): Promise<Buffer> {
    const chunks: Buffer[] = []
    for await (const chunk of this.part(size)) chunks.push(chunk)
    return Buffer.concat(chunks)
  }

  async #more(): Promise<void> {
    const { done, value } = await this.#chunks.next()
    if (done) throw new OperatorError('This file is not a whole backup: it ends too early.')
    this.#ahead = value
  }
}

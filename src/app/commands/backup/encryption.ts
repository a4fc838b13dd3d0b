import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { OperatorError } from '#platform/database/operator-error.ts'
import { type BackupKeys, type BackupLock, CHECK_BYTES, waysToLock } from './backup-keys.ts'

/**
 * Format: method letters, seed, nonce, key check, AES-256-GCM ciphertext of the archive, tag. See decision
 * 21.
 */
const NONCE_BYTES = 12
const TAG_BYTES = 16

export function encryptionWith(lock: BackupLock) {
  for (const way of waysToLock) {
    const fileKey = way.lock(lock)
    if (!fileKey) continue
    const nonce = randomBytes(NONCE_BYTES)
    const head = Buffer.concat([way.magic, fileKey.seed, nonce, fileKey.check])
    return (bytes: AsyncIterable<Uint8Array>) => encrypt(bytes, { head, nonce, key: fileKey.key })
  }
  return null
}

async function* encrypt(
  bytes: AsyncIterable<Uint8Array>,
  { head, nonce, key }: { head: Buffer; nonce: Buffer; key: Buffer },
): AsyncGenerator<Buffer> {
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(head)
  yield head
  for await (const chunk of bytes) yield cipher.update(chunk)
  yield cipher.final()
  yield cipher.getAuthTag()
}

/**
 * Yields the archive of an encrypted or plain file. Withholds the last byte until the authentication tag
 * is verified.
 */
export async function* decrypted(file: string, keys: BackupKeys): AsyncGenerator<Buffer> {
  const ends = await readEnds(file)
  if (!ends) return yield* createReadStream(file)
  const { way, head, tag, size } = ends
  const seedEnd = way.magic.length + way.seedBytes
  const { key, check } = way.open(keys, head.subarray(way.magic.length, seedEnd))
  if (!check.equals(head.subarray(-CHECK_BYTES))) throw new OperatorError(way.wrongKey)
  const nonce = head.subarray(seedEnd, -CHECK_BYTES)
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES })
  decipher.setAAD(head).setAuthTag(tag)
  const body = createReadStream(file, { start: head.length, end: size - TAG_BYTES - 1 })
  for await (const chunk of body) yield decipher.update(chunk as Buffer)
  try {
    yield decipher.final()
  } catch (cause) {
    throw new OperatorError('This backup is damaged: it is not what was written.', { cause })
  }
}

async function readEnds(file: string) {
  const handle = await open(file).catch((cause: unknown) => {
    throw new OperatorError(`${file} cannot be read.`, { cause })
  })
  try {
    const { size } = await handle.stat()
    for (const way of waysToLock) {
      if (!(await read(handle, way.magic.length, 0)).equals(way.magic)) continue
      const headBytes = way.magic.length + way.seedBytes + NONCE_BYTES + CHECK_BYTES
      if (size <= headBytes + TAG_BYTES)
        throw new OperatorError(`${file} is not a whole backup: it ends too early.`)
      const head = await read(handle, headBytes, 0)
      return { way, head, tag: await read(handle, TAG_BYTES, size - TAG_BYTES), size }
    }
    return null
  } finally {
    await handle.close()
  }
}

async function read(handle: FileHandle, length: number, position: number): Promise<Buffer> {
  const { buffer } = await handle.read(Buffer.alloc(length), 0, length, position)
  return buffer
}

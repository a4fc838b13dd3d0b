import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { OperatorError } from '#database/operator-error.ts'

/** A locked backup is: these letters, salt, nonce, a check of the passphrase, the archive under AES-256-GCM, and its tag. Decision 0079 says why. */
const MAGIC = Buffer.from('LUMECOCO-BACKUP-1\n')
const SALT_BYTES = 16
const NONCE_BYTES = 12
const TAG_BYTES = 16
const KEY_BYTES = 32
const CHECK_BYTES = 8
const HEAD_BYTES = MAGIC.length + SALT_BYTES + NONCE_BYTES + CHECK_BYTES
/** 128 MB and some tenths of a second for each guess. */
const SCRYPT = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 }

/** The check tells a wrong passphrase from a damaged file, before anything is read. */
function deriveFrom(passphrase: string, salt: Uint8Array): { key: Buffer; check: Buffer } {
  const derived = scryptSync(passphrase.normalize('NFC'), salt, KEY_BYTES + CHECK_BYTES, SCRYPT)
  return { key: derived.subarray(0, KEY_BYTES), check: derived.subarray(KEY_BYTES) }
}

export async function* encrypt(bytes: AsyncIterable<Uint8Array>, passphrase: string): AsyncGenerator<Buffer> {
  const salt = randomBytes(SALT_BYTES)
  const nonce = randomBytes(NONCE_BYTES)
  const { key, check } = deriveFrom(passphrase, salt)
  const head = Buffer.concat([MAGIC, salt, nonce, check])
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(head)
  yield head
  for await (const chunk of bytes) yield cipher.update(chunk)
  yield cipher.final()
  yield cipher.getAuthTag()
}

/** The archive inside a file, locked or not. The last byte comes only when all before it were what was written. */
export async function* decrypted(file: string, passphrase: string | undefined): AsyncGenerator<Buffer> {
  const { head, tag, size } = await readEnds(file)
  if (!head.subarray(0, MAGIC.length).equals(MAGIC)) return yield* createReadStream(file)
  if (!passphrase) throw new OperatorError('This backup is encrypted: set BACKUP_PASSPHRASE to open it.')
  const salt = head.subarray(MAGIC.length, MAGIC.length + SALT_BYTES)
  const nonce = head.subarray(MAGIC.length + SALT_BYTES, -CHECK_BYTES)
  const { key, check } = deriveFrom(passphrase, salt)
  if (!check.equals(head.subarray(-CHECK_BYTES)))
    throw new OperatorError('BACKUP_PASSPHRASE is not the one of this backup.')
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, {
    authTagLength: TAG_BYTES,
  })
  decipher.setAAD(head).setAuthTag(tag)
  const body = createReadStream(file, { start: HEAD_BYTES, end: size - TAG_BYTES - 1 })
  for await (const chunk of body) yield decipher.update(chunk as Buffer)
  try {
    yield decipher.final()
  } catch (cause) {
    throw new OperatorError('This backup is damaged: it is not what was written.', { cause })
  }
}

async function readEnds(file: string): Promise<{ head: Buffer; tag: Buffer; size: number }> {
  const handle = await open(file).catch((cause: unknown) => {
    throw new OperatorError(`${file} cannot be read.`, { cause })
  })
  try {
    const { size } = await handle.stat()
    const head = Buffer.alloc(HEAD_BYTES)
    const tag = Buffer.alloc(TAG_BYTES)
    await handle.read(head, 0, HEAD_BYTES, 0)
    if (size > HEAD_BYTES + TAG_BYTES) await handle.read(tag, 0, TAG_BYTES, size - TAG_BYTES)
    return { head, tag, size }
  } finally {
    await handle.close()
  }
}

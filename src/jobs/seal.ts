import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/**
 * Links that sign somebody in are kept as hashes only, so they must not lie open in the queue either, nor in a backup
 * of it; nor may a code that ends an account. They are sealed on the way in and opened on the way out.
 */
export interface Seal {
  close(text: string): string
  open(sealed: string): string
}

const PREFIX = 'sealed:'
const IV_BYTES = 12
const TAG_BYTES = 16

export function createSeal(secret: string): Seal {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'outbox links', 32))
  return {
    close(text) {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv('aes-256-gcm', key, iv)
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return PREFIX + Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')
    },
    open(sealed) {
      const bytes = Buffer.from(sealed.slice(PREFIX.length), 'base64url')
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES))
      decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
      const body = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES))
      return Buffer.concat([body, decipher.final()]).toString('utf8')
    },
  }
}

const secretLinks: ReadonlySet<string> = new Set(['confirmationUrl', 'resetUrl', 'deletionCode'])

/** Whatever the depth: a link is recognised by its name. */
export function sealLinks<Data extends object>(seal: Seal, data: Data): Data {
  return JSON.parse(
    JSON.stringify(data, (name, value) => (secretLinks.has(name) ? seal.close(String(value)) : value)),
  )
}

export function openLinks<Data extends object>(seal: Seal, data: Data): Data {
  return JSON.parse(JSON.stringify(data), (name, value) => (secretLinks.has(name) ? seal.open(value) : value))
}

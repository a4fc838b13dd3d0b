import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import type { Sealing, SealPurpose } from './port.ts'

const OUTBOX_PREFIX = 'sealed:'

/** Purposes of the earlier format, which used one key for all. Newer purposes must not accept it. */
const cookiePurposes: readonly SealPurpose[] = [
  'notice',
  'google-sign-in',
  'pending-confirmation',
  'waiting-form',
  'account-deletion',
]

/** A dot is not in base64url, so earlier values never start like this. */
const PREFIX = 'v2.'
const END_BYTES = 8

export function createSealing({ secret, now }: { secret: string; now: () => Date }): Sealing {
  const keys = new Map<SealPurpose, Buffer>()
  const keyFor = (purpose: SealPurpose) => {
    const key = keys.get(purpose) ?? sealKey(secret, `lume seal for ${purpose}`)
    keys.set(purpose, key)
    return key
  }
  const openEarlier = createEarlierReader(secret)
  return {
    seal(purpose, value, validSeconds) {
      const content = Buffer.alloc(END_BYTES + Buffer.byteLength(value))
      content.writeBigUInt64BE(BigInt(now().getTime() + validSeconds * 1000))
      content.write(value, END_BYTES)
      return PREFIX + closeBox(keyFor(purpose), content)
    },
    unseal(purpose, box) {
      if (!box.startsWith(PREFIX)) return openEarlier(purpose, box)
      const content = openBox(keyFor(purpose), box.slice(PREFIX.length))
      if (!content || Number(content.readBigUInt64BE()) <= now().getTime()) return null
      return content.toString('utf8', END_BYTES)
    },
    keyOf: (purpose, value) =>
      createHmac('sha256', sealKey(secret, `lume key for ${purpose}`))
        .update(value)
        .digest('base64url'),
  }
}

/**
 * Reads values sealed by an earlier release: two shared keys and no expiry. New values never use this
 * format.
 */
function createEarlierReader(secret: string) {
  const cookieKey = sealKey(secret, 'lume seal')
  const outboxKey = sealKey(secret, 'outbox links')
  return (purpose: SealPurpose, box: string): string | null => {
    if (cookiePurposes.includes(purpose)) return openBox(cookieKey, box)?.toString('utf8') ?? null
    if (purpose !== 'outbox-link' || !box.startsWith(OUTBOX_PREFIX)) return null
    return openBox(outboxKey, box.slice(OUTBOX_PREFIX.length))?.toString('utf8') ?? null
  }
}

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

export function sealKey(secret: string, info: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', info, 32))
}

export function closeBox(key: Buffer, content: Buffer): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, key, iv)
  const body = Buffer.concat([cipher.update(content), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')
}

function openBox(key: Buffer, box: string): Buffer | null {
  const bytes = Buffer.from(box, 'base64url')
  if (bytes.length < IV_BYTES + TAG_BYTES) return null
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  try {
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()])
  } catch {
    return null
  }
}

import {
  argon2,
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'
import { promisify } from 'node:util'
import type { Identity } from './port.ts'

const argon2Async = promisify(argon2)

// OWASP's second choice for Argon2id: 19 MiB, 2 passes, 1 lane. Node computes it on its thread pool.
const settings = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const

async function derive(password: string, salt: Buffer): Promise<Buffer> {
  return argon2Async('argon2id', { message: password.normalize('NFC'), nonce: salt, ...settings })
}

/** Every key comes from the one session secret, so that an owner has a single value to keep. */
export function createSecrets(sessionSecret: string): Omit<Identity, 'google'> {
  const keyFor = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', sessionSecret, '', `lume ${purpose}`, 32))
  const tokenKey = keyFor('token')
  const sealKey = keyFor('seal')
  const nobodysSalt = keyFor('nobody').subarray(0, 16)
  const hashToken = (token: string) => createHmac('sha256', tokenKey).update(token).digest('base64url')

  return {
    async hashPassword(password) {
      const salt = randomBytes(16)
      const tag = await derive(password, salt)
      return `argon2id$m=${settings.memory},t=${settings.passes},p=${settings.parallelism}$${salt.toString('base64url')}$${tag.toString('base64url')}`
    },
    async verifyPassword(password, hash) {
      const [, , salt, tag] = hash?.split('$') ?? []
      const derived = await derive(password, salt ? Buffer.from(salt, 'base64url') : nobodysSalt)
      const expected = Buffer.from(tag ?? '', 'base64url')
      return expected.length === derived.length && timingSafeEqual(expected, derived)
    },
    createToken() {
      const token = randomBytes(32).toString('base64url')
      return { token, hash: hashToken(token) }
    },
    hashToken,
    seal(value) {
      const iv = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', sealKey, iv)
      const body = Buffer.concat([cipher.update(value, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')
    },
    unseal(sealed) {
      try {
        const bytes = Buffer.from(sealed, 'base64url')
        const decipher = createDecipheriv('aes-256-gcm', sealKey, bytes.subarray(0, 12))
        decipher.setAuthTag(bytes.subarray(12, 28))
        return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
      } catch {
        return null
      }
    },
  }
}

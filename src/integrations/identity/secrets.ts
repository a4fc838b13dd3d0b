import { argon2, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
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
  }
}

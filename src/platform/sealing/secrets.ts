import { argon2, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const argon2Async = promisify(argon2)

export interface Secrets {
  hashPassword(password: string): Promise<string>
  /** Takes equally long for an unknown account (null) and a wrong password. */
  verifyPassword(password: string, hash: string | null): Promise<boolean>
  /** True if the hash uses outdated parameters. Rehash it while the password is available. */
  isOutdated(hash: string): boolean
  createToken(): { token: string; hash: string }
  /** 160 random bits and a MAC, so that forged tokens are detected without the database. */
  createSessionToken(): { token: string; hash: string }
  /** Checks only the MAC, without the database; the session may have ended. */
  isSessionToken(text: string): boolean
  hashToken(token: string): string
}

// OWASP's second choice for Argon2id: 19 MiB, 2 passes, 1 lane. Node computes it on its thread pool.
const settings: HashCost = { memory: 19_456, passes: 2, parallelism: 1 }
const TAG_BYTES = 32
const SESSION_BYTES = 32
const MARK_BYTES = 12

const parameterPrefix = ({ memory, passes, parallelism }: HashCost) =>
  `argon2id$m=${memory},t=${passes},p=${parallelism}$`

/** Upper bound, so that a manipulated row cannot exhaust the server's memory. */
const most = { memory: 262_144, passes: 10, parallelism: 4 } as const

interface HashCost {
  memory: number
  passes: number
  parallelism: number
}

interface StoredHash {
  parameters: HashCost
  salt: Buffer
  tag: Buffer
}

const hashFormat = /^argon2id\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,2})\$([\w-]{22})\$([\w-]{43})$/

function readHash(hash: string | null): StoredHash | null {
  const [, memory, passes, parallelism, salt, tag] = hash?.match(hashFormat) ?? []
  if (!salt || !tag) return null
  const parameters = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
  const isBounded =
    parameters.memory <= most.memory &&
    parameters.passes <= most.passes &&
    parameters.parallelism <= most.parallelism
  if (!isBounded || parameters.memory < 8 * parameters.parallelism || parameters.passes < 1) return null
  return { parameters, salt: Buffer.from(salt, 'base64url'), tag: Buffer.from(tag, 'base64url') }
}

async function derive(password: string, salt: Buffer, parameters: HashCost): Promise<Buffer> {
  const message = password.normalize('NFC')
  return argon2Async('argon2id', { message, nonce: salt, ...parameters, tagLength: TAG_BYTES })
}

export function createSecrets(sessionSecret: string, cost: HashCost = settings): Secrets {
  const keyFor = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', sessionSecret, '', `lume ${purpose}`, 32))
  const tokenKey = keyFor('token')
  const markKey = keyFor('session mark')
  const computeMark = (random: Buffer) =>
    createHmac('sha256', markKey).update(random).digest().subarray(0, MARK_BYTES)
  const nobodysSalt = keyFor('nobody').subarray(0, 16)
  const hashToken = (token: string) => createHmac('sha256', tokenKey).update(token).digest('base64url')

  return {
    async hashPassword(password) {
      const salt = randomBytes(16)
      const tag = await derive(password, salt, cost)
      return `${parameterPrefix(cost)}${salt.toString('base64url')}$${tag.toString('base64url')}`
    },
    async verifyPassword(password, hash) {
      const storedHash = readHash(hash)
      const derived = await derive(password, storedHash?.salt ?? nobodysSalt, storedHash?.parameters ?? cost)
      return storedHash !== null && timingSafeEqual(storedHash.tag, derived)
    },
    isOutdated: (hash) => !hash.startsWith(parameterPrefix(cost)),
    createToken() {
      const token = randomBytes(32).toString('base64url')
      return { token, hash: hashToken(token) }
    },
    createSessionToken() {
      const random = randomBytes(SESSION_BYTES - MARK_BYTES)
      const token = Buffer.concat([random, computeMark(random)]).toString('base64url')
      return { token, hash: hashToken(token) }
    },
    isSessionToken(text) {
      if (!/^[\w-]{43}$/.test(text)) return false
      const bytes = Buffer.from(text, 'base64url')
      const random = bytes.subarray(0, SESSION_BYTES - MARK_BYTES)
      return timingSafeEqual(bytes.subarray(random.length), computeMark(random))
    },
    hashToken,
  }
}

import {
  createPrivateKey,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
  type KeyObject,
  randomBytes,
  scryptSync,
} from 'node:crypto'
import { OperatorError } from '#platform/database/operator-error.ts'

export interface BackupLock {
  readonly passphrase?: string | undefined
  readonly publicKey?: string | undefined
}

export interface BackupKeys {
  readonly passphrase?: string | undefined
  readonly privateKey?: string | undefined
}

/**
 * Key of one file. The seed is stored in the header; the check distinguishes a wrong key from a damaged
 * file.
 */
interface FileKey {
  readonly seed: Buffer
  readonly key: Buffer
  readonly check: Buffer
}

interface WayToLock {
  readonly magic: Buffer
  readonly seedBytes: number
  lock(lock: BackupLock): FileKey | null
  open(keys: BackupKeys, seed: Buffer): FileKey
  readonly wrongKey: string
}

export const CHECK_BYTES = 8
const KEY_BYTES = 32
/** Each guess costs an attacker 128 MB and some tenths of a second. */
const SCRYPT = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 }

const byPassphrase: WayToLock = {
  magic: Buffer.from('LUMECOCO-BACKUP-1\n'),
  seedBytes: 16,
  lock: ({ passphrase }) => (passphrase ? fromPassphrase(passphrase, randomBytes(16)) : null),
  open({ passphrase }, seed) {
    if (!passphrase) throw new OperatorError('This backup is encrypted: set BACKUP_PASSPHRASE to open it.')
    return fromPassphrase(passphrase, seed)
  },
  wrongKey: 'BACKUP_PASSPHRASE is not the one of this backup.',
}

const byPublicKey: WayToLock = {
  magic: Buffer.from('LUMECOCO-BACKUP-2\n'),
  seedBytes: KEY_BYTES,
  lock: ({ publicKey }) => (publicKey ? forRecipient(readPublicKey(publicKey)) : null),
  open({ privateKey }, seed) {
    if (!privateKey)
      throw new OperatorError('This backup is encrypted for a public key: set BACKUP_PRIVATE_KEY to open it.')
    const ownKey = readPrivateKey(privateKey)
    return fromShared(ownKey, decodePublicKey(seed), { seed, recipient: createPublicKey(ownKey) })
  },
  wrongKey: 'BACKUP_PRIVATE_KEY is not the one of this backup.',
}

/** If both keys are set, the public key wins: the server then cannot decrypt its own backups. */
export const waysToLock = [byPublicKey, byPassphrase] as const

function fromPassphrase(passphrase: string, seed: Buffer): FileKey {
  return split(scryptSync(passphrase.normalize('NFC'), seed, KEY_BYTES + CHECK_BYTES, SCRYPT), seed)
}

/** Ephemeral key pair per file; the public key is the seed. */
function forRecipient(recipient: KeyObject): FileKey {
  const { privateKey, publicKey } = generateKeyPairSync('x25519')
  return fromShared(privateKey, recipient, { seed: rawKey(publicKey), recipient })
}

function fromShared(
  privateKey: KeyObject,
  publicKey: KeyObject,
  { seed, recipient }: { seed: Buffer; recipient: KeyObject },
): FileKey {
  const shared = diffieHellman({ privateKey, publicKey })
  const salt = Buffer.concat([seed, rawKey(recipient)])
  const derived = hkdfSync('sha256', shared, salt, byPublicKey.magic, KEY_BYTES + CHECK_BYTES)
  return split(Buffer.from(derived), seed)
}

function split(derived: Buffer, seed: Buffer): FileKey {
  return { seed, key: derived.subarray(0, KEY_BYTES), check: derived.subarray(KEY_BYTES) }
}

const SPKI_HEAD = Buffer.from('302a300506032b656e032100', 'hex')

const rawKey = (key: KeyObject) => key.export({ type: 'spki', format: 'der' }).subarray(SPKI_HEAD.length)

const decodePublicKey = (raw: Buffer) =>
  createPublicKey({ key: Buffer.concat([SPKI_HEAD, raw]), type: 'spki', format: 'der' })

const readPublicKey = (line: string) =>
  createPublicKey({ key: Buffer.from(line, 'base64'), type: 'spki', format: 'der' })

const readPrivateKey = (line: string) =>
  createPrivateKey({ key: Buffer.from(line, 'base64'), type: 'pkcs8', format: 'der' })

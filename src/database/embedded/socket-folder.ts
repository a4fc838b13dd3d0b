import { createHash } from 'node:crypto'
import { lstat, mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { OperatorError } from '../operator-error.ts'
import { giveTo, type ServerAccount } from './server-account.ts'

/** The name of a socket is part of a fixed structure of the kernel: this many bytes, the closing zero apart. */
const PATH_LIMIT = process.platform === 'darwin' ? 103 : 107
const SOCKET_NAME = '/.s.PGSQL.5432'

/** Beside the cluster, or, where that path is too long or cannot be quoted, in a temporary folder named after the cluster. */
export async function prepareSocketFolder(folder: string, account: ServerAccount): Promise<string> {
  if (fits(folder)) return folder
  const name = `lume-${createHash('sha256').update(folder).digest('hex').slice(0, 20)}`
  const short = [tmpdir(), '/tmp'].map((parent) => join(parent, name)).find(fits)
  if (!short) throw new OperatorError(`${folder} is too deep for a socket; choose a shorter DATA_DIR.`)
  await mkdir(short, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await refuseStrangers(short, account)
  await giveTo(account, short)
  return short
}

function fits(folder: string): boolean {
  return Buffer.byteLength(folder + SOCKET_NAME) <= PATH_LIMIT && !/[,"\s]/.test(folder)
}

/** Anybody may have made that name first: whoever owns the folder could put a false server there. */
async function refuseStrangers(folder: string, account: ServerAccount): Promise<void> {
  const found = await lstat(folder)
  const trusted = [process.getuid?.(), account.identity?.uid]
  if (!found.isDirectory() || !trusted.includes(found.uid) || (found.mode & 0o077) !== 0) {
    throw new OperatorError(`${folder} belongs to somebody else; remove it or choose a shorter DATA_DIR.`)
  }
}

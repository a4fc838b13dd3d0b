import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { readFile, readlink, realpath, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** What the server writes into its own lock file, postmaster.pid. */
export interface Postmaster {
  readonly pid: number
  readonly port: number
  /** The folder of the socket, or the address it listens on. */
  readonly host: string
  readonly isReady: boolean
}

/** What the file says; the server may have died since. */
export async function readPostmasterFile(cluster: string): Promise<Postmaster | null> {
  const file = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')
  const lines = file.split('\n').map((line) => line.trim())
  const [pid = '', , , port = '', socketFolder = '', address = '', , status = ''] = lines
  if (!/^\d+$/.test(pid)) return null
  return {
    pid: Number(pid),
    port: Number(port),
    host: socketFolder || address,
    isReady: status === 'ready',
  }
}

/** The server that is running on this cluster, whoever started it; null when there is none. */
export async function findPostmaster(cluster: string): Promise<Postmaster | null> {
  const postmaster = await readPostmasterFile(cluster)
  return postmaster && (await servesCluster(postmaster.pid, cluster)) ? postmaster : null
}

/** A zombie, dead but not yet buried by its parent, counts as dead: in a container nobody may ever bury it. */
export function isAlive(pid: number): boolean {
  return hasProcess(pid) && (process.platform !== 'linux' || !isZombie(pid))
}

/** After a crash the pid in a lock file may belong to somebody else, and PostgreSQL would refuse to start for ever. */
export async function removeMisleadingLockFiles(cluster: string, socketLock: string): Promise<void> {
  for (const path of [join(cluster, 'postmaster.pid'), socketLock]) {
    const pid = Number.parseInt(await readFile(path, 'utf8').catch(() => ''), 10)
    const isMisleading = !(pid > 0) || (hasProcess(pid) && !(await servesCluster(pid, cluster)))
    if (isMisleading) await rm(path, { force: true })
  }
}

function hasProcess(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function isZombie(pid: number): boolean {
  try {
    // The state follows the name, which is in parentheses and may hold anything.
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.startsWith('Z') ?? false
  } catch {
    return true
  }
}

export async function servesCluster(pid: number, cluster: string): Promise<boolean> {
  if (!isAlive(pid)) return false
  if (process.platform === 'win32') return true
  if (process.platform === 'linux') {
    // A PostgreSQL server works inside its data folder.
    const workingFolder = await readlink(`/proc/${pid}/cwd`).catch(() => null)
    return workingFolder !== null && workingFolder === (await realpath(cluster).catch(() => null))
  }
  const { stdout } = await run('ps', ['-p', String(pid), '-o', 'command=']).catch(() => ({ stdout: '' }))
  return stdout.includes(cluster)
}

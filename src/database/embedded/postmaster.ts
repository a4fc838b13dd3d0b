import { execFile } from 'node:child_process'
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

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * After a crash, and above all in a container, the pid in the file may by now be somebody else's. PostgreSQL would then
 * refuse to start for ever; a file that names a process that is not this server is removed. Its own protection
 * against orphaned backends, the key of the shared memory, does not need the file.
 */
export async function removeMisleadingPidFile(cluster: string): Promise<void> {
  const postmaster = await readPostmasterFile(cluster)
  const isMisleading = postmaster
    ? isAlive(postmaster.pid) && !(await servesCluster(postmaster.pid, cluster))
    : true
  if (isMisleading) await rm(join(cluster, 'postmaster.pid'), { force: true })
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

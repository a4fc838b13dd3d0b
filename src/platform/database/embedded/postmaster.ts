import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { readFile, readlink, realpath, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Contents of postmaster.pid, the server's own lock file. */
export interface Postmaster {
  readonly pid: number
  readonly port: number
  readonly host: string
  readonly isReady: boolean
}

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

export async function findPostmaster(cluster: string): Promise<Postmaster | null> {
  const postmaster = await readPostmasterFile(cluster)
  return postmaster && (await servesCluster(postmaster.pid, cluster)) ? postmaster : null
}

/** A zombie counts as dead, because in a container it may never be reaped. */
export function isAlive(pid: number): boolean {
  return hasProcess(pid) && (process.platform !== 'linux' || !isZombie(pid))
}

/**
 * After a crash the pid in a lock file may belong to another process, and PostgreSQL would never start
 * again.
 */
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
    // The state follows the process name, which is in parentheses and may contain any character.
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.startsWith('Z') ?? false
  } catch {
    return true
  }
}

export async function servesCluster(pid: number, cluster: string): Promise<boolean> {
  if (!isAlive(pid)) return false
  if (process.platform === 'win32') return true
  if (process.platform === 'linux') {
    const workingFolder = await readlink(`/proc/${pid}/cwd`).catch(() => null)
    return workingFolder !== null && workingFolder === (await realpath(cluster).catch(() => null))
  }
  const { stdout } = await run('ps', ['-p', String(pid), '-o', 'command=']).catch(() => ({ stdout: '' }))
  return stdout.includes(cluster)
}

import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { findPostmaster, isAlive } from '#platform/database/embedded/postmaster.ts'

export const NOBODY = 65_534

const script = fileURLToPath(import.meta.resolve('./hold-server.ts'))

/** Root can act as other users, unless the project is in a folder that they cannot read. */
export const canPlayOthers =
  process.platform === 'linux' &&
  process.getuid?.() === 0 &&
  ['-r', '-x'].every((check, index) => {
    const path = index === 0 ? script : process.execPath
    return spawnSync('test', [check, path], { uid: NOBODY, gid: NOBODY }).status === 0
  })

export interface Holder {
  readonly process: ChildProcess
  readonly url: string
  leave(): Promise<void>
  kill(): Promise<void>
}

const children = new Set<ChildProcess>()

interface HolderOptions {
  readonly userNamespaces?: boolean
  readonly uid?: number
}

export async function startHolder(dataDir: string, options: HolderOptions = {}): Promise<Holder> {
  const { child, answer } = spawnHolder(dataDir, options)
  const { url, error } = await answer
  if (!url) throw new Error(error)
  const exit = once(child, 'exit')
  const end = async (endProcess: () => void) => {
    if (child.exitCode === null && child.signalCode === null) endProcess()
    await exit
  }
  return {
    process: child,
    url,
    leave: () => end(() => child.stdin?.write('leave\n')),
    kill: () => end(() => child.kill('SIGKILL')),
  }
}

export function spawnHolder(dataDir: string, { uid, ...options }: HolderOptions = {}) {
  const child = spawn(process.execPath, [script, JSON.stringify({ dataDir, ...options })], {
    stdio: ['pipe', 'pipe', 'ignore'],
    ...(uid === undefined ? {} : { uid, gid: uid }),
  })
  children.add(child)
  child.once('exit', () => children.delete(child))
  const answer = (async () => {
    for await (const line of createInterface({ input: child.stdout })) {
      return JSON.parse(line) as { url?: string; error?: string }
    }
    return { error: 'the holder ended without a word' }
  })()
  return { child, answer }
}

/** A nested folder, so that a test can choose a long name or change its permissions. */
export async function makeDataDir(name = 'data'): Promise<string> {
  return join(await mkdtemp(join(tmpdir(), 'lume-embedded-')), name)
}

export async function removeDataDir(dataDir: string): Promise<void> {
  for (const child of children) child.kill('SIGKILL')
  const pid = await serverPid(dataDir)
  if (pid) process.kill(pid, 'SIGQUIT')
  if (pid) await until(() => !isAlive(pid))
  await rm(dirname(dataDir), { recursive: true, force: true, maxRetries: 5 })
}

export async function serverPid(dataDir: string): Promise<number | null> {
  return (await findPostmaster(join(dataDir, 'postgres', 'cluster')))?.pid ?? null
}

export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 20_000
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`waited in vain for ${condition}`)
    await pause(10)
  }
}

export async function query<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.end()
  }
}

export async function readUserId(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/^Uid:\s+(\d+)/m.exec(status)?.[1])
}

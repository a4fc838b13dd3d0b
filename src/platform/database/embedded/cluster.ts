import { once } from 'node:events'
import { access, mkdtemp, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { OperatorError } from '#platform/database/operator-error.ts'
import type { Binaries } from './binaries.ts'
import { giveTo, type ServerAccount, spawnAs } from './server-account.ts'

export interface ClusterOptions {
  readonly binaries: Binaries
  readonly account: ServerAccount
  readonly folder: string
  readonly owner: string
  /** With a password the server may listen on loopback; without one, only on a private socket. */
  readonly password?: string
  readonly durable: boolean
}

const UNFINISHED = 'cluster.new-'

export async function clusterExists(folder: string): Promise<boolean> {
  return access(join(folder, 'cluster', 'PG_VERSION')).then(
    () => true,
    () => false,
  )
}

/** Created under a temporary name and renamed when complete, so that an interrupted cluster is never used. */
export async function createCluster(options: ClusterOptions): Promise<void> {
  const { folder, account } = options
  await removeUnfinished(folder)
  const unfinished = await mkdtemp(join(folder, UNFINISHED))
  await giveTo(account, unfinished)
  await runInitdb(options, unfinished)
  await rename(unfinished, join(folder, 'cluster'))
  if (options.durable) await syncFolder(folder)
}

export async function refuseForeignVersion(folder: string, binaries: Binaries): Promise<void> {
  const version = (await readFile(join(folder, 'cluster', 'PG_VERSION'), 'utf8')).trim()
  if (version === String(binaries.majorVersion)) return
  throw new OperatorError(
    `${folder} was made by PostgreSQL ${version}, but this shop brings PostgreSQL ${binaries.majorVersion}. Make a backup with ` +
      'the version of the shop that made it and restore it into an empty DATA_DIR with this one.',
  )
}

async function removeUnfinished(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (name.startsWith(UNFINISHED)) {
      await rm(join(folder, name), { recursive: true, force: true, maxRetries: 3 })
    }
  }
}

async function runInitdb(options: ClusterOptions, target: string): Promise<void> {
  const { binaries, account, password } = options
  // The password is passed in a file, because other users can read command-line arguments.
  const passwordFile = password ? `${target}.password` : undefined
  if (password && passwordFile) {
    await writeFile(passwordFile, password, { mode: 0o600 })
    await giveTo(account, passwordFile)
  }
  try {
    const initdb = spawnAs(account, binaries.initdb, initdbArguments(options, target, passwordFile), {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: serverEnvironment(binaries),
      cwd: options.folder,
      windowsHide: true,
    })
    let complaint = ''
    initdb.stderr?.on('data', (chunk: Buffer) => {
      complaint += chunk.toString()
    })
    const [code] = (await once(initdb, 'close')) as [number | null]
    if (code !== 0) throw new OperatorError(`PostgreSQL could not create its files: ${complaint.trim()}`)
  } finally {
    if (passwordFile) await rm(passwordFile, { force: true })
  }
}

function initdbArguments(
  options: ClusterOptions,
  target: string,
  passwordFile: string | undefined,
): string[] {
  const { majorVersion } = options.binaries
  const args = ['-D', target, '-U', options.owner, '-E', 'UTF8', '--no-instructions']
  // The builtin locale sorts identically on every system; PostgreSQL before 17 only has the system's
  // locale.
  if (majorVersion >= 17) args.push('--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C')
  else args.push(`--locale=${process.platform === 'linux' ? 'C.UTF-8' : 'en_US.UTF-8'}`)
  if (!options.durable) args.push('--no-sync')
  else if (majorVersion >= 17 && process.platform === 'linux') args.push('--sync-method=syncfs')
  return passwordFile
    ? [...args, '-A', 'scram-sha-256', `--pwfile=${passwordFile}`]
    : [...args, '-A', 'trust']
}

/** The database server must not inherit the shop's settings and secrets. */
export function serverEnvironment(binaries: Binaries): NodeJS.ProcessEnv {
  const keep = process.platform === 'win32' ? process.env : { PATH: process.env.PATH }
  return { ...keep, TZ: 'UTC', LC_ALL: 'C', ...binaries.environment }
}

async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}

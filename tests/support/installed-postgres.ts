import { execFile } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { type Binaries, binariesIn } from '#platform/database/embedded/binaries.ts'

const run = promisify(execFile)
const OLDEST = 15

export async function findInstalledPostgres(): Promise<Binaries | undefined> {
  const binaries: Binaries[] = []
  for (const folder of await candidateFolders()) {
    const version = await majorVersionIn(folder)
    if (version !== null && version >= OLDEST) binaries.push(binariesIn(folder, version))
  }
  return binaries.sort((a, b) => a.majorVersion - b.majorVersion)[0]
}

async function candidateFolders(): Promise<string[]> {
  const debian = '/usr/lib/postgresql'
  const versions = await readdir(debian).catch(() => [])
  return [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '')
      .split(delimiter)
      .filter((folder) => folder && !folder.includes('node_modules')),
  ]
}

async function majorVersionIn(folder: string): Promise<number | null> {
  const { initdb, postgres } = binariesIn(folder, 0)
  try {
    await run(initdb, ['--version'])
    const { stdout } = await run(postgres, ['--version'])
    return Number(/(\d+)/.exec(stdout)?.[1] ?? Number.NaN)
  } catch {
    return null
  }
}

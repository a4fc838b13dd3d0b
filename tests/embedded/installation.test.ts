import { execFile } from 'node:child_process'
import { chmod, chown, lstat, mkdir, mkdtemp, readlink, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { projectRoot } from '#platform/config/project-root.ts'
import { findBundledBinaries } from '#platform/database/embedded/binaries.ts'
import { canPlayOthers, NOBODY } from './holder.ts'

const run = promisify(execFile)

test('the links that an install script would have made are made at start', async () => {
  const folder = await packageWithoutLinks()
  const binaries = await findBundledBinaries(join(folder, 'spare'), folder)
  expect(await readlink(join(folder, 'native', 'lib', 'libpq.so.5'))).toBe('libpq.so.5.18')
  expect(binaries).toMatchObject({ majorVersion: 18, environment: {} })
  expect((await lstat(binaries.postgres)).mode & 0o111).toBe(0o111)
})

test.runIf(canPlayOthers)('a read-only package folder falls back to the data folder', async () => {
  const folder = await packageWithoutLinks()
  const spare = join(folder, 'data')
  await chmod(folder, 0o755)
  await findBundledBinaries(spare, folder)
  await rm(join(folder, 'native', 'lib', 'libpq.so.5'))
  await mkdir(spare)
  await chown(spare, NOBODY, NOBODY)
  const script = `import { findBundledBinaries } from '#platform/database/embedded/binaries.ts'
      console.log((await findBundledBinaries('${spare}/libraries', '${folder}')).environment.LD_LIBRARY_PATH)`
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script], {
    cwd: projectRoot,
    uid: NOBODY,
    gid: NOBODY,
  })
  expect(stdout.trim()).toBe(`${spare}/libraries:${folder}/native/lib`)
  expect(await readlink(join(spare, 'libraries', 'libpq.so.5'))).toBe(`${folder}/native/lib/libpq.so.5.18`)
})

async function packageWithoutLinks(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'lume-package-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await mkdir(join(folder, 'native', 'lib'), { recursive: true })
  await mkdir(join(folder, 'native', 'bin'))
  for (const name of ['initdb', 'postgres', 'pg_ctl']) {
    await writeFile(join(folder, 'native', 'bin', name), '', { mode: 0o644 })
  }
  await writeFile(join(folder, 'package.json'), '{"version":"18.4.0-beta.17"}')
  await writeFile(join(folder, 'native', 'lib', 'libpq.so.5.18'), '')
  const links = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }]
  await writeFile(join(folder, 'native', 'pg-symlinks.json'), JSON.stringify(links))
  return folder
}

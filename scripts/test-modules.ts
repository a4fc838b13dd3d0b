import { execFile, execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { showHelp } from '../src/app/commands/show-help.ts'
import { isList, isOwnFile, leafFeatures, nameOf, routeNames, withoutFeature } from './remove-feature.ts'
import type { TestSummary } from './test-report.ts'

showHelp(`npm run test:modules -- [--only-types] [feature…]
Deletes each feature in a copy of the tree, with its lines in the lists, and checks what remains.
Features: ${leafFeatures.map(nameOf).join(', ')}`)

const { values, positionals } = parseArgs({
  options: { 'only-types': { type: 'boolean', default: false } },
  allowPositionals: true,
})
const unknown = positionals.filter((name) => !leafFeatures.map(nameOf).includes(name))
if (unknown.length > 0) throw new Error(`No such feature: ${unknown.join(', ')}`)
const chosenLeafFeatures = leafFeatures.filter(
  (folder) => positionals.length === 0 || positionals.includes(nameOf(folder)),
)

const project = join(import.meta.dirname, '..')
const copy = mkdtempSync(join(tmpdir(), 'shop-modules-'))
process.once('exit', () => rmSync(copy, { recursive: true, force: true }))
process.once('SIGINT', () => process.exit(130))

const fileList = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  cwd: project,
  encoding: 'utf8',
})
/** The documents describe the whole shop, so their test is skipped. */
const isLeftOut = (file: string) => file === 'tests/architecture/documents.test.ts'
const files = fileList
  .split('\0')
  .filter((file) => file !== '' && !isLeftOut(file) && existsSync(join(project, file)))
for (const file of files) cpSync(join(project, file), join(copy, file))
symlinkSync(join(project, 'node_modules'), join(copy, 'node_modules'), 'junction')

const textOf = (file: string) => readFileSync(join(copy, file), 'utf8')

function remove(folder: string) {
  const manifest = `src/${folder}/module.ts`
  const routes = files.includes(manifest) ? routeNames(textOf(manifest)) : []
  const deletedFiles = files.filter((file) => isOwnFile(file, folder))
  const changedFiles = new Map(deletedFiles.map((file) => [file, textOf(file)]))
  for (const file of deletedFiles) rmSync(join(copy, file))
  let lines = 0
  for (const file of files.filter((file) => isList(file) && /\.(tsx?|css)$/.test(file))) {
    if (changedFiles.has(file)) continue
    const before = textOf(file)
    const { text, removed } = withoutFeature({ file, text: before }, folder, routes)
    if (removed === 0) continue
    writeFileSync(join(copy, file), text)
    changedFiles.set(file, before)
    lines += removed
  }
  return { changed: changedFiles, deleted: deletedFiles.length, lines }
}

async function run(program: string, args: readonly string[], environment: NodeJS.ProcessEnv = {}) {
  await promisify(execFile)(program, args, {
    cwd: copy,
    env: { ...process.env, NO_COLOR: '1', ...environment },
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  })
}

async function checkTypes(): Promise<void> {
  await run('react-router', ['typegen'])
  await run('tsc', ['--noEmit', '--incremental', '--tsBuildInfoFile', '.react-router/tsbuildinfo.json'])
}

async function countUnitTests(): Promise<number> {
  const summary = join(copy, 'summary.json')
  const args = ['run', '--project', 'unit', '--reporter=./scripts/test-report.ts']
  const read = () => JSON.parse(readFileSync(summary, 'utf8')) as TestSummary
  await run('vitest', args, { TEST_SUMMARY: summary }).catch((error: unknown) => {
    if (!existsSync(summary)) throw error
    throw new Error(read().failures.join('\n'))
  })
  return read().passed
}

async function check(): Promise<string> {
  await checkTypes()
  if (values['only-types']) return 'types passed'
  await run('depcruise', ['--config', '.dependency-cruiser.cjs', 'src'])
  return `types, order of modules, ${(await countUnitTests()).toLocaleString('en')} unit tests passed`
}

const describeFailure = (error: unknown) =>
  (error as { stdout?: string }).stdout || (error instanceof Error ? error.message : String(error))

for (const folder of chosenLeafFeatures) {
  const { changed, deleted, lines } = remove(folder)
  const summary = `${nameOf(folder)}: removed ${deleted} files and ${lines} lines`
  try {
    console.log(`${summary}; ${await check()}`)
  } catch (error) {
    console.log(`${summary}; failed\n${describeFailure(error)}`)
    process.exitCode = 1
  }
  rmSync(join(copy, 'summary.json'), { force: true })
  for (const [file, text] of changed) writeFileSync(join(copy, file), text)
}

import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { showHelp } from '../src/app/commands/show-help.ts'
import { OperatorError } from '../src/platform/database/operator-error.ts'
import { precompress } from './precompress.ts'
import { fail } from './run-shop.ts'
import { runStep } from './run-step.ts'
import { say } from './say.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const client = join(root, 'build', 'client')
const stamp = join(root, 'build', '.built')
const compressedStamp = join(root, 'build', '.compressed')
const inputs = [
  'src',
  'public',
  'package.json',
  'vite.config.ts',
  'scripts/narrow-plugins.ts',
  'react-router.config.ts',
  'tsconfig.json',
]

interface BuildOptions {
  /** 'later' because compression adds a quarter to the build time, and somebody waits for a first start. */
  compress?: 'now' | 'later'
}

export async function build({ compress = 'now' }: BuildOptions = {}): Promise<void> {
  refuseUnbuildable(root)
  rmSync(compressedStamp, { force: true })
  // Tests must not change NODE_ENV here: React's development build is slow and large.
  const environment = { NODE_ENV: 'production', COMPRESS: compress }
  // Absolute path, because a service manager does not set npm's PATH.
  const code = await runStep(process.execPath, [toolIn(root), 'build', '--logLevel', 'warn'], environment)
  if (code !== 0) throw new Error(`the build failed (exit code ${code})`)
  writeFileSync(stamp, '')
  if (compress === 'later') return
  await precompress(client)
  writeFileSync(compressedStamp, '')
}

const toolIn = (folder: string) => join(folder, 'node_modules', '@react-router', 'dev', 'bin.cjs')

/** Service accounts usually have no write access to the program's folder. */
export function refuseUnbuildable(folder: string): void {
  const isBuildNeeded = `The pages in ${join(folder, 'build')} are missing or older than their sources`
  const asOwner =
    'Run `npm install && npm run build` there as the owner of the folder, then start the shop again.'
  if (!existsSync(toolIn(folder)))
    throw new OperatorError(`${isBuildNeeded}, and the tools to build them are not installed. ${asOwner}`)
  try {
    mkdirSync(join(folder, 'build'), { recursive: true })
    accessSync(join(folder, 'build'), constants.W_OK)
  } catch {
    throw new OperatorError(`${isBuildNeeded}, and this account may not write there. ${asOwner}`)
  }
}

export const isCompressed = () => existsSync(compressedStamp)

/** A separate process with low priority, because the shop is already open. */
export async function compressMeanwhile(): Promise<void> {
  const code = await runStep(process.execPath, [
    join(root, 'scripts', 'precompress.ts'),
    client,
    '--give-way',
  ])
  if (code !== 0) throw new Error(`compressing failed (exit code ${code})`)
  writeFileSync(compressedStamp, '')
}

/**
 * A build older than its sources is rebuilt. Container images have no build tools, so their build is
 * always used.
 */
export async function buildIfNeeded<Value>({
  meanwhile,
  ...options
}: BuildOptions & {
  meanwhile?: () => Promise<Value>
} = {}): Promise<Value | undefined> {
  const built = statSync(stamp, { throwIfNoEntry: false })
  if (built && !existsSync(join(root, 'vite.config.ts'))) return undefined
  if (built && newestChange(inputs.map((input) => join(root, input))) <= built.mtimeMs) return undefined
  refuseUnbuildable(root)
  say('Construindo as páginas (só na primeira vez, ou quando algo mudou)...')
  const [, value] = await Promise.all([build(options), meanwhile?.()])
  return value
}

function newestChange(paths: string[]): number {
  let newest = 0
  for (const path of paths) {
    const fileStats = statSync(path, { throwIfNoEntry: false })
    if (!fileStats) continue
    newest = Math.max(newest, fileStats.mtimeMs)
    if (fileStats.isDirectory())
      newest = Math.max(newest, newestChange(readdirSync(path).map((name) => join(path, name))))
  }
  return newest
}

if (import.meta.main) {
  showHelp('npm run build\nBuilds pages and server into build/.')
  await build().catch(fail)
}

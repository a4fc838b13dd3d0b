import { existsSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { precompress } from './precompress.ts'
import { runStep } from './run-step.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const client = join(root, 'build', 'client')
const stamp = join(root, 'build', '.built')
/** Whether what browsers ask for lies there compressed as well. */
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
  /** The best compression takes as long as a quarter of the build, and a first start has somebody waiting. */
  compress?: 'now' | 'later'
}

/** Builds pages and server, and compresses what browsers will ask for. */
export async function build({ compress = 'now' }: BuildOptions = {}): Promise<void> {
  rmSync(compressedStamp, { force: true })
  // A build that a test asked for is still the one that visitors get: React has a slow, large form for other values.
  const environment = { NODE_ENV: 'production', COMPRESS: compress }
  const code = await runStep('react-router', ['build', '--logLevel', 'warn'], environment)
  if (code !== 0) throw new Error(`the build failed (exit code ${code})`)
  writeFileSync(stamp, '')
  if (compress === 'later') return
  await precompress(client)
  writeFileSync(compressedStamp, '')
}

export const isCompressed = () => existsSync(compressedStamp)

/** In a process of its own that gives way to every other: the shop is open by now. */
export async function compressMeanwhile(): Promise<void> {
  const code = await runStep(process.execPath, [
    join(root, 'scripts', 'precompress.ts'),
    client,
    '--give-way',
  ])
  if (code !== 0) throw new Error(`compressing failed (exit code ${code})`)
  writeFileSync(compressedStamp, '')
}

/** A build older than any of its sources does not count. An image has none of the tools: there the build is what it is. */
export async function buildIfNeeded<Value>({
  meanwhile,
  ...options
}: BuildOptions & {
  meanwhile?: () => Promise<Value>
} = {}): Promise<Value | undefined> {
  const built = statSync(stamp, { throwIfNoEntry: false })
  if (built && !existsSync(join(root, 'vite.config.ts'))) return undefined
  if (built && newestChange(inputs.map((input) => join(root, input))) <= built.mtimeMs) return undefined
  process.stdout.write('Construindo as páginas (só na primeira vez, ou quando algo mudou)...\n')
  const [, value] = await Promise.all([build(options), meanwhile?.()])
  return value
}

function newestChange(paths: string[]): number {
  let newest = 0
  for (const path of paths) {
    const found = statSync(path, { throwIfNoEntry: false })
    if (!found) continue
    newest = Math.max(newest, found.mtimeMs)
    if (found.isDirectory())
      newest = Math.max(newest, newestChange(readdirSync(path).map((name) => join(path, name))))
  }
  return newest
}

if (import.meta.main) await build()

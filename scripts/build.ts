import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { precompress } from './precompress.ts'
import { runStep } from './run-step.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const stamp = join(root, 'build', '.built')
const inputs = ['src', 'public', 'package.json', 'vite.config.ts', 'react-router.config.ts', 'tsconfig.json']

/** Builds pages and server, and compresses what browsers will ask for. */
export async function build(): Promise<void> {
  // A build that a test asked for is still the one that visitors get: React has a slow, large form for other values.
  const code = await runStep('react-router', ['build', '--logLevel', 'warn'], { NODE_ENV: 'production' })
  if (code !== 0) throw new Error(`the build failed (exit code ${code})`)
  await precompress(join(root, 'build', 'client'))
  writeFileSync(stamp, '')
}

/** A build older than any of its sources does not count. An image has none of the tools: there the build is what it is. */
export async function buildIfNeeded<Value>({
  meanwhile,
}: {
  meanwhile?: () => Promise<Value>
} = {}): Promise<Value | undefined> {
  const built = statSync(stamp, { throwIfNoEntry: false })
  if (built && !existsSync(join(root, 'vite.config.ts'))) return undefined
  if (built && newestChange(inputs.map((input) => join(root, input))) <= built.mtimeMs) return undefined
  process.stdout.write('Construindo as páginas (só na primeira vez, ou quando algo mudou)...\n')
  const [, value] = await Promise.all([build(), meanwhile?.()])
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

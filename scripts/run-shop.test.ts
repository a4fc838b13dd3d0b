import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { projectRoot } from '#platform/config/project-root.ts'

/** React's development build adds `_store` to its elements. */
const script = `
  import { loadProductionEnvironment } from './scripts/run-shop.ts'
  loadProductionEnvironment()
  const { createElement } = await import('react')
  process.stdout.write('_store' in createElement('p') ? 'for developers' : 'for visitors')`

const formOfReact = ({ NODE_ENV }: { NODE_ENV?: string }) => {
  const { NODE_ENV: _ofThisTest, ...others } = process.env
  return execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: projectRoot,
    env: { ...others, ...(NODE_ENV && { NODE_ENV }) },
    encoding: 'utf8',
  })
}

test('React runs in production mode unless the environment sets another mode', () => {
  expect(formOfReact({})).toBe('for visitors')
})

test('NODE_ENV=development starts React in development mode', () => {
  expect(formOfReact({ NODE_ENV: 'development' })).toBe('for developers')
})

test('the shop stops when somebody ends the npm that started it', async () => {
  const shop = `
    import { runUntilStopped } from './scripts/run-shop.ts'
    await runUntilStopped(async () => ({ stop: async () => console.log('stopped') }))
    setInterval(() => {}, 1_000)
    console.log('open')`
  // The trailing command keeps the shell from replacing itself with the shop.
  const shell = spawn('sh', ['-c', '"$NODE" --input-type=module -e "$SHOP"; true'], {
    cwd: projectRoot,
    env: { ...process.env, NODE: process.execPath, SHOP: shop, npm_lifecycle_event: 'start' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [first] = await once(shell.stdout, 'data')
  expect(String(first)).toBe('open\n')
  shell.kill('SIGTERM')
  const [second] = await once(shell.stdout, 'data')
  expect(String(second)).toBe('stopped\n')
})

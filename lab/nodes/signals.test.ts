import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { projectRoot } from '#platform/config/project-root.ts'

/** Like the shop, accepts connections half a second before startup is complete. */
const script = (stop: string) => `
  import { closeInOrder } from './src/app/composition/close-in-order.ts'
  import { runUntilStopped } from './scripts/run-shop.ts'
  const log = { info() {}, error: ({ part }) => process.stdout.write(' hung: ' + part) }
  await runUntilStopped(async () => {
    process.stdout.write('open')
    await new Promise((resolve) => setTimeout(resolve, 500))
    return { stop: ${stop} }
  })`

async function startAndStop(stop: string) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', script(stop)], { cwd: projectRoot })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (words) => {
    output += words
  })
  await expect.poll(() => output, { timeout: 30_000, interval: 10 }).toBe('open')
  child.kill('SIGTERM')
  const [code] = await once(child, 'close')
  return { code, output }
}

test('a process that receives a stop signal while it starts stops in order', async () => {
  const exit = await startAndStop(`async () => void process.stdout.write(' closed in order')`)
  expect(exit).toEqual({ code: 0, output: 'open closed in order' })
})

test('a process that cannot stop names the part that hangs and ends with code 1', async () => {
  const exit = await startAndStop(`() => {
    const images = { name: 'images', close: () => new Promise(() => setInterval(() => {}, 1_000)) }
    return closeInOrder([images], { limitMs: 50, log })
  }`)
  expect(exit).toEqual({ code: 1, output: 'open hung: images' })
})

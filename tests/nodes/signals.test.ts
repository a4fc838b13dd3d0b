import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { projectRoot } from '#project-root.ts'

/** A process that opens its door half a second before it is done with starting, as the shop does. */
const script = `
  import { runUntilStopped } from './scripts/run-shop.ts'
  await runUntilStopped(async () => {
    process.stdout.write('open')
    await new Promise((resolve) => setTimeout(resolve, 500))
    return { stop: async () => void process.stdout.write(' closed in order') }
  })`

test('a process that is told to stop while it starts stops in order', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { cwd: projectRoot })
  let said = ''
  child.stdout.setEncoding('utf8').on('data', (words) => {
    said += words
  })
  await expect.poll(() => said, { timeout: 10_000, interval: 10 }).toBe('open')
  child.kill('SIGTERM')
  const [code] = await once(child, 'exit')
  expect({ code, said }).toEqual({ code: 0, said: 'open closed in order' })
})

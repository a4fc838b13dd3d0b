import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../tests/support/free-port.ts'
import { untilAnswers } from '../tests/support/until-answers.ts'

/** A Chromium without a window, to be driven over its debugging port. CHROME_PATH names another one. */
export async function startBrowser() {
  const profile = mkdtempSync(join(tmpdir(), 'bench-browser-'))
  const port = await freePort()
  const quiet = ['disable-gpu', 'disable-background-networking', 'disable-component-update', 'disable-sync']
  const flags = [
    'headless',
    'no-sandbox',
    ...quiet,
    `remote-debugging-port=${port}`,
    `user-data-dir=${profile}`,
  ]
  const child = spawn(
    process.env.CHROME_PATH ?? 'chromium',
    flags.map((flag) => `--${flag}`),
    { stdio: 'ignore' },
  )
  await untilAnswers(`http://127.0.0.1:${port}/json/version`)
  return {
    port,
    async stop() {
      const ended = once(child, 'exit')
      child.kill()
      await ended
      rmSync(profile, { recursive: true, force: true, maxRetries: 3 })
    },
  }
}

import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../tests/support/free-port.ts'
import { findOrInstallChromium } from '../shop/find-chromium.ts'
import { untilAnswers } from '../shop/until-answers.ts'

const HEADLESS_SHELL = 'chromium-headless-shell'

/**
 * The headless shell of Chromium, because a full Chromium loads its own pages during the measurement.
 * CHROME_PATH overrides it.
 */
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
    process.env.CHROME_PATH ?? findBrowser(),
    flags.map((flag) => `--${flag}`),
    { stdio: 'ignore' },
  )
  await untilAnswers(`http://127.0.0.1:${port}/json/version`)
  return {
    port,
    async stop() {
      const exit = once(child, 'exit')
      await closeBrowser(port)
      await exit
      rmSync(profile, { recursive: true, force: true, maxRetries: 3 })
    },
  }
}

/** Closed by command, because the started process may be a wrapper script. */
async function closeBrowser(port: number): Promise<void> {
  const version = await fetch(`http://127.0.0.1:${port}/json/version`)
  const { webSocketDebuggerUrl } = (await version.json()) as { webSocketDebuggerUrl: string }
  const control = new WebSocket(webSocketDebuggerUrl)
  control.addEventListener('open', () => control.send(JSON.stringify({ id: 1, method: 'Browser.close' })))
}

function findBrowser(): string {
  if (spawnSync(HEADLESS_SHELL, ['--version']).error === undefined) return HEADLESS_SHELL
  console.warn(
    `No ${HEADLESS_SHELL} (a package of Debian) here: Chromium's own window will be part of the figures.`,
  )
  return findOrInstallChromium()
}

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'msedge',
]

/**
 * Tries CHROMIUM_PATH, an installed Chromium and Playwright's own, then installs one from Playwright or
 * Debian.
 */
export function findOrInstallChromium(): string {
  const chromium = findChromium()
  if (chromium) return chromium
  process.stdout.write('No Chromium on this machine: installing one for the browser tests.\n')
  spawnSync('playwright', ['install', '--with-deps', 'chromium'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  const downloaded = findChromium()
  if (downloaded) return downloaded
  if (process.getuid?.() === 0) {
    const install = 'apt-get install -y -qq --no-install-recommends'
    const command = `apt-get update -qq && (${install} chromium-headless-shell || ${install} chromium)`
    spawnSync('sh', ['-c', command], { stdio: 'inherit' })
  }
  const installed = findChromium()
  if (installed) return installed
  throw new Error(
    'No Chromium was found or could be installed. Install one and set CHROMIUM_PATH to its program.',
  )
}

function findChromium(): string | undefined {
  const configuredPath = process.env.CHROMIUM_PATH
  if (configuredPath) {
    if (!existsSync(configuredPath)) throw new Error(`CHROMIUM_PATH names no file: ${configuredPath}`)
    return configuredPath
  }
  const folders = (process.env.PATH ?? '').split(delimiter)
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...candidates, chromium.executablePath()].find((path) => path && existsSync(path))
}

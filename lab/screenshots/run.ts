import { mkdirSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type BrowserContextOptions, chromium } from '@playwright/test'
import { showHelp } from '../../src/app/commands/show-help.ts'
import { startSeededShop } from '../../tests/support/running-shop.ts'
import { prepareSeededShop } from '../../tests/support/seeded-shop.ts'
import { findOrInstallChromium } from '../shop/find-chromium.ts'
import { demoViews, emptiedViews, emptyShop, NEWCOMER, prepareViews } from './all-views.ts'
import { writeComparison } from './comparison-page.ts'
import { photographAll } from './photograph.ts'

showHelp(
  'npm run screenshots -- [WORD ...] [--widths=360,768] [--eyes=usual|forced|contrast|dark] [--before=FOLDER]\nPhotographs every page into screenshots/.',
)

/**
 * Options: names (`-- produto admin`), `--widths=360`, `--eyes=forced|contrast|dark`, `--before=FOLDER`.
 * Pages that overflow or have a wrong status fail the command.
 */
const { values, positionals: words } = parseArgs({
  allowPositionals: true,
  options: {
    widths: { type: 'string', default: '320,390,768,1440,2560' },
    eyes: { type: 'string', default: 'usual' },
    before: { type: 'string' },
  },
})

const eyes: Record<string, BrowserContextOptions> = {
  usual: {},
  forced: { forcedColors: 'active' },
  contrast: { contrast: 'more' },
  dark: { colorScheme: 'dark' },
}

const isWanted = ({ name }: { name: string }) =>
  words.length === 0 || words.some((word) => name.includes(word))
const folder = values.eyes === 'usual' ? 'screenshots' : `screenshots/${values.eyes}`
mkdirSync(folder, { recursive: true })
const seeded = await prepareSeededShop()
const shop = await startSeededShop(seeded)
await prepareViews(shop)
const browser = await chromium.launch({ executablePath: findOrInstallChromium(), args: ['--no-sandbox'] })
const studio = {
  browser,
  shop,
  folder,
  widths: values.widths.split(',').map(Number),
  eyes: eyes[values.eyes] ?? {},
  newcomer: NEWCOMER,
}
try {
  const faults = await photographAll(studio, demoViews.filter(isWanted))
  await emptyShop(shop)
  faults.push(...(await photographAll(studio, emptiedViews.filter(isWanted))))
  process.stdout.write(`${writeComparison(folder, values.before)}\n`)
  for (const fault of faults) process.stdout.write(`FAULT ${fault}\n`)
  process.exitCode = faults.length > 0 ? 1 : 0
} finally {
  await browser.close()
  await shop.stop()
  await seeded.stop()
}
process.exit()

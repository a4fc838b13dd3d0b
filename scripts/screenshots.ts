import { mkdirSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type BrowserContextOptions, chromium } from '@playwright/test'
import { showHelp } from '../src/app/commands/show-help.ts'
import { findOrInstallChromium } from '../tests/support/find-chromium.ts'
import { startSeededShop } from '../tests/support/running-shop.ts'
import { prepareSeededShop } from '../tests/support/seeded-shop.ts'
import { demoViews, emptiedViews, emptyShop, NEWCOMER, prepareViews } from './screenshot-views/all-views.ts'
import { writeComparison } from './screenshot-views/comparison-page.ts'
import { photographAll } from './screenshot-views/photograph.ts'

showHelp(
  'npm run screenshots -- [WORD ...] [--widths=360,768] [--eyes=usual|forced|contrast|dark] [--before=FOLDER]\nPhotographs every page into screenshots/.',
)

/**
 * Every page and state at five widths, into `screenshots/` (not committed): `npm run screenshots`, only some of them
 * with `-- produto admin`, other widths with `-- --widths=360`, other eyes with `-- --eyes=forced`, `contrast` or `dark`.
 * `screenshots/index.html` shows them, beside those of an earlier run with `-- --before=/tmp/screenshots-of-yesterday`.
 * A page that is wider than its window or has another status than expected is told at the end, and fails the command.
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

const wanted = ({ name }: { name: string }) => words.length === 0 || words.some((word) => name.includes(word))
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
  const faults = await photographAll(studio, demoViews.filter(wanted))
  await emptyShop(shop)
  faults.push(...(await photographAll(studio, emptiedViews.filter(wanted))))
  process.stdout.write(`${writeComparison(folder, values.before)}\n`)
  for (const fault of faults) process.stdout.write(`FAULT ${fault}\n`)
  process.exitCode = faults.length > 0 ? 1 : 0
} finally {
  await browser.close()
  await shop.stop()
  await seeded.stop()
}
process.exit()

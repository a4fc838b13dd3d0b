import { mkdirSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type BrowserContextOptions, chromium } from '@playwright/test'
import { sql } from 'drizzle-orm'
import { showHelp } from '../src/app/commands/show-help.ts'
import { findOrInstallChromium } from '../tests/support/find-chromium.ts'
import { type RunningShop, startSeededShop } from '../tests/support/running-shop.ts'
import { prepareSeededShop } from '../tests/support/seeded-shop.ts'
import { newCustomer } from '../tests/support/shopping.ts'
import { accountViews } from './screenshot-views/account-views.ts'
import { backOfficeViews, emptyShopViews } from './screenshot-views/back-office-views.ts'
import { writeComparison } from './screenshot-views/comparison-page.ts'
import { ownersFirstDay, ownerViews } from './screenshot-views/owner-views.ts'
import { photographAll } from './screenshot-views/photograph.ts'
import { shopperViews } from './screenshot-views/shopper-views.ts'
import { closedViews, stateViews } from './screenshot-views/state-views.ts'
import { storefrontViews } from './screenshot-views/storefront-views.ts'

showHelp(
  'npm run screenshots -- [WORD ...] [--widths=360,768] [--eyes=usual|forced|contrast|dark] [--before=FOLDER]\nPhotographs every page into screenshots/.',
)

/**
 * Every page and state at five widths, into `screenshots/` (not committed): `npm run screenshots`, only some of them
 * with `-- produto admin`, other widths with `-- --widths=360`, other eyes with `-- --eyes=forced`, `contrast` or `dark`.
 * `screenshots/index.html` shows them, beside those of an earlier run with `-- --before=/tmp/screenshots-of-yesterday`.
 * A page that is wider than its window is told at the end, and fails the command.
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
const NEWCOMER = 'recem-chegada@exemplo.com.br'

/** A cart and favourites with something in them show more than empty ones. */
async function fillBasket(shop: RunningShop): Promise<void> {
  const customer = await shop.customer()
  const { rows } = await shop.shop.db.execute<{ id: string; size: string | null }>(sql`
    select p.id, (select v.id from product_variants v where v.product_id = p.id and v.price_adjustment = 0) as size
    from products p where p.stock_quantity > 5 order by p.sort_name limit 3`)
  for (const { id, size } of rows) {
    await customer.post('/carrinho', { intent: 'add', productId: id, variantId: size ?? '', quantity: '1' })
    await customer.post('/favoritos', { intent: 'add', productId: id })
  }
}

async function emptyShop({ shop: { db } }: RunningShop): Promise<void> {
  await db.execute(sql`
    truncate orders, products, categories, blog_posts, settings_frete_motoboy, stock_movements cascade`)
}

const folder = values.eyes === 'usual' ? 'screenshots' : `screenshots/${values.eyes}`
mkdirSync(folder, { recursive: true })
const seeded = await prepareSeededShop()
const shop = await startSeededShop(seeded)
await fillBasket(shop)
await newCustomer(shop, NEWCOMER)
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
  const faults = await photographAll(
    studio,
    [
      ...storefrontViews,
      ...shopperViews,
      ...accountViews,
      ...stateViews,
      ...backOfficeViews,
      ...ownerViews,
    ].filter(wanted),
  )
  await emptyShop(shop)
  faults.push(
    ...(await photographAll(studio, [...emptyShopViews, ...ownersFirstDay, ...closedViews].filter(wanted))),
  )
  process.stdout.write(`${writeComparison(folder, values.before)}\n`)
  for (const fault of faults) process.stdout.write(`FAULT ${fault}\n`)
  process.exitCode = faults.length > 0 ? 1 : 0
} finally {
  await browser.close()
  await shop.stop()
  await seeded.stop()
}
process.exit()

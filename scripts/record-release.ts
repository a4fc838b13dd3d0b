import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import type pg from 'pg'
import { type Fleet, startFleet } from '../lab/nodes/fleet.ts'
import { PersistentShopper } from '../lab/visitors/persistent-shopper.ts'
import type { Candle } from '../lab/visitors/requests.ts'
import { listTables } from '../src/app/commands/backup/shop-tables.ts'
import { showHelp } from '../src/app/commands/show-help.ts'
import { products } from '../src/catalogue/products/schema.ts'
import { paymentSettings } from '../src/orders/schema/payments.ts'
import { projectRoot } from '../src/platform/config/project-root.ts'
import commits from '../src/platform/database/releases.json' with { type: 'json' }
import { shopSettings } from '../src/platform/database/schema/settings.ts'
import { noticeSettings } from '../src/platform/operations/schema.ts'
import {
  FILLED_AT_START,
  migrationTags,
  RELEASES_FOLDER,
  type ReleaseFixture,
} from '../tests/database/releases.ts'
import { openAccountShop } from '../tests/support/account-shop.ts'
import { withClient } from '../tests/support/database-contents.ts'
import { fillAccount } from '../tests/support/filled-account.ts'
import { MemoryStorage } from '../tests/support/memory-storage.ts'
import { prepareSeededShop } from '../tests/support/seeded-shop.ts'
import { Visitor } from '../tests/support/visitor.ts'

showHelp(
  'npm run release:record\nRecords rows and commit of the version in package.json, for the tests of upgrades.',
)

/**
 * `npm run release:record` saves sample rows of every table as this version writes them, for upgrade
 * tests. It never overwrites a recorded release.
 */
type Rows = ReleaseFixture['rows']

interface Reference {
  table: string
  columns: string[]
  target: string
  targetColumns: string[]
}

const ROWS_PER_TABLE = 2
const COMMITS = join(projectRoot, 'src', 'platform', 'database', 'releases.json')

const { version } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'))
const file = join(RELEASES_FOLDER, `${version}.json`)
if (existsSync(file))
  throw new Error(`${version} is recorded already; raise the version in package.json first`)
const seeded = await prepareSeededShop()
const fleet = await startFleet(seeded, { size: 1 })
try {
  await fillTables(fleet)
  const rows = await withClient(fleet.databaseUrl, fewRowsOfEach)
  const migration = migrationTags().at(-1) ?? ''
  writeFileSync(file, formatRelease({ version, migration, rows }))
  const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: projectRoot, encoding: 'utf8' }).trim()
  writeFileSync(COMMITS, `${JSON.stringify({ ...commits, [version]: commit }, null, 2)}\n`)
  console.log(`Wrote ${file}. Tag the release: git tag v${version} ${commit}`)
} finally {
  await fleet.stop()
  await seeded.stop()
}

async function fillTables(shop: Fleet): Promise<void> {
  const counter = await openAccountShop(shop)
  Object.assign(counter.shop, { storage: new MemoryStorage(), mailer: { send: async () => {} } })
  await fillAccount(counter, 'none')
  await counter.close()
  const [first, second, third] = await sizesOfOneCandle(shop.pool)
  if (!first || !second || !third) throw new Error('the demo has no candle of three sizes')
  await changeSettings(shop, first.id)
  await buyEachSize(shop, [first, second, third])
  await signUp(shop)
}

async function sizesOfOneCandle(pool: pg.Pool): Promise<Candle[]> {
  const { rows } = await pool.query<Candle>(
    `select product_id as id, id as "variantId" from product_variants where product_id = (
       select id from products p where active and stock_quantity > 3
         and (select count(*) from product_variants where product_id = p.id) = 3 order by slug limit 1
     ) order by position`,
  )
  return rows
}

async function changeSettings({ db, people }: Fleet, productId: string): Promise<void> {
  await db.insert(paymentSettings).values({ pixDiscountPercent: 5 })
  await db.insert(noticeSettings).values({ frequency: 'daily', email: 'dona@exemplo.com.br' })
  await db.insert(shopSettings).values({ section: 'banner', values: { text: 'Leva nova na quinta' } })
  await db.update(products).set({ slug: 'outro-endereco', price: 10_010 }).where(eq(products.id, productId))
  const owner = await people.administrator()
  await owner.visitor.post('/admin/produtos.data', { intent: 'toggle', ids: productId, active: 'true' })
}

async function buyEachSize(
  { people }: Fleet,
  [bought, held, wantedCandle]: [Candle, Candle, Candle],
): Promise<void> {
  const person = await people.newCustomer()
  await new PersistentShopper(person).buy(bought)
  const hesitant = new PersistentShopper(await people.newCustomer())
  await hesitant.fillCart(held)
  await hesitant.startCheckout(held, { freight: (await hesitant.quote()).price })
  await new PersistentShopper(person).fillCart(wantedCandle)
  await person.visitor.post('/favoritos.data', { intent: 'add', productId: wantedCandle.id })
}

async function signUp({ url }: Fleet): Promise<void> {
  const guest = new Visitor(url)
  const email = 'nova@exemplo.com.br'
  const password = 'vela-de-coco'
  const typed = { email, fullName: 'Nova Cliente', terms: '1', password, confirmation: password }
  await guest.post('/auth', { intent: 'sign-up', ...typed, webhookUrl: '' })
  await guest.post('/auth', { intent: 'recover', email })
  await guest.call('newsletter-subscribe', { email: 'leitora@exemplo.com.br' })
}

async function fewRowsOfEach(client: pg.Client): Promise<Rows> {
  const tables = (await listTables(client)).filter(
    ({ schema, name }) => schema === 'public' && !FILLED_AT_START.includes(name),
  )
  const keptRows: Rows = {}
  const take = async (name: string, condition: string, values: unknown[] = []): Promise<void> => {
    const columns = tables.find((table) => table.name === name)?.columns ?? []
    const { rows } = await client.query<{ row: Record<string, unknown> }>(
      `select to_jsonb(t) as row from "${name}" t where ${condition}`,
      values,
    )
    for (const { row } of rows) {
      const stored = Object.fromEntries(columns.map((column) => [column, row[column]]))
      const knownRows = keptRows[name] ?? []
      keptRows[name] = knownRows
      if (knownRows.some((other) => JSON.stringify(other) === JSON.stringify(stored))) continue
      knownRows.push(stored)
      for (const reference of references) if (reference.table === name) await follow(reference, stored)
    }
  }
  const references = await referencesBetween(client)
  async function follow({ columns, target, targetColumns }: Reference, row: Record<string, unknown>) {
    const values = columns.map((column) => row[column])
    if (values.includes(null)) return
    await take(
      target,
      targetColumns.map((column, i) => `"${column}"::text = $${i + 1}`).join(' and '),
      values,
    )
  }
  for (const { name } of tables) {
    await take(name, `t.ctid in (select ctid from "${name}" order by ctid desc limit ${ROWS_PER_TABLE})`)
  }
  const empty = tables.map(({ name }) => name).filter((name) => !keptRows[name])
  if (empty.length > 0) throw new Error(`Nothing was written into ${empty.join(', ')}; fill them first.`)
  return keptRows
}

function formatRelease({ version, migration, rows }: ReleaseFixture): string {
  const tables = Object.entries(rows).map(
    ([name, few]) => `  "${name}": [\n${few.map((row) => `   ${JSON.stringify(row)}`).join(',\n')}\n  ]`,
  )
  return `{\n "version": "${version}",\n "migration": "${migration}",\n "rows": {\n${tables.join(',\n')}\n }\n}\n`
}

async function referencesBetween(client: pg.Client): Promise<Reference[]> {
  const { rows } = await client.query<Reference>(
    `select conrelid::regclass::text as table, confrelid::regclass::text as target,
       array(select attname::text from unnest(conkey) with ordinality k(n, i)
         join pg_attribute on attrelid = conrelid and attnum = n order by i) as columns,
       array(select attname::text from unnest(confkey) with ordinality k(n, i)
         join pg_attribute on attrelid = confrelid and attnum = n order by i) as "targetColumns"
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  )
  return rows
}

import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { listTables } from '../src/commands/backup/shop-tables.ts'
import { projectRoot } from '../src/project-root.ts'
import { type Fleet, startFleet } from '../tests/support/nodes/fleet.ts'
import { migrationTags, RELEASES_FOLDER, type ReleaseFixture } from '../tests/support/release-fixture.ts'
import { prepareSeededShop } from '../tests/support/seeded-shop.ts'
import { PersistentBuyer } from '../tests/support/traffic/persistent-buyer.ts'
import { Visitor } from '../tests/support/visitor.ts'

/**
 * `npm run release:record`: keeps a few rows of every table as this version writes them, with whatever they refer to. From then
 * on the tests bring this version's database to every later one. A release that was recorded is never written over.
 */
type Rows = ReleaseFixture['rows']

interface Reference {
  table: string
  columns: string[]
  target: string
  targetColumns: string[]
}

const ROWS_PER_TABLE = 2
/** Tables that come with the program: every start fills them in. */
const OF_THE_PROGRAM = ['sao_paulo_streets', 'sao_paulo_words']

const { version } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'))
const file = join(RELEASES_FOLDER, `${version}.json`)
if (existsSync(file))
  throw new Error(`${version} is recorded already; raise the version in package.json first`)
const seeded = await prepareSeededShop()
const fleet = await startFleet(seeded, { size: 1 })
try {
  await liveALittle(fleet)
  const fixture = {
    version,
    migration: migrationTags().at(-1) ?? '',
    rows: await fewRowsOfEach(fleet.pool),
  } satisfies ReleaseFixture
  writeFileSync(file, `${JSON.stringify(fixture, null, 1)}\n`)
  console.log(`Wrote ${file}.`)
} finally {
  await fleet.stop()
  await seeded.stop()
}

/** Fills the tables that the demo leaves empty. */
async function liveALittle({ people, pool, url }: Fleet): Promise<void> {
  const { rows } = await pool.query<{ id: string }>(
    'select id from products p where active and stock_quantity > 3 and not exists (select from product_variants where product_id = p.id)',
  )
  const candle = { id: rows[0]?.id ?? '', variantId: null }
  const person = await people.newCustomer()
  const buyer = new PersistentBuyer(person)
  await buyer.buy(candle)
  await buyer.fillCart(candle, 1)
  await person.visitor.post('/favoritos.data', { intent: 'add', productId: candle.id })
  const guest = new Visitor(url)
  const password = 'vela-de-coco'
  const signUp = { intent: 'sign-up', email: 'nova@exemplo.com.br', fullName: 'Nova Cliente', terms: '1' }
  await guest.post('/auth', { ...signUp, password, confirmation: password, webhookUrl: '' })
  await guest.post('/auth', { intent: 'recover', email: person.email })
  await guest.call('newsletter-subscribe', { email: 'leitora@exemplo.com.br' })
  const owner = await people.administrator()
  await owner.visitor.post('/admin/produtos.data', { intent: 'toggle', ids: candle.id, active: 'true' })
}

async function fewRowsOfEach(pool: pg.Pool): Promise<Rows> {
  const client = await pool.connect()
  const tables = (await listTables(client as unknown as pg.Client)).filter(
    ({ schema, name }) => schema === 'public' && !OF_THE_PROGRAM.includes(name),
  )
  const kept: Rows = {}
  const take = async (name: string, condition: string, values: unknown[] = []): Promise<void> => {
    const columns = tables.find((table) => table.name === name)?.columns ?? []
    const { rows } = await client.query<{ row: Record<string, unknown> }>(
      `select to_jsonb(t) as row from "${name}" t where ${condition}`,
      values,
    )
    for (const { row } of rows) {
      const stored = Object.fromEntries(columns.map((column) => [column, row[column]]))
      const known = kept[name] ?? []
      kept[name] = known
      if (known.some((other) => JSON.stringify(other) === JSON.stringify(stored))) continue
      known.push(stored)
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
  client.release()
  return kept
}

async function referencesBetween(client: pg.ClientBase): Promise<Reference[]> {
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

import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { applyMigrations, migrate, readMigrations } from '#platform/database/migrate.ts'
import { createEmptyDatabase, type TestDatabase } from '../support/test-database.ts'
import { migrationTags } from './releases.ts'

let database: TestDatabase
let client: pg.Client
const ids = new Map<string, string>()

/** A row from before sizes had their own stock. */
async function write(name: string, table: string, row: Record<string, unknown>): Promise<string> {
  const columns = Object.keys(row)
  const { rows } = await client.query(
    `insert into ${table} (${columns.join(', ')}) values (${columns.map((_, at) => `$${at + 1}`).join(', ')}) returning id`,
    Object.values(row),
  )
  ids.set(name, rows[0].id)
  return rows[0].id
}

const order = (name: string, facts: Record<string, unknown> = {}) =>
  write(name, 'orders', {
    order_number: name,
    attempt_key: name,
    session_id: name,
    subtotal_amount: 90,
    total_amount: 90,
    customer_name: 'Ana',
    customer_email: 'ana@exemplo.com.br',
    shipping_address: '{}',
    payment_provider: 'offline',
    stock_held: true,
    ...facts,
  })

const item = (name: string, facts: Record<string, unknown>) =>
  write(name, 'order_items', {
    product_id: ids.get('candle'),
    unit_price: 90,
    total_price: 90 * Number(facts.quantity),
    product_snapshot: '{"name":"Jasmim"}',
    ...facts,
  })

beforeAll(async () => {
  database = await createEmptyDatabase(inject('testServer'))
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
  await applyMigrations(client, readMigrations().slice(0, migrationTags().indexOf('0003_sizes_have_shelves')))
  const candle = await write('candle', 'products', {
    name: 'Jasmim',
    slug: 'jasmim',
    price: 90,
    cost: 40,
    stock_quantity: 7,
    min_stock_level: 5,
  })
  await write('plain', 'products', { name: 'Palo Santo', slug: 'palo-santo', price: 90, stock_quantity: 4 })
  for (const [place, [name, adjustment]] of [
    ['120 g', -20],
    ['180 g', 0],
    ['320 g', 50],
  ].entries())
    await write(String(name), 'product_variants', {
      product_id: candle,
      name,
      price_adjustment: adjustment,
      position: place,
    })
  const open = await order('open')
  await item('held', { order_id: open, variant_id: ids.get('320 g'), quantity: 3 })
  const insertMovement = (facts: Record<string, unknown>) =>
    write('', 'stock_movements', { product_id: candle, reason: 'edit', ...facts })
  await insertMovement({ change: 10, reason: 'initial' })
  await insertMovement({ change: -3, reason: 'hold', order_id: open })
  await write('batch', 'pours', {
    product_id: candle,
    poured_on: '2026-11-10',
    ready_on: '2026-11-20',
    units: 12,
    reserved: 6,
  })
  await write('reserved out', 'pours', {
    product_id: candle,
    poured_on: '2026-11-11',
    ready_on: '2026-11-21',
    units: 2,
    reserved: 2,
  })
  const reserving = await order('reserving')
  const sizes = [
    ['180 g', 'batch', 1],
    ['120 g', 'batch', 3],
    ['320 g', 'batch', 2],
    ['320 g', 'reserved out', 2],
  ] as const
  for (const [size, batch, quantity] of sizes) {
    const facts = { order_id: reserving, variant_id: ids.get(size), pour_id: ids.get(batch), quantity }
    await item(`${size} of ${batch}`, facts)
  }
  await insertMovement({
    product_id: null,
    pour_id: ids.get('batch'),
    change: -6,
    reason: 'hold',
    order_id: reserving,
  })
  await insertMovement({
    product_id: null,
    pour_id: ids.get('reserved out'),
    change: -2,
    reason: 'hold',
    order_id: reserving,
  })
  await write('low', 'reconciliation_findings', {
    kind: 'stock-low',
    subject: candle,
    details: '{"name":"Jasmim","left":4}',
    standing: true,
  })
  await write('waits', 'restock_requests', { product_id: candle, email: 'bia@exemplo.com.br' })
  await migrate({ connectionString: database.url })
})
afterAll(async () => {
  await client?.end()
  await database?.drop()
})

const rows = async (statement: string) => (await client.query(statement)).rows

test('stock and minimum go to the preselected size, the cost to all, and the product stays as it was', async () => {
  expect(
    await rows(
      'select name, stock_quantity, min_stock_level, cost::int from product_variants order by position',
    ),
  ).toEqual([
    { name: '120 g', stock_quantity: 0, min_stock_level: 0, cost: 40 },
    { name: '180 g', stock_quantity: 7, min_stock_level: 5, cost: 40 },
    { name: '320 g', stock_quantity: 0, min_stock_level: 0, cost: 40 },
  ])
  expect(await rows('select slug, stock_quantity, min_stock_level from products order by slug')).toEqual([
    { slug: 'jasmim', stock_quantity: 7, min_stock_level: 5 },
    { slug: 'palo-santo', stock_quantity: 4, min_stock_level: 5 },
  ])
})

test('the movements of each shelf add up to it, and those of an open order to what it holds', async () => {
  expect(
    await rows(`select s.size, s.stock_quantity, coalesce(sum(m.change), 0)::int as moved from shelves s
      join products p on p.id = s.product_id and p.slug = 'jasmim'
      left join stock_movements m on m.product_id = s.product_id and m.variant_id = s.variant_id
      group by s.size, s.position, s.stock_quantity order by s.position`),
  ).toEqual([
    { size: '120 g', stock_quantity: 0, moved: 0 },
    { size: '180 g', stock_quantity: 7, moved: 7 },
    { size: '320 g', stock_quantity: 0, moved: 0 },
  ])
  expect(
    await rows(
      'select sum(change)::int as moved from stock_movements where product_id is not null and variant_id is null',
    ),
  ).toEqual([{ moved: 0 }])
  expect(
    await rows(`select sum(change)::int as moved from stock_movements where order_id = '${ids.get('open')}'`),
  ).toEqual([{ moved: -3 }])
})

test('a batch of which several sizes were reserved becomes one for each, and each order keeps what it has', async () => {
  expect(
    await rows(`select v.name, w.units, w.reserved, w.ready_on::text, (select sum(i.quantity)::int from order_items i where i.batch_id = w.id) as items,
        (select -sum(m.change)::int from stock_movements m where m.batch_id = w.id) as moved
      from batches w join product_variants v on v.id = w.variant_id order by w.ready_on, v.position`),
  ).toEqual([
    { name: '120 g', units: 3, reserved: 3, ready_on: '2026-11-20', items: 3, moved: 3 },
    { name: '180 g', units: 7, reserved: 1, ready_on: '2026-11-20', items: 1, moved: 1 },
    { name: '320 g', units: 2, reserved: 2, ready_on: '2026-11-20', items: 2, moved: 2 },
    { name: '320 g', units: 2, reserved: 2, ready_on: '2026-11-21', items: 2, moved: 2 },
  ])
})

test('waiting customers wait for the default size, and the owner is asked once to distribute stock', async () => {
  expect(
    await rows('select v.name from restock_requests r join product_variants v on v.id = r.variant_id'),
  ).toEqual([{ name: '180 g' }])
  expect(
    await rows(
      `select kind, details, resolved_at from reconciliation_findings where kind = 'sizes-to-share'`,
    ),
  ).toEqual([{ kind: 'sizes-to-share', details: {}, resolved_at: null }])
})

test('a notice of low stock goes on as the one of the preselected size', async () => {
  expect(
    await rows(`select subject, details, standing from reconciliation_findings where kind = 'stock-low'`),
  ).toEqual([
    {
      subject: `${ids.get('candle')}:${ids.get('180 g')}`,
      details: { name: 'Jasmim, 180 g', left: 4 },
      standing: true,
    },
  ])
})

import { eq } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { loadOrderForAdmin } from '#fulfilment/orders/use-cases/load-order-for-admin.ts'
import { orders } from '#orders/schema/orders.ts'
import { selectCustomerOrders } from '#orders/use-cases/customer-order.ts'
import { type Connection, connect } from '#platform/database/connect.ts'
import { applyMigrations, migrate, readMigrations } from '#platform/database/migrate.ts'
import type { Shop } from '#platform/shop.ts'
import { createEmptyDatabase, type TestDatabase } from '../support/test-database.ts'
import { migrationTags, readReleases } from './releases.ts'

const NOW = new Date('2026-11-19T12:00:00Z')

/** Columns of `orders` in 0.2.0. Every opened payment also had a row in `payment_attempts`. */
interface OldOrder {
  status?: string
  payment_status?: string
  payment_method?: string
  payment_provider?: string
  payment_attempt?: number
  payment_reference?: string | null
  payment_failure?: string | null
  payment_duty?: string | null
  hold_expires_at?: string | null
  stock_held?: boolean
  refunded_amount?: number
  paid_at?: string | null
}

const isOpen = { stock_held: true, hold_expires_at: '2026-11-19T12:20:00Z' }
const isPaid = {
  status: 'processing',
  payment_status: 'paid',
  paid_at: '2026-11-19T11:00:00Z',
  stock_held: true,
}
const isOver = { status: 'cancelled', payment_status: 'failed' }

const states: Record<string, OldOrder> = {
  'not opened': { ...isOpen, payment_reference: null },
  opened: { ...isOpen, payment_reference: 'opened' },
  'opened by Pix': { ...isOpen, payment_method: 'pix', payment_reference: 'by-pix' },
  declined: {
    ...isOpen,
    payment_status: 'failed',
    payment_failure: 'insufficient-funds',
    payment_reference: 'declined',
  },
  switched: { ...isOpen, payment_method: 'pix', payment_attempt: 2, payment_reference: 'second' },
  'switched, not opened': { ...isOpen, payment_attempt: 3, payment_reference: null },
  paid: { ...isPaid, payment_reference: 'paid' },
  'paid to the own key': {
    ...isPaid,
    payment_method: 'pix',
    payment_provider: 'pix-key',
    payment_reference: 'TXID1',
  },
  'paid in cash': { ...isPaid, payment_method: 'cash', payment_provider: 'by-hand', payment_reference: null },
  expired: { ...isOver, payment_reference: 'expired', payment_duty: 'cancel' },
  'late money': {
    ...isOver,
    payment_status: 'paid',
    paid_at: '2026-11-19T11:30:00Z',
    payment_reference: 'late',
    payment_duty: 'refund',
  },
  refunded: { ...isOver, payment_status: 'refunded', refunded_amount: 90, payment_reference: 'refunded' },
}

let database: TestDatabase
let connection: Connection
let before: Record<string, unknown>[]

beforeAll(async () => {
  database = await createEmptyDatabase(inject('testServer'))
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const release = readReleases().find(({ version }) => version === '0.2.0')
  await client.query('begin')
  await applyMigrations(
    client,
    readMigrations().slice(0, migrationTags().indexOf(release?.migration ?? '') + 1),
  )
  for (const [name, facts] of Object.entries(states)) await writeOld(client, name, facts)
  await client.query('commit')
  before = await readOld(client)
  await client.end()
  await migrate({ connectionString: database.url })
  connection = connect({ connectionString: database.url, log: console })
})
afterAll(async () => {
  await connection?.close()
  await database?.drop()
})

async function writeOld(client: pg.Client, name: string, facts: OldOrder): Promise<void> {
  const row = {
    order_number: name,
    attempt_key: name,
    session_id: name,
    subtotal_amount: 90,
    total_amount: 90,
    customer_name: 'Ana',
    customer_email: 'ana@exemplo.com.br',
    shipping_address: '{}',
    payment_provider: 'offline',
    ...facts,
  }
  const columns = Object.keys(row)
  await client.query(
    `insert into orders (${columns.join(', ')}) values (${columns.map((_, at) => `$${at + 1}`).join(', ')})`,
    Object.values(row),
  )
  const attempt = (values: string) =>
    client.query(
      `insert into payment_attempts (order_id, number, method, provider, reference, amount, closed_at, closed_by, payment_duty)
       select id, ${values} from orders where order_number = $1`,
      [name],
    )
  if (name.startsWith('switched')) {
    await attempt(`1, 'card', 'offline', $1 || ' first', 90, now(), 'switched', 'cancel'`)
    await attempt(`2, 'card', 'offline', $1 || ' sent back', 90, now(), 'switched', 'refund'`)
  }
  // 'paid' is older than the table of attempts.
  if (facts.payment_reference && name !== 'paid')
    await attempt(
      'payment_attempt, payment_method, payment_provider, payment_reference, total_amount, null, null, null',
    )
}

async function readOld(client: pg.Client): Promise<Record<string, unknown>[]> {
  const { rows } = await client.query(`
    select order_number as "orderNumber", status, payment_status as "paymentStatus", payment_method as "paymentMethod",
      payment_provider as "paymentProvider", payment_reference as "paymentReference", payment_failure as "paymentFailure",
      payment_duty as "pendingProviderAction", hold_expires_at as "payUntil", (total_amount * 100)::int as "totalAmount",
      (refunded_amount * 100)::int as "refundedAmount"
    from orders order by order_number`)
  return rows
}

test('the customer sees each order of 0.2.0 as before', async () => {
  const where = eq(orders.customerEmail, 'ana@exemplo.com.br')
  const seen = await selectCustomerOrders(connection.db, { condition: where, limit: 100, now: NOW })
  expect(seen).toHaveLength(before.length)
  for (const { paymentProvider: _, paymentReference: __, pendingProviderAction: ___, ...order } of before)
    expect(seen).toContainEqual(expect.objectContaining(order))
})

test('the owner sees each order of 0.2.0 as before', async () => {
  const shop = { db: connection.db, clock: { now: () => NOW } } as Shop
  const all = await connection.db.select({ id: orders.id, number: orders.orderNumber }).from(orders)
  for (const order of before) {
    const { id = '' } = all.find(({ number }) => number === order.orderNumber) ?? {}
    const seen = await loadOrderForAdmin(shop, id)
    expect(seen).toMatchObject(order)
    expect(seen?.ownPixId !== null).toBe(order.paymentProvider === 'pix-key')
  }
})

test('attempts that were replaced keep what they owe the provider', async () => {
  const { rows } = await connection.pool.query(
    `select p.reference, p.number, p.status, p.pending_provider_action as action
     from payments p join orders o on o.id = p.order_id and o.payment_id <> p.id order by p.reference`,
  )
  expect(rows).toEqual([
    { reference: 'switched first', number: 1, status: 'failed', action: 'cancel' },
    { reference: 'switched sent back', number: 2, status: 'paid', action: 'refund' },
    { reference: 'switched, not opened first', number: 1, status: 'failed', action: 'cancel' },
    { reference: 'switched, not opened sent back', number: 2, status: 'paid', action: 'refund' },
  ])
})

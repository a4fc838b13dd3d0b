import { eq, isNotNull } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { loadOrderForAdmin } from '#fulfilment/orders/use-cases/load-order-for-admin.ts'
import { orders } from '#orders/schema/orders.ts'
import { selectCustomerOrders } from '#orders/use-cases/customer-order.ts'
import { type Connection, connect } from '#platform/database/connect.ts'
import { applyMigrations, migrate, readMigrations } from '#platform/database/migrate.ts'
import type { Shop } from '#platform/shop.ts'
import { createEmptyDatabase, type TestDatabase } from '../support/test-database.ts'
import { migrationTags } from './releases.ts'

const NOW = new Date('2026-11-19T12:00:00Z')

interface OldOrder {
  origin?: string
  status?: string
  payment_status?: string
  stock_held?: boolean
  hold_expires_at?: string
  paid_at?: string
  refunded_at?: string
  cancel_reason?: string
}

const paid = {
  status: 'delivered',
  payment_status: 'paid',
  paid_at: '2026-11-18T12:00:00Z',
  stock_held: true,
}

/** Every state that a voucher purchase can have, and candles that were sold at a fair. */
const states: Record<string, OldOrder> = {
  'not paid yet': { stock_held: true, hold_expires_at: '2026-11-19T13:00:00Z' },
  declined: { payment_status: 'failed', stock_held: true, hold_expires_at: '2026-11-19T13:00:00Z' },
  expired: { status: 'cancelled', payment_status: 'failed', cancel_reason: 'expired' },
  paid,
  'late money': { ...paid, status: 'cancelled', stock_held: false },
  refunded: { ...paid, payment_status: 'refunded', refunded_at: '2026-11-18T13:00:00Z' },
  'refunded before it was paid': {
    status: 'cancelled',
    payment_status: 'refunded',
    refunded_at: '2026-11-18T13:00:00Z',
  },
  'candles at a fair': { ...paid, origin: 'fair' },
}

const names = Object.keys(states)

let database: TestDatabase
let connection: Connection
let shop: Shop

beforeAll(async () => {
  database = await createEmptyDatabase(inject('testServer'))
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  await client.query('begin')
  await applyMigrations(client, readMigrations().slice(0, migrationTags().indexOf('0040_voucher_purchases')))
  for (const [name, facts] of Object.entries(states)) await writeOld(client, name, facts)
  await client.query('commit')
  await client.end()
  await migrate({ connectionString: database.url })
  connection = connect({ connectionString: database.url, log: console })
  shop = { db: connection.db, clock: { now: () => NOW } } as Shop
})
afterAll(async () => {
  await connection?.close()
  await database?.drop()
})

async function writeOld(client: pg.Client, name: string, facts: OldOrder): Promise<void> {
  const row = {
    origin: 'voucher',
    order_number: name,
    attempt_key: name,
    session_id: name,
    subtotal_amount: 90,
    total_amount: 90,
    customer_name: 'Ana',
    customer_email: 'ana@exemplo.com.br',
    shipping_address: '{}',
    delivery_way: 'handed',
    ...facts,
  }
  const columns = Object.keys(row)
  await client.query(
    `with placed as (insert into orders (${columns.join(', ')}, payment_id)
       values (${columns.map((_, at) => `$${at + 1}`).join(', ')}, gen_random_uuid()) returning *),
     opened as (insert into payments (id, order_id, method, provider, reference, amount, status)
       select payment_id, id, 'card', 'offline', order_number, total_amount, payment_status from placed)
     insert into order_items (order_id, quantity, unit_price, unit_cost, total_price, product_snapshot)
       select id, 1, 90, 0, 90, '{"name": "Vale-presente", "images": [], "variant_name": null}' from placed`,
    Object.values(row),
  )
}

const waysOf = (rows: readonly { orderNumber: string; deliveryWay: string }[]) =>
  Object.fromEntries(rows.map(({ orderNumber, deliveryWay }) => [orderNumber, deliveryWay]))

const expectedWays = Object.fromEntries(
  names.map((name) => [name, name === 'candles at a fair' ? 'handed' : 'none']),
)

test('the customer still sees every purchase of a voucher, none of which delivers anything', async () => {
  const where = eq(orders.customerEmail, 'ana@exemplo.com.br')
  const seen = await selectCustomerOrders(connection.db, { condition: where, limit: 100, now: NOW })
  expect(waysOf(seen)).toEqual(expectedWays)
  for (const { orderNumber, status, paymentStatus, items } of seen) {
    const { status: before = 'pending', payment_status: paymentBefore = 'pending' } = states[
      orderNumber
    ] as OldOrder
    expect({ status, paymentStatus }).toEqual({ status: before, paymentStatus: paymentBefore })
    expect(items).toMatchObject([{ name: 'Vale-presente', totalPrice: 9000 }])
  }
})

test('the owner still sees every purchase of a voucher, without earnings', async () => {
  const all = await connection.db.select({ id: orders.id, orderNumber: orders.orderNumber }).from(orders)
  for (const { id, orderNumber } of all)
    expect(await loadOrderForAdmin(shop, id)).toMatchObject({
      orderNumber,
      deliveryWay: expectedWays[orderNumber],
      earned: orderNumber === 'candles at a fair' ? 9000 : null,
    })
})

test('reports count the candles of the fair only', async () => {
  const sold = await connection.db
    .select({ name: orders.orderNumber })
    .from(orders)
    .where(isNotNull(orders.soldOn))
  expect(sold).toEqual([{ name: 'candles at a fair' }])
})

import { afterAll, expect, it } from 'vitest'
import { openCheckoutFixture } from '../../../../tests/support/checkout-fixture.ts'
import { createTestDatabase } from '../../../../tests/support/database.ts'
import { makeOrder } from '../../../../tests/support/make-orders.ts'
import { exportCustomers } from './export-customers.ts'
import { listCustomers } from './list-customers.ts'
import { loadCustomer } from './load-customer.ts'

const database = await createTestDatabase()
const fixture = await openCheckoutFixture(database)
afterAll(() => fixture.close())

const TOTAL = 8990 + 3244

async function person(name: string, createdAt: string) {
  const { id } = await fixture.newCustomer()
  await database.pool.query('update profiles set full_name = $1 where user_id = $2', [name, id])
  await database.pool.query('update users set created_at = $1 where id = $2', [createdAt, id])
  return id
}

const usual = { search: '', sort: 'newest', page: 1 } as const

it('lists customers with what they bought, newest first or by name, and finds them without accents', async () => {
  await database.pool.query('truncate users cascade')
  const ana = await person('Ána Prado', '2026-01-01')
  const bia = await person('Bia Lopes', '2026-02-01')
  await makeOrder(database, { userId: ana, createdAt: new Date('2026-03-01T12:00:00Z') })
  await makeOrder(database, { userId: ana, refundedAmount: 1000 })
  await makeOrder(database, { userId: ana, paymentStatus: 'pending' })
  const { customers, total } = await listCustomers(database, usual)
  expect(total).toBe(2)
  expect(customers.map(({ userId }) => userId)).toEqual([bia, ana])
  expect(customers[1]).toMatchObject({
    name: 'Ána Prado',
    orders: 2,
    total: 2 * TOTAL - 1000,
    refunded: 1000,
    lastOrderAt: new Date('2026-11-12T15:00:00Z'),
    newsletter: false,
    statusMails: true,
  })
  expect(customers[0]).toMatchObject({ orders: 0, total: 0, lastOrderAt: null })
  const byName = await listCustomers(database, { ...usual, sort: 'name' })
  expect(byName.customers.map(({ userId }) => userId)).toEqual([ana, bia])
  const found = await listCustomers(database, { ...usual, search: 'ana pra' })
  expect(found.customers.map(({ userId }) => userId)).toEqual([ana])
})

it('knows who wants the newsletter, and who took that back', async () => {
  await database.pool.query('truncate users cascade')
  const ana = await person('Ana', '2026-01-01')
  const { rows } = await database.pool.query('select email from users where id = $1', [ana])
  await database.pool.query(
    `insert into newsletter_subscriptions (email, consent_at, consent_text, unsubscribe_token) values ($1, now(), '', 'x')`,
    [rows[0].email],
  )
  expect((await loadCustomer(database, ana))?.newsletter).toBe(true)
  await database.pool.query('update newsletter_subscriptions set unsubscribed_at = now()')
  expect((await loadCustomer(database, ana))?.newsletter).toBe(false)
})

it('shows one customer with her orders, the newest first, and nobody for an id that is none', async () => {
  await database.pool.query('truncate users cascade')
  const ana = await person('Ana', '2026-01-01')
  await makeOrder(database, { userId: ana, createdAt: new Date('2026-03-01T12:00:00Z') })
  const newest = await makeOrder(database, { userId: ana, paymentStatus: 'failed' })
  await makeOrder(database, { userId: await person('Bia', '2026-01-02') })
  const customer = await loadCustomer(database, ana)
  expect(customer?.latestOrders.map(({ id }) => id)).toHaveLength(2)
  expect(customer?.latestOrders[0]?.id).toBe(newest.id)
  expect(await loadCustomer(database, crypto.randomUUID())).toBeNull()
  expect(await loadCustomer(database, 'ana')).toBeNull()
})

it('exports everybody once', async () => {
  await database.pool.query('truncate users cascade')
  for (const name of ['Ana', 'Bia', 'Caio']) await person(name, '2026-01-01')
  const names = []
  for await (const part of exportCustomers(database)) names.push(...part.map((each) => each.name))
  expect(names.toSorted()).toEqual(['Ana', 'Bia', 'Caio'])
})

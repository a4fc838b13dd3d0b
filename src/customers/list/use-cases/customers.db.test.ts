import { afterAll, beforeEach, expect, it, test } from 'vitest'
import { claimOrders } from '#orders/use-cases/claim-orders.ts'
import { forgetIdentity } from '#orders/use-cases/forget-identity.ts'
import { openCheckoutFixture } from '../../../../tests/support/checkout-fixture.ts'
import { createTestDatabase } from '../../../../tests/support/database.ts'
import { emptyTables } from '../../../../tests/support/empty-tables.ts'
import { makeOrder } from '../../../../tests/support/make-orders.ts'
import { exportCustomers } from './export-customers.ts'
import { type CustomersFilter, listCustomers } from './list-customers.ts'
import { loadCustomer } from './load-customer.ts'
import { writeCustomerNote } from './write-customer-note.ts'

const database = await createTestDatabase()
const fixture = await openCheckoutFixture(database)
const { shop } = fixture
afterAll(() => fixture.close())
beforeEach(() => emptyTables(database.pool, 'users', 'orders', 'restock_requests', 'contact_notes'))

const TOTAL = 8990 + 3244

async function person(name: string, createdAt = '2026-01-01') {
  const { id } = await fixture.newCustomer()
  await database.pool.query('update profiles set full_name = $1 where user_id = $2', [name, id])
  await database.pool.query('update users set created_at = $1 where id = $2', [createdAt, id])
  return id
}

const byHand = (customerName: string, customerPhone: string | null, changes = {}) =>
  makeOrder(database, {
    userId: null,
    origin: 'instagram',
    customerName,
    customerPhone,
    customerEmail: '',
    ...changes,
  })

const usual: CustomersFilter = { search: '', segment: null, sort: 'newest', page: 1 }
const list = (filter: Partial<CustomersFilter> = {}) => listCustomers(shop, { ...usual, ...filter })
const names = async (filter: Partial<CustomersFilter>) =>
  (await list({ sort: 'name', ...filter })).customers.map(({ name }) => name)

it('lists customers with what they bought, newest first or by name, and finds them without accents', async () => {
  const ana = await person('Ána Prado', '2026-01-01')
  const bia = await person('Bia Lopes', '2026-02-01')
  await makeOrder(database, { userId: ana, createdAt: new Date('2026-03-01T12:00:00Z') })
  await makeOrder(database, { userId: ana, refundedAmount: 1000 })
  await makeOrder(database, { userId: ana, paymentStatus: 'pending' })
  await makeOrder(database, {
    userId: ana,
    paymentStatus: 'refunded',
    refundedAmount: TOTAL,
    refundedAt: new Date('2026-11-13'),
  })
  const { customers, total } = await list()
  expect(total).toBe(2)
  expect(customers.map(({ userId }) => userId)).toEqual([bia, ana])
  expect(customers[1]).toMatchObject({
    name: 'Ána Prado',
    orders: 2,
    total: 2 * TOTAL - 1000,
    refunded: 1000 + TOTAL,
    lastOrderAt: new Date('2026-11-12T15:00:00Z'),
    newsletter: false,
    statusMails: true,
  })
  expect(customers[0]).toMatchObject({ orders: 0, total: 0, lastOrderAt: null })
  expect(await names({})).toEqual(['Ána Prado', 'Bia Lopes'])
  expect(await names({ search: 'ana pra' })).toEqual(['Ána Prado'])
})

it('finds a customer by a piece of their telephone, however it is written', async () => {
  const ana = await person('Ana')
  await database.pool.query(`update profiles set phone = '(11) 98765-4321' where user_id = $1`, [ana])
  await byHand('Caio', '+55 11 91234-5678')
  expect(await names({ search: '98765 43' })).toEqual(['Ana'])
  expect(await names({ search: '(11) 91234' })).toEqual(['Caio'])
})

it('recognises buyers without an account by phone, or else by email', async () => {
  await byHand('Caio', '+55 (11) 91234-5678', { createdAt: new Date('2026-03-01T12:00:00Z') })
  await byHand('Caio Reis', '11 91234.5678', { customerEmail: 'caio@exemplo.com.br' })
  await byHand('Dora', null, { customerEmail: 'dora@exemplo.com.br' })
  await byHand('Cliente da feira', null)
  await byHand('Apagada', '11 95555-5555', { identityLockedAt: new Date() })
  const { customers, total } = await list({ sort: 'name' })
  expect(total).toBe(2)
  expect(customers).toMatchObject([
    {
      userId: null,
      contact: '11912345678',
      name: 'Caio Reis',
      phone: '11 91234.5678',
      email: 'caio@exemplo.com.br',
      orders: 2,
      total: 2 * TOTAL,
    },
    { contact: 'dora@exemplo.com.br', name: 'Dora', email: 'dora@exemplo.com.br', orders: 1 },
  ])
  const caio = await loadCustomer(shop, { contact: '11912345678' })
  expect(caio).toMatchObject({ name: 'Caio Reis', orders: 2, account: null })
  expect(caio?.latestOrders).toHaveLength(2)
  expect(await loadCustomer(shop, { contact: '11955555555' })).toBeNull()
})

test('segments: bought once, not for six months, waits for a candle, birthday this month', async () => {
  const recent = { createdAt: new Date('2026-11-01T12:00:00Z') }
  const old = { createdAt: new Date('2026-04-01T12:00:00Z') }
  const candle = await fixture.newCandle({ name: 'Jasmim', stock: 0 })
  const onceBuyer = await person('Once')
  await makeOrder(database, { userId: onceBuyer, ...recent })
  await makeOrder(database, {
    userId: onceBuyer,
    paymentStatus: 'refunded',
    refundedAmount: TOTAL,
    refundedAt: new Date('2026-11-13'),
    ...recent,
  })
  const repeatBuyer = await person('Twice')
  await makeOrder(database, { userId: repeatBuyer, ...old })
  await makeOrder(database, { userId: repeatBuyer, ...recent })
  const absentBuyer = await person('Away')
  await makeOrder(database, { userId: absentBuyer, ...old })
  await makeOrder(database, { userId: absentBuyer, ...old })
  const inactive = await person('Never')
  await byHand('By hand', '11 91111-1111', old)
  await database.pool.query(`update profiles set birth_date = '1990-11-30' where user_id = $1`, [inactive])
  await database.pool.query(`update profiles set birth_date = '1990-10-30' where user_id = $1`, [absentBuyer])
  await database.pool.query(
    `insert into restock_requests (product_id, email, notified_at)
     select $1::uuid, email, null::timestamptz from users where id = $2::uuid
     union all select $1, email, now() from users where id = $3::uuid
     union all select $1, 'ninguem@exemplo.com.br', null`,
    [candle.id, repeatBuyer, absentBuyer],
  )
  expect(await names({ segment: 'once' })).toEqual(['By hand', 'Once'])
  expect(await names({ segment: 'away' })).toEqual(['Away', 'By hand'])
  expect(await names({ segment: 'birthdays' })).toEqual(['Never'])
  expect(await names({ segment: 'away', search: 'awa' })).toEqual(['Away'])
  const waitingCustomers = await list({ segment: 'waiting', sort: 'name' })
  expect(waitingCustomers.total).toBe(2)
  expect(waitingCustomers.customers).toMatchObject([
    { name: '', email: 'ninguem@exemplo.com.br', contact: 'ninguem@exemplo.com.br', waitsFor: ['Jasmim'] },
    { name: 'Twice', waitsFor: ['Jasmim'] },
  ])
  const exportedRows = []
  for await (const part of exportCustomers(shop, { search: '', segment: 'away' }))
    exportedRows.push(...part.map(({ name }) => name))
  expect(exportedRows).toEqual(['Away', 'By hand'])
})

it('shows newsletter subscribers and people who unsubscribed', async () => {
  const ana = await person('Ana')
  const { rows } = await database.pool.query('select email from users where id = $1', [ana])
  await database.pool.query(
    `insert into newsletter_subscriptions (email, consent_at, consent_text, unsubscribe_token) values ($1, now(), '', 'x')`,
    [rows[0].email],
  )
  expect((await loadCustomer(shop, { userId: ana }))?.newsletter).toBe(true)
  await database.pool.query('update newsletter_subscriptions set unsubscribed_at = now()')
  expect((await loadCustomer(shop, { userId: ana }))?.newsletter).toBe(false)
})

it('shows one customer with their orders, newest first, and nothing for an unknown id', async () => {
  const ana = await person('Ana')
  await makeOrder(database, { userId: ana, createdAt: new Date('2026-03-01T12:00:00Z') })
  const newest = await makeOrder(database, { userId: ana, paymentStatus: 'failed' })
  await makeOrder(database, { userId: await person('Bia') })
  const customer = await loadCustomer(shop, { userId: ana })
  expect(customer?.latestOrders).toHaveLength(2)
  expect(customer?.latestOrders[0]).toMatchObject({ id: newest.id, units: 1, back: 0 })
  expect(await loadCustomer(shop, { userId: crypto.randomUUID() })).toBeNull()
  expect(await loadCustomer(shop, { userId: 'ana' })).toBeNull()
})

it('counts what the customer took by candle and size, without what went back', async () => {
  const ana = await person('Ana')
  const item = (name: string, quantity: number, changes = {}) => ({
    productId: null,
    name,
    quantity,
    ...changes,
  })
  await makeOrder(database, { userId: ana, items: [item('Lavanda', 3), item('Canela', 1)] })
  const part = await makeOrder(database, { userId: ana, items: [item('Lavanda', 2), item('Jasmim', 1)] })
  await makeOrder(database, {
    userId: ana,
    items: [item('Figo', 4)],
    paymentStatus: 'refunded',
    refundedAt: new Date(),
  })
  await makeOrder(database, { userId: ana, items: [item('Mel', 4)], paymentStatus: 'pending' })
  await makeOrder(database, {
    userId: ana,
    items: [item('Vale-presente', 1)],
    origin: 'voucher',
    deliveryWay: 'none',
  })
  await database.pool.query(
    `insert into refunds (order_id, amount, reason, state, key, lines)
     select order_id, 89.90, '', 'done', id::text, jsonb_build_array(jsonb_build_object('itemId', id, 'quantity', 1))
     from order_items where order_id = $1`,
    [part.id],
  )
  const purchases = (await loadCustomer(shop, { userId: ana }))?.purchases
  expect(purchases?.map(({ name, units }) => [name, units])).toEqual([
    ['Lavanda', 4],
    ['Canela', 1],
  ])
})

test('the customer’s favourites, reviews and messages stand on their page', async () => {
  const ana = await person('Ana')
  const candle = await fixture.newCandle({ name: 'Jasmim', stock: 1 })
  const order = await makeOrder(database, { userId: ana })
  await database.pool.query('insert into wishlists (user_id, product_id) values ($1, $2)', [ana, candle.id])
  await database.pool.query(
    `insert into reviews (user_id, product_id, stars, words) values ($1, $2, 4, 'Casa cheirosa')`,
    [ana, candle.id],
  )
  await database.pool.query(
    `insert into order_events (order_id, kind, details) values ($1, 'message-sent', '{"reason":"Sobre o pedido","text":"Sai hoje"}')`,
    [order.id],
  )
  expect(await loadCustomer(shop, { userId: ana })).toMatchObject({
    messages: [{ subject: 'Sobre o pedido', text: 'Sai hoje', orderNumber: order.orderNumber }],
    account: {
      favourites: [{ name: 'Jasmim' }],
      reviews: [{ product: 'Jasmim', stars: 4, words: 'Casa cheirosa' }],
    },
  })
})

test('a note is written over the one that was seen, and over no other', async () => {
  const ana = await person('Ana')
  const write = (seen: string, note: string) =>
    writeCustomerNote(shop, { customer: { userId: ana }, seen, note })
  expect(await write('', 'Prefere à tarde')).toMatchObject({ ok: true })
  expect(await write('', 'Prefere à tarde')).toMatchObject({ ok: true })
  expect(await write('', 'Outra')).toMatchObject({ ok: false, code: 'changed-meanwhile' })
  expect((await loadCustomer(shop, { userId: ana }))?.note).toBe('Prefere à tarde')
  expect(await write('Prefere à tarde', 'x'.repeat(1001))).toMatchObject({ code: 'note-too-long' })
  const stranger = { customer: { userId: crypto.randomUUID() }, seen: '', note: 'x' }
  expect(await writeCustomerNote(shop, stranger)).toMatchObject({ code: 'customer-not-found' })
})

async function notes() {
  const { rows } = await database.pool.query(
    `select contact as about, note from contact_notes union all
     select full_name, owner_note from profiles where owner_note <> '' order by 1`,
  )
  return rows.map(({ about, note }) => [about, note])
}

test('a note about a guest goes to the address of their last order', async () => {
  const email = 'caio@exemplo.com.br'
  const first = await byHand('Caio', '11 91234-5678', { customerEmail: email })
  const second = await byHand('Caio', '+55 11 91234-5678')
  const customer = { contact: '11912345678' }
  const write = (note: string, seen = '') => writeCustomerNote(shop, { customer, note, seen })
  expect(await write('prefere lavanda')).toMatchObject({ ok: true })
  expect(await write('prefere canela')).toMatchObject({ code: 'changed-meanwhile' })
  expect((await loadCustomer(shop, customer))?.note).toBe('prefere lavanda')
  const unknownCustomer = { customer: { contact: '11900000000' }, note: 'ninguém', seen: '' }
  expect(await writeCustomerNote(shop, unknownCustomer)).toMatchObject({ code: 'customer-not-found' })

  // The note follows the last order to the corrected number, and then to the account that claims it.
  await database.pool.query(`update orders set customer_phone = '11 97777-7777' where id = $1`, [second.id])
  expect(await notes()).toEqual([['11912345678', 'prefere lavanda']])
  await database.pool.query(`update orders set customer_phone = '11 97777-7777' where id = $1`, [first.id])
  expect(await notes()).toEqual([['11977777777', 'prefere lavanda']])
  await database.pool.query('delete from orders where id = $1', [second.id])
  const caio = await person('Caio')
  await database.pool.query(`update profiles set owner_note = 'vizinho' where user_id = $1`, [caio])
  await database.db.transaction((tx) => claimOrders(tx, { id: caio, email }))
  expect(await notes()).toEqual([['Caio', 'vizinho\nprefere lavanda']])
})

test('a note about a guest is deleted with their data', async () => {
  const { id } = await byHand('Dora', '11 96666-6666')
  const customer = { contact: '11966666666' }
  await writeCustomerNote(shop, { customer, note: 'alergia a canela', seen: '' })
  await forgetIdentity(shop, database.db, [id])
  expect(await notes()).toEqual([])
})

it('exports everybody once', async () => {
  for (const name of ['Ana', 'Bia', 'Caio']) await person(name)
  const exportedNames = []
  for await (const part of exportCustomers(shop, usual)) exportedNames.push(...part.map((row) => row.name))
  expect(exportedNames.toSorted()).toEqual(['Ana', 'Bia', 'Caio'])
})

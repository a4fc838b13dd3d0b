import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { userRoles, users } from '#accounts/schema.ts'
import { testOrders } from '#checkout/test-orders/schema.ts'
import { newBuyer, ordersOf, startShopForBuyers } from '../support/buyers.ts'
import type { RunningShop } from '../support/running-shop.ts'
import { cartOf } from '../support/shopping.ts'
import type { Visitor } from '../support/visitor.ts'

const PAGE = '/admin/abrir/teste'
const STRIP = 'Pedido de teste: nada é cobrado e nada sai do estoque.'

let running: RunningShop
beforeAll(async () => {
  running = await startShopForBuyers(inject('seededShop'))
})
afterAll(() => running?.stop())

const idOf = async (email: string) => {
  const [person] = await running.shop.db.select({ id: users.id }).from(users).where(eq(users.email, email))
  return person?.id ?? ''
}

async function newOwner() {
  const buyer = await newBuyer(running)
  const userId = await idOf(buyer.email)
  await running.shop.db.insert(userRoles).values({ userId, role: 'admin' })
  return { ...buyer, userId }
}

async function turn(state: 'open' | 'closed') {
  await running.shop.db.execute(
    sql`update shop_settings set "values" = "values" || jsonb_build_object('state', ${state}::text) where section = 'opening'`,
  )
  await running.shop.settings.refresh()
}

const read = async (answer: Promise<Response>) => (await answer).text()
const press = (visitor: Visitor, path: string, intent: string) => visitor.post(path, { intent })
const listTestOrders = (userId: string) =>
  running.shop.db.select().from(testOrders).where(eq(testOrders.userId, userId))

test('the owner tries a purchase on the real pages, and nobody else sees it', async () => {
  const { visitor, request, email, userId } = await newOwner()
  expect(await read(visitor.get(PAGE))).toContain('Fazer um pedido de teste')
  const begun = await press(visitor, PAGE, 'begin')
  expect([begun.status, begun.headers.get('Location')]).toEqual([302, '/produtos'])
  expect(await read(visitor.get('/carrinho'))).toContain(STRIP)
  expect(await read(running.guest().get('/'))).not.toContain(STRIP)

  const { status, body } = await visitor.call('create-checkout', { ...request, is_test: true })
  expect([status, body.payment_method]).toEqual([200, 'pix'])
  const number = String(body.order_number)
  expect(number).toMatch(/^TESTE-/)
  const statusFields = { session_id: body.session_id }
  expect((await visitor.call('get-payment-status', statusFields)).body).toMatchObject({
    order: { payment_status: 'pending' },
  })
  const pay = `/pedidos/${number}/pagar`
  expect(await read(visitor.get(pay))).toContain('Pagar com o Pix de teste')

  const stranger = (await newBuyer(running)).visitor
  const other = await running.administrator()
  for (const somebody of [stranger, other]) {
    for (const path of [pay, `/pedidos/${number}`, `/checkout/success?session_id=${body.session_id}`])
      expect([path, (await somebody.get(path)).status]).toEqual([path, 404])
    expect((await somebody.call('get-payment-status', statusFields)).status).toBe(404)
    await press(somebody, pay, 'simulate')
  }
  for (const intent of ['check', 'pix', 'card']) await press(visitor, pay, intent)
  expect(await listTestOrders(userId)).toMatchObject([{ paidAt: null }])

  expect((await press(visitor, pay, 'simulate')).status).toBe(302)
  const thanks = (await visitor.get(pay)).headers.get('Location') ?? ''
  expect(thanks).toContain('/checkout/success')
  expect(await read(visitor.get(thanks))).toContain('Pagamento confirmado')
  expect(await read(visitor.get(`/pedidos/${number}`))).toContain('Processando')
  expect(await cartOf(running, email)).toEqual([])
  expect(await ordersOf(running, email)).toEqual([])

  const owner = await running.administrator()
  const [{ id = '' } = {}] = await listTestOrders(userId)
  for (const path of [
    '/admin',
    '/admin/pedidos',
    '/admin/pedidos.csv',
    '/admin/relatorios',
    '/admin/usuarios',
  ])
    expect(await read(owner.get(path))).not.toContain(number)
  for (const path of [`/admin/pedidos/${id}`, `/pedidos/${number}/desistir`, `/avaliar/${number}`])
    expect([path, (await visitor.get(path)).status]).toEqual([path, 404])

  await press(visitor, PAGE, 'leave')
  expect(await read(visitor.get('/carrinho'))).not.toContain(STRIP)
  await press(visitor, PAGE, 'remove')
  expect((await visitor.get(`/pedidos/${number}`)).status).toBe(404)
})

test('works before the shop is open, while nothing is sold', async () => {
  const { visitor, request, email } = await newOwner()
  await turn('closed')
  expect(await visitor.call('create-checkout', request)).toMatchObject({ body: { code: 'shop-closed' } })
  await press(visitor, PAGE, 'begin')
  expect(await read(visitor.get('/produtos'))).toContain(STRIP)
  const asTest = { ...request, is_test: true }
  expect(await visitor.call('create-checkout', asTest)).toMatchObject({ status: 200 })
  await turn('open')
  expect(await ordersOf(running, email)).toEqual([])
})

test('a customer cannot make one: not by asking, not by saying so, not with a name of one', async () => {
  const { visitor, request, email } = await newBuyer(running)
  const guest = running.guest()
  for (const intent of ['begin', 'leave', 'remove']) {
    expect((await press(visitor, PAGE, intent)).status).toBe(403)
    expect((await press(guest, PAGE, intent)).status).toBeGreaterThanOrEqual(300)
  }
  expect(await visitor.call('create-checkout', { ...request, is_test: true })).toMatchObject({
    status: 409,
    body: { code: 'test-changed' },
  })
  for (const [path, intent] of [
    ['/pedidos/TESTE-2345-6789/pagar', 'simulate'],
    ['/pedidos/TESTE-2345-6789/pagar', 'pix'],
  ] as const)
    await press(visitor, path, intent)
  expect(await listTestOrders(await idOf(email))).toEqual([])
  expect(await ordersOf(running, email)).toEqual([])
  expect(await visitor.call('create-checkout', request)).toMatchObject({ status: 200 })
  expect(await ordersOf(running, email)).toMatchObject([{ paymentStatus: 'pending', stockHeld: true }])
})

test('a test order is never charged, and a real purchase is never a test', async () => {
  const { visitor, request, email, userId } = await newOwner()
  await press(visitor, PAGE, 'begin')
  expect(await visitor.call('create-checkout', request)).toMatchObject({ body: { code: 'test-changed' } })
  await press(visitor, PAGE, 'leave')
  const asTest = { ...request, is_test: true }
  expect(await visitor.call('create-checkout', asTest)).toMatchObject({ body: { code: 'test-changed' } })
  await press(visitor, PAGE, 'begin')
  expect(await visitor.call('create-checkout', asTest)).toMatchObject({ status: 200 })
  await running.shop.db.delete(userRoles).where(eq(userRoles.userId, userId))
  expect(await visitor.call('create-checkout', asTest)).toMatchObject({ body: { code: 'test-changed' } })
  expect(await read(visitor.get('/carrinho'))).not.toContain(STRIP)
  const [triedTestOrder] = await listTestOrders(userId)
  expect((await visitor.get(`/pedidos/${triedTestOrder?.orderNumber}/pagar`)).status).toBe(404)
  expect(await ordersOf(running, email)).toEqual([])
})

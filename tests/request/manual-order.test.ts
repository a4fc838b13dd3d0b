import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { orders } from '#database/schema/orders.ts'
import { contentOf } from '../support/page-content.ts'
import { type RunningShop, startSeededShop } from '../support/running-shop.ts'
import { CAIUBI, findCandle, newCustomer } from '../support/shopping.ts'
import type { Visitor } from '../support/visitor.ts'

const PATH = '/admin/pedidos/novo'
let running: RunningShop
let owner: Visitor
let item: string
beforeAll(async () => {
  running = await startSeededShop(inject('seededShop'))
  owner = await running.administrator()
  const candle = await findCandle(running, 'lavanda-camomila')
  item = `${candle.id}/${candle.variantId ?? ''}`
})
afterAll(() => running?.stop())

/** As a browser without a script sends the form. */
const post = (fields: Record<string, string>, visitor = owner) =>
  visitor.send(PATH, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { Accept: 'text/html' },
  })

const { postal_code: postalCode, ...street } = CAIUBI
const filled = (changes: Record<string, string> = {}) => ({
  intent: 'make',
  key: randomUUID(),
  origin: 'phone',
  name: 'Marina Duarte',
  email: '',
  item,
  quantity: '1',
  price: '80,00',
  way: 'arranged',
  ...street,
  postalCode,
  freight: '12,00',
  payment: 'pix',
  ...changes,
})

test('an order is written down without a script, and a second press leads to the same one', async () => {
  const fields = filled()
  const answers = [await post(fields), await post(fields)]
  const places = answers.map((answer) => answer.headers.get('Location'))
  expect(places[0]).toMatch(/^\/admin\/pedidos\/[0-9a-f-]{36}$/)
  expect(places[1]).toBe(places[0])
  const page = await contentOf(await owner.get(places[0] ?? ''))
  for (const words of ['Marina Duarte', 'Telefone', 'Registrar devolução']) expect(page).toContain(words)
})

test('what is refused stays in the form, with the sentence, and another line is the server’s to add', async () => {
  const refused = await post(filled({ quantity: '999' }))
  expect(refused.status).toBe(409)
  const page = await contentOf(refused)
  expect(page).toContain('Não há unidades suficientes: Lavanda')
  expect(page).toContain('value="Marina Duarte"')
  expect(page).toContain('value="80,00"')
  const longer = await (await post(filled({ intent: 'add-line' }))).text()
  expect(longer.match(/name="item"/g)).toHaveLength(2)
  expect(longer).toContain('value="Marina Duarte"')
})

test('the courier’s own price comes with the address, and none for an address outside the city', async () => {
  const quoted = await (await post(filled({ intent: 'quote', way: 'courier', freight: '' }))).text()
  expect(quoted).toMatch(/name="freight"[^>]*value="\d+,\d{2}"|value="\d+,\d{2}"[^>]*name="freight"/)
  const outside = await post(filled({ way: 'courier', city: 'Osasco', postalCode: '06010-000' }))
  expect(outside.status).toBe(409)
  expect(await contentOf(outside)).toContain('fora da cidade de São Paulo')
})

test('only an administrator writes orders down; only its customer opens the unpaid one', async () => {
  const email = `${randomUUID()}@exemplo.com.br`
  const customer = await newCustomer(running, email)
  const stranger = await newCustomer(running, `${randomUUID()}@exemplo.com.br`)
  const foreign = filled()
  await post(foreign, stranger)
  const written = eq(orders.attemptKey, `by-hand:${foreign.key}`)
  expect(await running.shop.db.$count(orders, written)).toBe(0)
  const made = await post(filled({ email, payment: 'unpaid', holdHours: '24' }))
  const id = made.headers.get('Location')?.split('/').at(-1) ?? ''
  const [order] = await running.shop.db.select().from(orders).where(eq(orders.id, id))
  const path = `/pedidos/${order?.orderNumber}`
  expect((await customer.get(path)).status).toBe(200)
  expect((await customer.get(`${path}/pagar`)).status).toBe(200)
  expect((await stranger.get(path)).status).toBe(404)
})

import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { orders } from '#orders/schema/orders.ts'
import { orderLinkPath } from '#orders/use-cases/link/order-link.ts'
import { CAIUBI } from '../../lab/visitors/requests.ts'
import { readContent } from '../support/page-content.ts'
import { type RunningShop, startSeededShop } from '../support/running-shop.ts'
import { findCandle, newCustomer } from '../support/shopping.ts'
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

async function post(fields: Record<string, string>, visitor = owner) {
  const response = await visitor.post(`${PATH}.data`, fields)
  const text = await response.text()
  return { status: response.status, text, goTo: /"goTo","([^"]+)"/.exec(text)?.[1] ?? '' }
}

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
  slot: 'later',
  payment: 'pix',
  ...changes,
})

test('an order is written down, and a second press leads to the same one', async () => {
  const fields = filled()
  const places = [(await post(fields)).goTo, (await post(fields)).goTo]
  expect(places[0]).toMatch(/^\/admin\/pedidos\/[0-9a-f-]{36}$/)
  expect(places[1]).toBe(places[0])
  const page = await readContent(await owner.get(places[0] ?? ''))
  for (const words of ['Marina Duarte', 'Telefone', 'Registrar devolução']) expect(page).toContain(words)
})

test('a refused order is answered with its message', async () => {
  const refused = await post(filled({ quantity: '999' }))
  expect(refused.status).toBe(409)
  expect(refused.text).toContain('Não há unidades suficientes: Lavanda')
})

test('the courier’s own price comes with the address, and none for an address outside the city', async () => {
  const quoted = await post(filled({ intent: 'quote', way: 'courier', freight: '' }))
  expect(quoted.text).toContain('Pela tabela: ')
  const outside = await post(filled({ way: 'courier', city: 'Osasco', postalCode: '06010-000' }))
  expect(outside.status).toBe(409)
  expect(outside.text).toContain('fora da cidade de São Paulo')
})

test('only an administrator writes orders down; only its customer opens the unpaid one in an account', async () => {
  const email = `${randomUUID()}@exemplo.com.br`
  const customer = await newCustomer(running, email)
  const stranger = await newCustomer(running, `${randomUUID()}@exemplo.com.br`)
  const foreign = filled()
  await post(foreign, stranger)
  const written = eq(orders.attemptKey, `by-hand:${foreign.key}`)
  expect(await running.shop.db.$count(orders, written)).toBe(0)
  const { order } = await unpaid({ email })
  const path = `/pedidos/${order.orderNumber}`
  expect((await customer.get(path)).status).toBe(200)
  expect((await customer.get(`${path}/pagar`)).status).toBe(200)
  expect((await stranger.get(path)).status).toBe(404)
})

async function unpaid(changes: Record<string, string> = {}) {
  const whatsapp = { origin: 'whatsapp', phone: '(11) 90000-0101', payment: 'unpaid', holdHours: '24' }
  const { goTo: ready } = await post(filled({ ...whatsapp, ...changes }))
  const [, id = ''] = /^\/admin\/pedidos\/([0-9a-f-]{36})\/link\?anotado=1$/.exec(ready) ?? []
  const [order] = await running.shop.db.select().from(orders).where(eq(orders.id, id))
  if (!order) throw new Error(`no order behind ${ready}`)
  return { ready, order, link: orderLinkPath(running.shop, order) }
}

describe('the link of an order from WhatsApp', () => {
  test('is in the first message that the owner sends', async () => {
    const { ready, order, link } = await unpaid()
    const page = await (await owner.get(ready)).text()
    expect(page.replace(/<[^>]+>/g, '')).toContain(`Anotado: ${order.orderNumber}`)
    expect(page).toContain('https://wa.me/5511900000101?text=Oi%2C%20Marina!%20Anotei%3A%201%20Lavanda')
    expect(page).toContain(link.split('chave=')[1])
  })

  test('is not indexed, not cached on the way, and contains no name', async () => {
    const { link } = await unpaid()
    const answer = await running.guest().get(link)
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'x-robots-tag': 'noindex, nofollow',
      'cache-control': 'private, no-store',
    })
    expect(answer.headers.get('Referrer-Policy')).toContain('same-origin')
    const page = await answer.text()
    expect(page).toContain('br.gov.bcb.pix')
    for (const secret of ['Marina', 'Duarte', '0000-0101', '00000101', 'Caiubi', 'Perdizes'])
      expect(page).not.toContain(secret)
    const robots = await (await running.guest().get('/robots.txt')).text()
    expect(robots).toContain('Disallow: /pedido/')
  })

  test('a wrong key, the key of another order and an order of the shop are the same 404', async () => {
    const [order, other] = [await unpaid(), await unpaid()]
    const foreign = order.link.replace(/chave=.*/, other.link.split('?')[1] ?? '')
    const pages = [
      foreign,
      order.link.slice(0, -1),
      '/pedido/LC-0000-0000?chave=x',
      order.link.split('?')[0] ?? '',
    ]
    const answers = await Promise.all(pages.map((page) => running.guest().get(page)))
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    const linkFields = { order_number: order.order.orderNumber, key: 'x' }
    expect((await running.guest().call('/api/linked-payment', linkFields)).status).toBe(404)
  })

  test('pays without an account and without a script, and shows the order afterwards', async () => {
    const { ready, link, order } = await unpaid()
    const guest = running.guest()
    await guest.get(link)
    const press = (intent: string) =>
      guest.send(link, {
        method: 'POST',
        body: new URLSearchParams({ intent }),
        headers: { Accept: 'text/html' },
      })
    expect((await press('boleto')).status).toBe(400)
    expect((await press('check')).headers.get('Location')).toBe(link)
    expect((await press('simulate')).headers.get('Location')).toBe(link)
    expect((await press('check')).headers.get('Location')).toBe(link)
    const page = await readContent(await guest.get(link))
    expect(page).toContain('Pagamento recebido')
    expect(page).toContain('Criar uma conta')
    expect(page).not.toContain('Marina')
    // Once paid, no message with a payment request is offered.
    expect(await readContent(await owner.get(ready))).not.toContain('Mandar pelo WhatsApp')
    // The slower payer is redirected and opens no second payment.
    expect((await press('card')).headers.get('Location')).toBe(link)
    const status = { order_number: order.orderNumber, key: link.split('chave=')[1] }
    expect((await guest.call('/api/linked-payment', status)).body).toEqual({
      order: {
        payment_status: 'paid',
        payment_method: 'pix',
        pay_until: null,
        total_amount: expect.any(Number),
      },
    })
  })

  test('shows that the order was cancelled, and how to contact the shop', async () => {
    const { link, order } = await unpaid()
    await running.guest().get(link)
    await running.shop.db
      .update(orders)
      .set({ status: 'cancelled', cancelReason: 'owner', holdExpiresAt: null, stockHeld: false })
      .where(eq(orders.id, order.id))
    const page = await readContent(await running.guest().get(link))
    expect(page).toContain('Este pedido foi cancelado')
    expect(page).not.toContain('br.gov.bcb.pix')
  })
  test('cannot be guessed at length, and then the right one waits as well', async () => {
    const { link } = await unpaid()
    const guesses = Array.from({ length: 60 }, (_, at) => link.replace(/chave=.*/, `chave=${at}`))
    await Promise.all(guesses.map((guess) => running.guest().get(guess)))
    const refused = await running.guest().get(link)
    expect(refused.status).toBe(429)
    expect(refused.headers.get('X-Robots-Tag')).toBe('noindex, nofollow')
    expect(await readContent(refused)).toContain('Muitas tentativas')
  })
})

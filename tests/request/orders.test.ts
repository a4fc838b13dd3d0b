import { createHmac, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { users } from '#accounts/schema.ts'
import { createAccountStore } from '#delivery/carriers/providers/melhor-envio/account-store.ts'
import { shipments } from '#fulfilment/shipping/schema.ts'
import { orderGiftOptions, orderGifts } from '#orders/gifts/schema.ts'
import { orders } from '#orders/schema/orders.ts'
import { makeOrder } from '../support/make-orders.ts'
import { readContent } from '../support/page-content.ts'
import { type RunningShop, startSeededShop } from '../support/running-shop.ts'
import { cartOf, findCandle, newCustomer, send } from '../support/shopping.ts'

let running: RunningShop
beforeAll(async () => {
  running = await startSeededShop(inject('seededShop'))
})
afterAll(() => running?.stop())

let people = 0
async function customer() {
  const email = `pedidos-${++people}@exemplo.com.br`
  const visitor = await newCustomer(running, email)
  const [{ id: userId } = { id: '' }] = await running.shop.db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, email))
  return { email, userId, visitor }
}

const daysAgo = (days: number) => new Date(running.shop.clock.now().getTime() - days * 86_400_000)

describe('the order history', () => {
  test('sends a guest to sign in and back', async () => {
    const response = await running.guest().get('/pedidos?status=shipped')
    expect([response.status, response.headers.get('Location')]).toEqual([
      302,
      '/auth?redirectTo=%2Fpedidos%3Fstatus%3Dshipped',
    ])
  })

  test('shows a customer without orders a link to the products', async () => {
    const { visitor } = await customer()
    const page = await (await visitor.get('/pedidos')).text()
    expect(page).toContain('Você ainda não fez nenhum pedido.')
    expect(page).toContain('Continuar Comprando')
  })

  test('shows an order with all its details, and the true freight', async () => {
    const { userId, visitor } = await customer()
    await makeOrder(running.shop, {
      userId,
      status: 'shipped',
      trackingNumber: 'MB-2026-77',
      createdAt: new Date('2026-11-12T17:32:00Z'),
      items: [{ productId: null, name: 'Canela & Laranja', quantity: 2 }],
    })
    await makeOrder(running.shop, { userId, shippingAmount: 0, paymentStatus: 'failed', status: 'cancelled' })
    const page = (await (await visitor.get('/pedidos')).text()).replaceAll('\u00a0', ' ')
    for (const words of [
      '12/11/2026 14:32',
      'Enviado',
      'Pago',
      'Canela &amp; Laranja',
      '2 × R$ 89,90',
      'R$ 179,80',
      'Frete, Motoboy SP',
      'R$ 32,44',
      'Grátis',
      'Falhou',
      'Cancelado',
      'MB-2026-77',
      'Copiar código',
      'Pedir Novamente',
      'Rua Voluntários da Pátria, 482',
    ])
      expect(page).toContain(words)
  })

  test('folds delivered orders except the newest; cancelled orders stay open', async () => {
    const { userId, visitor } = await customer()
    for (const days of [40, 20, 10])
      await makeOrder(running.shop, { userId, status: 'delivered', createdAt: daysAgo(days) })
    for (const days of [30, 2])
      await makeOrder(running.shop, { userId, status: 'cancelled', createdAt: daysAgo(days) })
    const count = async (address: string, text: string) =>
      (await (await visitor.get(address)).text()).split(text).length - 1
    const fold = '<details class="order__past"'
    expect(await count('/pedidos', fold)).toBe(2)
    expect(await count('/pedidos?status=delivered', fold)).toBe(0)
    expect(await count('/pedidos?status=cancelled', fold)).toBe(0)
    expect(await count('/pedidos', 'Suas velas chegaram'), 'said of the open one').toBe(1)
  })

  test('is searched and filtered by its address', async () => {
    const { userId, visitor } = await customer()
    const old = await makeOrder(running.shop, {
      userId,
      status: 'delivered',
      createdAt: daysAgo(40),
      items: [{ productId: null, name: 'Sândalo & Âmbar', quantity: 1 }],
    })
    const recent = await makeOrder(running.shop, { userId, status: 'pending', createdAt: daysAgo(2) })
    const shown = async (query: string) => {
      const page = await (await visitor.get(`/pedidos?${query}`)).text()
      return [old, recent].map(({ orderNumber }) =>
        page.includes(`Pedido <span class="nowrap">${orderNumber}</span>`),
      )
    }
    expect(await shown('')).toEqual([true, true])
    expect(await shown('search=sandalo')).toEqual([true, false])
    expect(await shown(`search=${recent.orderNumber.toLowerCase()}`)).toEqual([false, true])
    expect(await shown('status=pending')).toEqual([false, true])
    expect(await shown('period=month')).toEqual([false, true])
    expect(await shown('period=quarter')).toEqual([true, true])
    const none = await (await visitor.get('/pedidos?search=nada')).text()
    expect(none).toContain('Nenhum pedido corresponde aos filtros aplicados.')
  })

  test('shows only the customer’s own orders', async () => {
    const [first, second] = [await customer(), await customer()]
    const order = await makeOrder(running.shop, { userId: first.userId })
    expect(await (await second.visitor.get('/pedidos')).text()).not.toContain(order.orderNumber)
    const refused = await send(second.visitor, '/pedidos', { intent: 'reorder', orderId: order.id })
    expect(await refused.text()).toContain('Pedido não encontrado')
  })

  test('changes only the customer’s own orders: others do not exist', async () => {
    const { userId } = await customer()
    const { orderNumber } = await makeOrder(running.shop, { userId })
    const { visitor: stranger } = await customer()
    const choice = await stranger.post(`/pedidos/${orderNumber}/leva`, {
      intent: 'day',
      day: '',
      slot: 'nenhum',
    })
    const fields = { day: '2026-11-18', slot: '2026-11-18/morning' }
    const change = await stranger.post(`/pedidos/${orderNumber}`, fields)
    const withdrawal = await stranger.post(`/pedidos/${orderNumber}/desistir`, { intent: 'cancel' })
    const trouble = await stranger.post(`/problema/${orderNumber}`, { kind: 'broken' })
    const answers = [choice, change, withdrawal, trouble]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  })

  test('shows many orders ten to a page', async () => {
    const { userId, visitor } = await customer()
    for (let number = 0; number < 25; number++)
      await makeOrder(running.shop, { userId, createdAt: daysAgo(number / 10) })
    const page = await (await visitor.get('/pedidos?page=2')).text()
    expect(page).toContain('25 pedidos')
    expect(page.match(/<article class="order">/g)).toHaveLength(10)
    expect(page).toContain('page=3')
  })
})

describe('buying again', () => {
  test('puts into the cart what there is, and names what is left out', async () => {
    const { email, userId, visitor } = await customer()
    const candle = await findCandle(running, 'cha-branco')
    const order = await makeOrder(running.shop, {
      userId,
      items: [
        { productId: candle.id, name: 'Chá Branco', quantity: 2 },
        { productId: null, name: 'Figo & Folhas', quantity: 1 },
      ],
    })
    const answer = await (await send(visitor, '/pedidos', { intent: 'reorder', orderId: order.id })).text()
    expect(answer).toContain('Chá Branco: 2 adicionadas ao carrinho')
    expect(answer).toContain('Figo & Folhas não está mais à venda')
    expect(await cartOf(running, email)).toMatchObject([{ productId: candle.id, quantity: 2 }])
  })

  test('without JavaScript leads to the cart with one notice', async () => {
    const { userId, visitor } = await customer()
    const candle = await findCandle(running, 'cha-branco')
    const order = await makeOrder(running.shop, {
      userId,
      items: [{ productId: candle.id, name: 'Chá Branco', quantity: 1 }],
    })
    const response = await visitor.send('/pedidos', {
      method: 'POST',
      body: new URLSearchParams({ intent: 'reorder', orderId: order.id }),
      headers: { Accept: 'text/html' },
    })
    expect([response.status, response.headers.get('Location')]).toEqual([302, '/carrinho'])
    expect(await (await visitor.get('/carrinho')).text()).toContain('Chá Branco adicionada ao carrinho')
  })
})

describe('the gift page of the recipient', () => {
  const MESSAGE = 'Para as noites em que a casa fica quieta.\nHelena'

  async function present(
    facts: Parameters<typeof makeOrder>[1] = {},
    packing?: { name: string; price: number },
  ) {
    const { userId, visitor, email } = await customer()
    const order = await makeOrder(running.shop, { userId, customerEmail: email, ...facts })
    await running.shop.db.insert(orderGifts).values({
      orderId: order.id,
      message: MESSAGE,
      receiverName: 'Rosa Lima',
      receiverPhone: '(11) 98222-0000',
    })
    if (packing)
      await running.shop.db.insert(orderGiftOptions).values({ orderId: order.id, position: 0, ...packing })
    const page = await (await visitor.get(`/pedidos/${order.orderNumber}`)).text()
    const [, address = ''] = /href="[^"]*(\/presente\/[^"]+)"/.exec(page) ?? []
    return { order, page, address: address.replaceAll('&amp;', '&') }
  }

  test('its giver sees the box while it is on its way, where one was bought', async () => {
    const box = { name: 'Caixa rígida com fita', price: 18_90 }
    const alt = 'alt="Duas mãos entregam uma caixa'
    expect((await present({ status: 'shipped' }, box)).page).toContain(alt)
    expect((await present({ status: 'processing' }, box)).page).not.toContain(alt)
    expect((await present({ status: 'shipped' })).page).not.toContain(alt)
  })

  test('shows the card and what comes, and no price, place, telephone or name', async () => {
    const { address } = await present()
    const answer = await running.guest().get(address)
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'x-robots-tag': 'noindex, nofollow',
      'cache-control': 'private, no-store',
    })
    const whole = await answer.text()
    const page = await readContent(new Response(whole))
    for (const words of [
      'Um presente está sendo preparado',
      'Lavanda',
      'casa fica quieta',
      'deixe a superfície',
    ])
      expect(page).toContain(words)
    for (const secret of [
      'Rosa',
      'Martins',
      '98222',
      'Voluntários',
      'Santana',
      'pedidos-',
      '89,90',
      '32,44',
      'unitPrice',
    ])
      expect(whole).not.toContain(secret)
    expect(page).not.toContain('R$')
    expect(await (await running.guest().get('/robots.txt')).text()).toContain('Disallow: /presente/')
  })

  test('is there for a paid present alone, by its own key', async () => {
    const [one, other] = [await present(), await present()]
    const foreign = one.address.replace(/chave=.*/, other.address.split('?')[1] ?? '')
    const pages = [foreign, one.address.slice(0, -1), one.address.split('?')[0] ?? '']
    const answers = await Promise.all(pages.map((page) => running.guest().get(page)))
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
    await running.shop.db.update(orders).set({ status: 'cancelled' }).where(eq(orders.id, one.order.id))
    expect((await running.guest().get(one.address)).status).toBe(404)
    expect((await present({ paymentStatus: 'pending', status: 'pending' })).address).toBe('')
    const { userId, visitor } = await customer()
    const own = await makeOrder(running.shop, { userId })
    expect(await (await visitor.get(`/pedidos/${own.orderNumber}`)).text()).not.toContain('/presente/')
  })
})

test('guessing gift links is rate-limited', async () => {
  const guest = running.guest()
  const guess = () => guest.get('/presente/LC-0000-0000?chave=nada')
  const answers = await Promise.all(Array.from({ length: 61 }, guess))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404, 429]))
  expect(await (await guess()).text()).toContain('Muitas tentativas')
})

describe('the webhook of carriers', () => {
  const secret = 'secret-of-the-app'
  const store = () => createAccountStore(running.shop)
  const reportParcel = (reference: string, event = 'posted') =>
    JSON.stringify({
      event: `order.${event}`,
      data: { id: reference, status: event, tracking: 'AA123456785BR', posted_at: '2026-11-13 09:30:00' },
    })
  const deliver = (body: string, signedWith: string | null = secret) =>
    fetch(`${running.url}/api/webhooks/carriers`, {
      method: 'POST',
      body,
      headers:
        signedWith === null
          ? {}
          : { 'X-ME-Signature': createHmac('sha256', signedWith).update(body).digest('base64') },
    })
  const answerTo = async (...sent: Parameters<typeof deliver>) => {
    const answer = await deliver(...sent)
    return [answer.status, await answer.text()]
  }

  test('accepts only a signature over the raw bytes, and reveals nothing to others', async () => {
    const reference = randomUUID()
    // The answer must not reveal whether an account is connected.
    expect(await answerTo(reportParcel(reference))).toEqual([401, ''])
    const tokens = { environment: 'sandbox', accessToken: 'token-1', refreshToken: null } as const
    await store().save({ ...tokens, appSecret: secret }, null)
    expect(await answerTo(reportParcel(reference), 'another secret')).toEqual([401, ''])
    expect(await answerTo(reportParcel(reference), null)).toEqual([401, ''])
    expect(await answerTo(reportParcel(reference))).toEqual([404, ''])
    expect(await answerTo('{"event":')).toEqual([400, ''])
    expect((await deliver('x'.repeat(1_048_577))).status).toBe(413)
    expect(await answerTo('{"event":"test"}')).toEqual([200, '{"received":true}'])
  })

  test('moves the parcel, and its customer sees where to track it', async () => {
    const tokens = { environment: 'sandbox', accessToken: 'token-1', refreshToken: null } as const
    await store().save({ ...tokens, appSecret: secret }, null)
    const { userId, visitor } = await customer()
    const way = { deliveryWay: 'carrier', shippingProvider: 'Correios', shippingService: 'PAC' } as const
    const order = await makeOrder(running.shop, { userId, ...way })
    const [label] = await running.shop.db
      .insert(shipments)
      .values({
        orderId: order.id,
        source: 'melhor-envio',
        carrier: 'Correios',
        service: 'PAC',
        reference: randomUUID(),
        state: 'bought',
        parcel: {
          box: { id: 'p', name: 'P', inner: [160, 110, 120], grams: 120, cost: 0 },
          grams: 700,
          value: 8990,
          items: [],
        },
      })
      .returning()
    for (let time = 0; time < 2; time += 1)
      expect((await deliver(reportParcel(label?.reference ?? ''))).status).toBe(200)
    const page = await readContent(await visitor.get(`/pedidos/${order.orderNumber}`))
    for (const words of [
      'https://www.melhorrastreio.com.br/rastreio/AA123456785BR',
      'Postado',
      '13/11 09:30',
      'A caminho',
    ])
      expect(page).toContain(words)
  })

  test('rejects a sender with too many requests', async () => {
    const spend = () => running.shop.rateLimits.consume('carrier-webhook', '127.0.0.1')
    await Promise.all(Array.from({ length: 600 }, spend))
    expect((await deliver('{}')).status).toBe(429)
  })
})

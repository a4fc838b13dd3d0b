import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { orders } from '#database/schema/orders.ts'
import { type RunningShop, startSeededShop } from '../support/running-shop.ts'
import {
  addToCart,
  CAIUBI,
  CAIUBI_LINES,
  cartOf,
  findCandle,
  newCustomer,
  setProduct,
} from '../support/shopping.ts'
import type { Visitor } from '../support/visitor.ts'

let running: RunningShop
beforeAll(async () => {
  running = await startSeededShop(inject('seededShop'), { RATE_LIMITS: 'create-checkout=500/60' })
  const { id } = await findCandle(running, 'lavanda-camomila')
  await setProduct(running, id, { stockQuantity: 200 })
})
afterAll(() => running?.stop())

let people = 0
/** A customer with two candles in her cart and a price for bringing them home. */
async function buyer() {
  const email = `compra-${++people}@exemplo.com.br`
  const visitor = await newCustomer(running, email)
  const candle = await findCandle(running, 'lavanda-camomila')
  await addToCart(visitor, candle, 2)
  const quoted = await visitor.call('calculate-frete-motoboy-sp', {
    destinationAddress: 'Rua Caiubi, 318, São Paulo',
    address: CAIUBI,
    mode: 'TABELA',
    isExpress: false,
  })
  const freight = Number(quoted.body.price)
  const request = {
    cartItems: [{ product_id: candle.id, variant_id: candle.variantId, quantity: 2 }],
    customerInfo: { name: 'Ana Prado', email, phone: '(11) 90000-0000', address: CAIUBI_LINES },
    shippingInfo: { price: freight, provider: 'Motoboy SP', service: 'TABELA', breakdown: {} },
    expected_total: (candle.price * 2 + Math.round(freight * 100)) / 100,
  }
  return { email, visitor, candle, request }
}

const ordersOf = (email: string) =>
  running.shop.db.select().from(orders).where(eq(orders.customerEmail, email))

const card = (number: string) => ({ number, expiry_month: 12, expiry_year: 2034, cvc: '123' })

const pay = (visitor: Visitor, clientSecret: unknown, number: string) =>
  visitor.call('pay-test-card', { client_secret: clientSecret, ...card(number) })

describe('create-checkout', () => {
  test('holds the candles and answers with a client secret and the total', async () => {
    const { email, visitor, request } = await buyer()
    const before = (await findCandle(running, 'lavanda-camomila')).stock
    const started = await visitor.call('create-checkout', request)
    expect(started).toMatchObject({
      status: 200,
      body: {
        client_secret: expect.any(String),
        total_amount: request.expected_total,
        session_id: expect.any(String),
        payment: { provider: 'offline' },
      },
    })
    expect((await findCandle(running, 'lavanda-camomila')).stock).toBe(before - 2)
    expect(await ordersOf(email)).toMatchObject([
      { status: 'pending', paymentStatus: 'pending', shippingAddress: CAIUBI_LINES },
    ])
  })

  test('pressed twice, or opened again, is one order', async () => {
    const { email, visitor, request } = await buyer()
    const [one, other] = await Promise.all([
      visitor.call('create-checkout', request),
      visitor.call('create-checkout', request),
    ])
    const again = await visitor.call('create-checkout', request)
    expect(other.body.session_id).toBe(one.body.session_id)
    expect(again.body.session_id).toBe(one.body.session_id)
    expect(await ordersOf(email)).toHaveLength(1)
  })

  test('of more than a first purchase may hold says whom to ask', async () => {
    const { visitor, candle, request } = await buyer()
    await addToCart(visitor, candle, 23)
    const cartItems = [{ ...request.cartItems[0], quantity: 25 }]
    const { expected_total: _total, ...rest } = request
    expect(await visitor.call('create-checkout', { ...rest, cartItems })).toMatchObject({
      status: 409,
      body: {
        code: 'too-many-units',
        error: expect.stringMatching(/^Para quantidades maiores, fale com a gente\. /),
      },
    })
  })

  test('by Pix shows one code, which a card may take the place of, and which pays the order', async () => {
    const { email, visitor, request } = await buyer()
    const byPix = { ...request, payment_method: 'pix' }
    const first = await visitor.call('create-checkout', byPix)
    expect(first).toMatchObject({
      status: 200,
      body: {
        payment_method: 'pix',
        pix: { copy_paste: expect.stringMatching(/^000201.*6304[0-9A-F]{4}$/) },
      },
    })
    const byCard = await visitor.call('create-checkout', request)
    expect(byCard.body).toMatchObject({ order_number: first.body.order_number, pix: null })
    const again = await visitor.call('create-checkout', byPix)
    expect(again.body.pix).not.toEqual(first.body.pix)
    const own = { order_number: first.body.order_number }
    expect((await (await buyer()).visitor.call('pay-test-pix', own)).status).toBe(404)
    expect((await visitor.call('pay-test-pix', own)).body).toEqual({ success: true })
    const seen = await visitor.call('get-payment-status', { session_id: first.body.session_id })
    expect(seen.body.order).toMatchObject({ payment_status: 'paid' })
    expect(await ordersOf(email)).toMatchObject([{ paymentMethod: 'pix', paymentAttempt: 3 }])
  })

  test('is for those who are signed in', async () => {
    const { request } = await buyer()
    expect((await running.guest().call('create-checkout', request)).status).toBe(401)
  })

  type Request = Awaited<ReturnType<typeof buyer>>['request']
  const item = (request: Request) => request.cartItems[0]

  test.each<[string, (request: Request) => unknown, number, string]>([
    [
      'another price in a line',
      (r) => ({ ...r, cartItems: [{ ...item(r), price: 0.01 }] }),
      400,
      'Alguns campos não puderam ser lidos. Confira e tente de novo.',
    ],
    ['another total', (r) => ({ ...r, expected_total: 1 }), 409, 'O total mudou de R$\u00a01,00 para'],
    [
      'a cheaper freight',
      (r) => ({ ...r, shippingInfo: { ...r.shippingInfo, price: 0.01 } }),
      409,
      'O frete vale por 30 minutos e só para o endereço calculado. Calcule de novo para continuar.',
    ],
    ['no freight', ({ shippingInfo: _none, ...r }) => r, 409, 'Calcule o frete antes de finalizar a compra.'],
    [
      'another address than the quoted one',
      (r) => ({
        ...r,
        customerInfo: { ...r.customerInfo, address: { ...CAIUBI_LINES, line1: 'Rua Augusta, 900' } },
      }),
      409,
      'O frete vale por 30 minutos',
    ],
    [
      'fewer candles than in the cart',
      (r) => ({ ...r, cartItems: [{ ...item(r), quantity: 1 }] }),
      409,
      'Seu carrinho mudou',
    ],
    ['nothing', (r) => ({ ...r, cartItems: [] }), 409, 'Seu carrinho mudou'],
    [
      'somebody else’s e-mail',
      (r) => ({ ...r, customerInfo: { ...r.customerInfo, email: 'outra@exemplo.com.br' } }),
      409,
      'O pedido sempre vai com o e-mail da sua conta.',
    ],
    ...[-1, 0, 0.5, 1e9].map((quantity): [string, (request: Request) => unknown, number, string] => [
      `a quantity of ${quantity}`,
      (r) => ({ ...r, cartItems: [{ ...item(r), quantity }] }),
      400,
      'Alguns campos não puderam ser lidos.',
    ]),
    [
      'an id that nobody knows',
      (r) => ({ ...r, cartItems: [{ ...item(r), product_id: crypto.randomUUID() }] }),
      409,
      'Seu carrinho mudou',
    ],
  ])('refuses %s, and nothing happens', async (_case, tamper, status, sentence) => {
    const { email, visitor, request } = await buyer()
    const refused = await visitor.call('create-checkout', tamper(request))
    expect(refused.status).toBe(status)
    expect(refused.body.error).toContain(sentence)
    expect(await ordersOf(email)).toEqual([])
    expect(await cartOf(running, email)).toMatchObject([{ quantity: 2 }])
  })

  test('refuses an empty cart', async () => {
    const visitor = await newCustomer(running, 'carrinho-vazio@exemplo.com.br')
    const { request } = await buyer()
    const { email: _hers, ...customerInfo } = request.customerInfo
    const quoted = await visitor.call('calculate-frete-motoboy-sp', {
      destinationAddress: 'Rua Caiubi, 318, São Paulo',
      address: CAIUBI,
    })
    const refused = await visitor.call('create-checkout', {
      ...request,
      customerInfo,
      cartItems: [],
      shippingInfo: { ...request.shippingInfo, price: quoted.body.price },
    })
    expect(refused).toMatchObject({ status: 409, body: { error: 'Carrinho vazio', code: 'cart-empty' } })
  })

  test('names what is no longer sold and what is short', async () => {
    const { visitor, candle, request } = await buyer()
    await setProduct(running, candle.id, { active: false })
    const unsold = await visitor.call('create-checkout', request)
    expect(unsold.body.error).toContain('Lavanda & Camomila não está mais à venda.')
    const { stock } = await findCandle(running, 'lavanda-camomila')
    await setProduct(running, candle.id, { active: true, stockQuantity: 1 })
    const short = await visitor.call('create-checkout', request)
    await setProduct(running, candle.id, { stockQuantity: stock })
    expect(short.body.error).toContain('Lavanda & Camomila (você pediu 2, temos 1)')
  })
})

describe('paying', () => {
  test('with a good card settles the order and takes what was bought out of the cart', async () => {
    const { email, visitor, request } = await buyer()
    const { body } = await visitor.call('create-checkout', request)
    expect((await pay(visitor, body.client_secret, '4242424242424242')).body).toMatchObject({ success: true })
    const status = await visitor.call('get-payment-status', { session_id: body.session_id })
    expect(status).toMatchObject({
      status: 200,
      body: {
        order: {
          payment_status: 'paid',
          status: 'processing',
          total_amount: body.total_amount,
          customer_email: email,
          order_items: [{ quantity: 2, product_snapshot: { name: 'Lavanda & Camomila' } }],
        },
      },
    })
    expect(JSON.stringify(status.body)).not.toMatch(/notes|actual_cost|payment_reference/)
    expect(await cartOf(running, email)).toEqual([])
    const again = await visitor.call('create-checkout', request)
    expect(again.status).toBe(409)
  })

  test.each([
    ['4000000000000002', 'O banco recusou o pagamento. Tente outro cartão ou fale com o seu banco.'],
    ['4000000000009995', 'O cartão não tem saldo suficiente. Tente outro cartão.'],
    ['4242424242424241', 'O número do cartão não confere. Verifique e tente de novo.'],
  ])('with %s says why not, and leaves room for another card', async (number, sentence) => {
    const { visitor, request } = await buyer()
    const { body } = await visitor.call('create-checkout', request)
    expect((await pay(visitor, body.client_secret, number)).body).toEqual({ success: false, error: sentence })
    expect((await pay(visitor, body.client_secret, '4242424242424242')).body).toMatchObject({ success: true })
  })

  test('a card number is in no answer and no table', async () => {
    const { visitor, request } = await buyer()
    const { body } = await visitor.call('create-checkout', request)
    await pay(visitor, body.client_secret, '4242424242424242')
    const { rows } = await running.shop.db.execute(
      `select count(*)::int as found from offline_payments where offline_payments::text like '%42424242%'`,
    )
    expect(rows).toEqual([{ found: 0 }])
  })

  test('the bank’s confirmation step pays, or leads to the cancelled checkout', async () => {
    for (const [answer, destination] of [
      ['refuse', '/checkout/cancel'],
      ['approve', '/checkout/success?session_id='],
    ] as const) {
      const { visitor, request } = await buyer()
      const { body } = await visitor.call('create-checkout', request)
      const { redirect_to } = (await pay(visitor, body.client_secret, '4000002500003155')).body
      const path = new URL(String(redirect_to)).pathname
      const page = await (await visitor.get(path)).text()
      expect(page).toContain('Autorizar pagamento')
      expect((await (await running.customer()).get(path)).status).toBe(404)
      const answered = await visitor.post(path, { answer })
      expect(answered.status).toBe(302)
      expect(answered.headers.get('Location')).toContain(destination)
    }
  })
})

describe('get-payment-status and the success page', () => {
  test('belong to the order’s owner alone', async () => {
    const { visitor, request } = await buyer()
    const { body } = await visitor.call('create-checkout', request)
    const stranger = await buyer()
    expect(await stranger.visitor.call('get-payment-status', { session_id: body.session_id })).toMatchObject({
      status: 404,
      body: { error: 'Pedido não encontrado' },
    })
    const page = await stranger.visitor.get(`/checkout/success?session_id=${body.session_id}`)
    expect(page.status).toBe(404)
    expect(await page.text()).toContain('Pedido não encontrado')
  })

  test('say what is still open, and then that it is paid', async () => {
    const { email, visitor, request } = await buyer()
    const { body } = await visitor.call('create-checkout', request)
    const address = `/checkout/success?session_id=${body.session_id}`
    const waiting = await (await visitor.get(address)).text()
    expect(waiting).toContain('Estamos conferindo o seu pagamento')
    await pay(visitor, body.client_secret, '4242424242424242')
    const response = await visitor.get(address)
    const page = await response.text()
    expect(response.headers.get('Cache-Control')).toBe('private, no-store')
    for (const words of [
      'Pagamento confirmado',
      'Obrigada, Ana.',
      'Processando',
      'Pago',
      'Lavanda &amp; Camomila',
      'Rua Caiubi, 318',
      'apto 72 – Perdizes',
      `Enviada para ${email}`,
      'Preparo do pedido',
      'código de rastreio',
      'href="/pedidos"',
    ])
      expect(page).toContain(words)
  })

  test.each(['/checkout/success', '/checkout/success?session_id='])('%s is no session', async (address) => {
    const page = await (await running.customer()).get(address)
    expect(page.status).toBe(400)
    const text = await page.text()
    expect(text).toContain('Ops! Algo deu errado')
    expect(text).toContain('Sessão inválida')
    expect(text).toContain('Voltar ao início')
  })

  test('a declined card leads to the page that says that nothing was charged', async () => {
    const { visitor, request } = await buyer()
    const { body } = await visitor.call('create-checkout', request)
    await pay(visitor, body.client_secret, '4000000000000002')
    const page = await visitor.get(`/checkout/success?session_id=${body.session_id}`)
    expect([page.status, page.headers.get('Location')]).toEqual([302, '/checkout/cancel'])
    const cancelled = await (await visitor.get('/checkout/cancel')).text()
    expect(cancelled).toContain('Nenhum valor foi cobrado e o seu carrinho continua guardado')
    expect(cancelled).toContain('Falar com o suporte')
    expect(cancelled).toContain('mailto:')
  })
})

describe('an order whose card was refused', () => {
  async function refused() {
    const who = await buyer()
    const { body } = await who.visitor.call('create-checkout', who.request)
    await pay(who.visitor, body.client_secret, '4000000000000002')
    await who.visitor.call('get-payment-status', { session_id: body.session_id })
    const [order] = await ordersOf(who.email)
    const address = `/pedidos/${order?.orderNumber}/pagar`
    const read = async (path: string) => (await who.visitor.get(path)).text()
    return { ...who, body, address, read }
  }

  test('says what to do next, in the history, on its own page and on the page of the cancelled checkout', async () => {
    const { address, read } = await refused()
    for (const path of ['/pedidos', address.replace('/pagar', ''), '/checkout/cancel']) {
      const page = await read(path)
      expect(page).toContain('Tentar outro cartão')
      expect(page).toContain(`href="${address}"`)
    }
    expect(await read('/pedidos')).toContain('class="setback"')
  })

  test('is paid at its own address, with its own items, whatever the cart holds', async () => {
    const { visitor, candle, body, address, read } = await refused()
    await addToCart(visitor, candle, 3)
    const page = (await read(address)).replaceAll('\u00a0', ' ')
    expect(page).toContain('Tentar outro cartão')
    expect(page).toContain('O banco recusou o pagamento.')
    expect(page).toContain('2 × R$')
    await pay(visitor, body.client_secret, '4242424242424242')
    const paid = await visitor.get(address)
    expect([paid.status, paid.headers.get('Location')]).toEqual([
      302,
      `/checkout/success?session_id=${body.session_id}`,
    ])
    expect(await read('/checkout/cancel')).not.toContain('Tentar outro cartão')
  })

  test('that was given up leads to the same candles again', async () => {
    const { email, visitor, address, read } = await refused()
    const [order] = await ordersOf(email)
    await visitor.post('/pedidos', { intent: 'cancel', orderId: order?.id ?? '' })
    const page = await read(address)
    expect(page).toContain('O prazo deste pagamento terminou')
    expect(page).toContain('Pedir Novamente')
  })

  test('is found again from its address on another device, after signing in', async () => {
    const { email, address } = await refused()
    const guest = await running.guest().get(address)
    expect([guest.status, guest.headers.get('Location')]).toEqual([
      302,
      `/auth?redirectTo=${encodeURIComponent(address)}`,
    ])
    const elsewhere = await (await running.signedIn(email)).get(address)
    expect(await elsewhere.text()).toContain('Tentar outro cartão')
  })

  test('is nobody else’s to see or to pay', async () => {
    const { address } = await refused()
    const stranger = await buyer()
    for (const path of [address, address.replace('/pagar', '')]) {
      const page = await stranger.visitor.get(path)
      expect(page.status).toBe(404)
      const text = await page.text()
      expect(text).toContain('Pedido não encontrado')
      expect(text).toContain('Se ele é de outra conta, entre com o e-mail dela.')
    }
  })
})

describe('the cart after paying', () => {
  test('is the thanks, with the way to the order', async () => {
    const { visitor, request } = await buyer()
    const { body } = await visitor.call('create-checkout', request)
    await pay(visitor, body.client_secret, '4242424242424242')
    const page = await (await visitor.get(`/carrinho?pago=${body.session_id}`)).text()
    expect(page).toContain('Obrigada, Ana.')
    expect(page).toContain(`href="/checkout/success?session_id=${body.session_id}"`)
    expect(page).not.toContain('Seu carrinho está vazio')
  })

  test('stays the cart for somebody else’s order, or none', async () => {
    const { visitor, request } = await buyer()
    const { body } = await visitor.call('create-checkout', request)
    await pay(visitor, body.client_secret, '4242424242424242')
    const stranger = await buyer()
    for (const session of [body.session_id, 'nada'])
      expect(await (await stranger.visitor.get(`/carrinho?pago=${session}`)).text()).not.toContain('Obrigada')
  })
})

describe('the payment webhook', () => {
  test('takes nothing without a signature', async () => {
    const response = await fetch(`${running.url}/api/webhooks/payments`, { method: 'POST', body: '{}' })
    expect(response.status).toBe(400)
  })

  test('settles what nobody came back for', async () => {
    const { email, visitor, request } = await buyer()
    const { body } = await visitor.call('create-checkout', request)
    await pay(visitor, body.client_secret, '4242424242424242')
    await expect
      .poll(async () => (await ordersOf(email))[0]?.paymentStatus, { timeout: 30_000, interval: 50 })
      .toBe('paid')
  })
})

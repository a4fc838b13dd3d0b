import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { CAIUBI, CAIUBI_LINES } from '../../lab/visitors/requests.ts'
import { newBuyer, ordersOf, pay, startShopForBuyers } from '../support/buyers.ts'
import type { RunningShop } from '../support/running-shop.ts'
import { addToCart, cartOf, findCandle, newCustomer, setProduct } from '../support/shopping.ts'

let running: RunningShop
beforeAll(async () => {
  running = await startShopForBuyers(inject('seededShop'))
})
afterAll(() => running?.stop())

describe('create-checkout', () => {
  test('holds the candles and answers with a client secret and the total', async () => {
    const { email, visitor, request } = await newBuyer(running)
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
    expect(await ordersOf(running, email)).toMatchObject([
      { status: 'pending', paymentStatus: 'pending', shippingAddress: CAIUBI_LINES },
    ])
  })

  test('pressed twice, or opened again, is one order', async () => {
    const { email, visitor, request } = await newBuyer(running)
    const [one, other] = await Promise.all([
      visitor.call('create-checkout', request),
      visitor.call('create-checkout', request),
    ])
    const again = await visitor.call('create-checkout', request)
    expect(other.body.session_id).toBe(one.body.session_id)
    expect(again.body.session_id).toBe(one.body.session_id)
    expect(await ordersOf(running, email)).toHaveLength(1)
  })

  test('above the limit of a first purchase names a contact', async () => {
    const { visitor, candle, request } = await newBuyer(running)
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

  test('shows one Pix code, can switch to a card, and pays the order', async () => {
    const { email, visitor, request } = await newBuyer(running)
    const byPix = { ...request, payment_method: 'pix' }
    const first = await visitor.call('create-checkout', byPix)
    expect(first).toMatchObject({
      status: 200,
      body: {
        payment_method: 'pix',
        pix: { copyPaste: expect.stringMatching(/^000201.*6304[0-9A-F]{4}$/) },
      },
    })
    const byCard = await visitor.call('create-checkout', request)
    expect(byCard.body).toMatchObject({ order_number: first.body.order_number, pix: null })
    const again = await visitor.call('create-checkout', byPix)
    expect(again.body.pix).not.toEqual(first.body.pix)
    const own = { order_number: first.body.order_number }
    expect((await (await newBuyer(running)).visitor.call('/api/test-pix', own)).status).toBe(404)
    expect((await visitor.call('/api/test-pix', own)).body).toEqual({ success: true })
    const seen = await visitor.call('get-payment-status', { session_id: first.body.session_id })
    expect(seen.body.order).toMatchObject({ payment_status: 'paid' })
    expect(await ordersOf(running, email)).toMatchObject([{ paymentMethod: 'pix', paymentAttempt: 3 }])
  })

  test('requires an account', async () => {
    const { request } = await newBuyer(running)
    expect((await running.guest().call('create-checkout', request)).status).toBe(401)
  })

  type Request = Awaited<ReturnType<typeof newBuyer>>['request']
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
      'O pedido usa sempre o e-mail da sua conta.',
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
    const { email, visitor, request } = await newBuyer(running)
    const refusal = await visitor.call('create-checkout', tamper(request))
    expect(refusal.status).toBe(status)
    expect(refusal.body.error).toContain(sentence)
    expect(await ordersOf(running, email)).toEqual([])
    expect(await cartOf(running, email)).toMatchObject([{ quantity: 2 }])
  })

  test('refuses an empty cart', async () => {
    const visitor = await newCustomer(running, 'carrinho-vazio@exemplo.com.br')
    const { request } = await newBuyer(running)
    const { email: _hers, ...customerInfo } = request.customerInfo
    const quotation = await visitor.call('calculate-frete-motoboy-sp', {
      destinationAddress: 'Rua Caiubi, 318, São Paulo',
      address: CAIUBI,
    })
    const refusal = await visitor.call('create-checkout', {
      ...request,
      customerInfo,
      cartItems: [],
      shippingInfo: { ...request.shippingInfo, price: quotation.body.price },
    })
    expect(refusal).toMatchObject({ status: 409, body: { error: 'Carrinho vazio', code: 'cart-empty' } })
  })

  test('names what is no longer sold and what is short', async () => {
    const { visitor, candle, request } = await newBuyer(running)
    await setProduct(running, candle.id, { active: false })
    const unsold = await visitor.call('create-checkout', request)
    expect(unsold.body.error).toContain('Lavanda & Camomila não está mais à venda.')
    const { stock } = await findCandle(running, 'lavanda-camomila')
    await setProduct(running, candle.id, { active: true, stockQuantity: 1 })
    const short = await visitor.call('create-checkout', request)
    await setProduct(running, candle.id, { stockQuantity: stock })
    expect(short.body.error).toContain('Lavanda & Camomila, 180 g (você pediu 2, temos 1)')
  })
})

describe('the payment webhook', () => {
  test('takes nothing without a signature', async () => {
    const response = await fetch(`${running.url}/api/webhooks/payments`, { method: 'POST', body: '{}' })
    expect(response.status).toBe(400)
  })

  test('settles payments of customers who never return to the page', async () => {
    const { email, visitor, request } = await newBuyer(running)
    const { body } = await visitor.call('create-checkout', request)
    await pay(visitor, body.client_secret, '4242424242424242')
    await expect
      .poll(async () => (await ordersOf(running, email))[0]?.paymentStatus, { timeout: 30_000, interval: 50 })
      .toBe('paid')
  })
})

import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { newBuyer, pay, startShopForBuyers } from '../support/buyers.ts'
import type { RunningShop } from '../support/running-shop.ts'
import { cartOf } from '../support/shopping.ts'

let running: RunningShop
beforeAll(async () => {
  running = await startShopForBuyers(inject('seededShop'))
})
afterAll(() => running?.stop())

describe('paying', () => {
  test('settles the order with a valid card and removes the bought lines from the cart', async () => {
    const { email, visitor, request } = await newBuyer(running)
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
  ])('explains the reason for %s, and offers another card', async (number, sentence) => {
    const { visitor, request } = await newBuyer(running)
    const { body } = await visitor.call('create-checkout', request)
    expect((await pay(visitor, body.client_secret, number)).body).toEqual({ success: false, error: sentence })
    expect((await pay(visitor, body.client_secret, '4242424242424242')).body).toMatchObject({ success: true })
  })

  test('shows that no card can pay a payment that was closed in the meantime', async () => {
    const { visitor, request } = await newBuyer(running)
    const first = await visitor.call('create-checkout', request)
    await visitor.call('create-checkout', { ...request, payment_method: 'pix' })
    expect((await pay(visitor, first.body.client_secret, '4242424242424242')).body).toEqual({
      success: false,
      error: 'Este pagamento foi encerrado. Confira o pedido e o valor antes de pagar de novo.',
      is_over: true,
    })
  })

  test('a card number is in no answer and no table', async () => {
    const { visitor, request } = await newBuyer(running)
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
      const { visitor, request } = await newBuyer(running)
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
    const { visitor, request } = await newBuyer(running)
    const { body } = await visitor.call('create-checkout', request)
    const stranger = await newBuyer(running)
    expect(await stranger.visitor.call('get-payment-status', { session_id: body.session_id })).toMatchObject({
      status: 404,
      body: { error: 'Pedido não encontrado' },
    })
    const page = await stranger.visitor.get(`/checkout/success?session_id=${body.session_id}`)
    expect(page.status).toBe(404)
    expect(await page.text()).toContain('Pedido não encontrado')
  })

  test('say what is still open, and then that it is paid', async () => {
    const { email, visitor, request } = await newBuyer(running)
    const { body } = await visitor.call('create-checkout', request)
    const address = `/checkout/success?session_id=${body.session_id}`
    const waiting = await (await visitor.get(address)).text()
    expect(waiting).toContain('Estamos conferindo o seu pagamento')
    await pay(visitor, body.client_secret, '4242424242424242')
    await visitor.call('get-payment-status', { session_id: body.session_id })
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

  test('a declined card leads to the page that shows that nothing was charged', async () => {
    const { visitor, request } = await newBuyer(running)
    const { body } = await visitor.call('create-checkout', request)
    await pay(visitor, body.client_secret, '4000000000000002')
    await visitor.call('get-payment-status', { session_id: body.session_id })
    const page = await visitor.get(`/checkout/success?session_id=${body.session_id}`)
    expect([page.status, page.headers.get('Location')]).toEqual([302, '/checkout/cancel'])
    const cancelled = await (await visitor.get('/checkout/cancel')).text()
    expect(cancelled).toContain('Nenhum valor foi cobrado e o seu carrinho continua guardado')
    expect(cancelled).toContain('Falar com a gente')
    expect(cancelled).toContain('mailto:')
  })
})

describe('the cart after paying', () => {
  test('is the thanks, with the way to the order', async () => {
    const { visitor, request } = await newBuyer(running)
    const { body } = await visitor.call('create-checkout', request)
    await pay(visitor, body.client_secret, '4242424242424242')
    await visitor.call('get-payment-status', { session_id: body.session_id })
    const page = await (await visitor.get(`/carrinho?pago=${body.session_id}`)).text()
    expect(page).toContain('Obrigada, Ana.')
    expect(page).toContain(`href="/checkout/success?session_id=${body.session_id}"`)
    expect(page).not.toContain('Seu carrinho está vazio')
  })

  test('shows the cart for another customer’s order, or for none', async () => {
    const { visitor, request } = await newBuyer(running)
    const { body } = await visitor.call('create-checkout', request)
    await pay(visitor, body.client_secret, '4242424242424242')
    const stranger = await newBuyer(running)
    for (const session of [body.session_id, 'nada'])
      expect(await (await stranger.visitor.get(`/carrinho?pago=${session}`)).text()).not.toContain('Obrigada')
  })
})

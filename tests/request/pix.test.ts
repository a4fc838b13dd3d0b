import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { orders } from '#orders/schema/orders.ts'
import { paymentSettings } from '#orders/schema/payments.ts'
import { orderColumns } from '#orders/use-cases/order-rows.ts'
import { formatDeadline } from '#platform/domain/sao-paulo-time.ts'
import { CAIUBI, CAIUBI_LINES } from '../../lab/visitors/requests.ts'
import { type RunningShop, startSeededShop } from '../support/running-shop.ts'
import { addToCart, findCandle, newCustomer, setProduct } from '../support/shopping.ts'
import type { Visitor } from '../support/visitor.ts'

const PERCENT = 5
let running: RunningShop
beforeAll(async () => {
  running = await startSeededShop(inject('seededShop'), { RATE_LIMITS: 'create-checkout=500/60' })
  const { id } = await findCandle(running, 'lavanda-camomila')
  await setProduct(running, id, { stockQuantity: 200 })
})
afterAll(() => running?.stop())

const setDiscount = (pixDiscountPercent: number) =>
  running.shop.db
    .insert(paymentSettings)
    .values({ pixDiscountPercent })
    .onConflictDoUpdate({ target: paymentSettings.singleton, set: { pixDiscountPercent } })

const read = async (response: Promise<Response>) => (await (await response).text()).replaceAll('\u00a0', ' ')
const inReais = (centavos: number) => `R$ ${(centavos / 100).toFixed(2).replace('.', ',')}`

let people = 0
async function openPix() {
  await setDiscount(PERCENT)
  const email = `pix-${++people}@exemplo.com.br`
  const visitor = await newCustomer(running, email)
  const candle = await findCandle(running, 'lavanda-camomila')
  await addToCart(visitor, candle, 2)
  const destinationAddress = 'Rua Caiubi, 318, São Paulo'
  const quote = { destinationAddress, address: CAIUBI, mode: 'TABELA', isExpress: false }
  const freight = Number((await visitor.call('calculate-frete-motoboy-sp', quote)).body.price)
  const full = candle.price * 2 + Math.round(freight * 100)
  const total = full - Math.round((candle.price * 2 * PERCENT) / 100)
  const request = {
    cartItems: [{ product_id: candle.id, variant_id: candle.variantId, quantity: 2 }],
    customerInfo: { name: 'Ana Prado', email, address: CAIUBI_LINES },
    shippingInfo: { price: freight, provider: 'Motoboy SP', service: 'TABELA', breakdown: {} },
    expected_total: total / 100,
    payment_method: 'pix',
  }
  const { status, body } = await visitor.call('create-checkout', request)
  expect(status).toBe(200)
  const pay = `/pedidos/${body.order_number}/pagar`
  return { email, visitor, request, body, pay, total, full, code: readCopyPaste(body) }
}

const readCopyPaste = (body: Record<string, unknown>) => (body.pix as { copyPaste: string }).copyPaste

const orderOf = async (email: string) => {
  const [order] = await running.shop.db
    .select(orderColumns)
    .from(orders)
    .where(eq(orders.customerEmail, email))
  return order
}

async function press(visitor: Visitor, pay: string, intent: string) {
  const body = new URLSearchParams({ intent })
  const response = await visitor.send(pay, { method: 'POST', body, headers: { Accept: 'text/html' } })
  expect(response.status).toBe(302)
  const location = response.headers.get('Location') ?? ''
  return { location, page: await read(visitor.get(location)) }
}

describe('create-checkout by Pix', () => {
  test('answers the code, its image, its end and what is charged', async () => {
    const { body, total } = await openPix()
    expect(body).toMatchObject({
      payment_method: 'pix',
      total_amount: total / 100,
      pix: {
        copyPaste: expect.stringMatching(/^000201.*6304[0-9A-F]{4}$/),
        receiver: expect.any(String),
        image: expect.stringMatching(/^data:image\/svg\+xml,%3Csvg [^"<>#]*$/),
        isConfirmedByHand: false,
        maySimulate: true,
      },
    })
  })

  test('pressed again shows the same code, and refuses the price of a card', async () => {
    const { visitor, request, code, full } = await openPix()
    expect(readCopyPaste((await visitor.call('create-checkout', request)).body)).toBe(code)
    const refused = await visitor.call('create-checkout', { ...request, expected_total: full / 100 })
    expect([refused.status, refused.body.code]).toEqual([409, 'total-changed'])
  })
})

test('the page of a cancelled checkout leads back to the waiting code, and does not speak of cards', async () => {
  const { visitor, pay } = await openPix()
  const page = await read(visitor.get('/checkout/cancel'))
  expect(page).toContain(`href="${pay}"`)
  expect(page).toContain('Ver o código Pix')
  expect(page).not.toContain('cartão')
})

test('every page shows the same deadline, and none offers the code after it', async () => {
  const { visitor, pay, body } = await openPix()
  const { expires_at: end, pix } = body as { expires_at: string; pix: { expiresAt: string } }
  expect(pix.expiresAt).toBe(end)
  const before = running.shop.clock.now()
  const time = formatDeadline(new Date(end), before)
  expect(await read(visitor.get(pay))).toContain(`Pague até ${time}`)
  for (const path of ['/pedidos', `/pedidos/${body.order_number}`, '/checkout/cancel'])
    expect(await read(visitor.get(path))).toContain(`Seu pedido fica reservado até ${time}`)

  running.setNow(new Date(end))
  try {
    for (const path of ['/pedidos', `/pedidos/${body.order_number}`]) {
      const page = await read(visitor.get(path))
      expect(page).toContain('O código Pix expirou')
      expect(page).not.toContain('Pagar com Pix')
      expect(page).not.toContain('Guardamos suas velas')
    }
    const cancelled = await read(visitor.get('/checkout/cancel'))
    expect(cancelled).not.toContain(pay)
    expect(cancelled).not.toContain('Guardamos suas velas')
    const page = await read(visitor.get(pay))
    for (const words of ['O código Pix expirou', 'Pedir Novamente']) expect(page).toContain(words)
    for (const words of ['Pagamento recusado', 'Copiar código Pix']) expect(page).not.toContain(words)
  } finally {
    running.setNow(before)
  }
})

describe('the page of a waiting Pix, without a script', () => {
  test('has the code, the image, the amount and the way to see whether it is paid', async () => {
    const { visitor, pay, code, total } = await openPix()
    const page = await read(visitor.get(pay))
    for (const words of [code, 'data:image/svg+xml', inReais(total), 'Quem recebe', 'Já paguei'])
      expect(page).toContain(words)
    const { location, page: same } = await press(visitor, pay, 'check')
    expect(location).toBe(pay)
    expect(same).toContain('Ainda não apareceu')
    expect(same).toContain(code)
    expect(await read(visitor.get('/pedidos'))).toContain('Pagar com Pix')
  })

  test('leads to the order once it is paid, which names Pix and what it took off', async () => {
    const { visitor, pay, total, email } = await openPix()
    await press(visitor, pay, 'simulate')
    const { location, page } = await press(visitor, pay, 'check')
    expect(location).toMatch(/^\/checkout\/success\?session_id=/)
    for (const words of ['Pagamento confirmado', 'Desconto no Pix', inReais(total)])
      expect(page).toContain(words)
    expect((await visitor.get(pay)).headers.get('Location')).toBe(location)
    expect(await orderOf(email)).toMatchObject({ paymentStatus: 'paid', paymentMethod: 'pix' })
  })

  test('changes to the card and back, each at its own price', async () => {
    const { visitor, pay, email, total, full, code } = await openPix()
    await press(visitor, pay, 'card')
    expect(await orderOf(email)).toMatchObject({ paymentMethod: 'card', totalAmount: full })
    const { page } = await press(visitor, pay, 'pix')
    expect(await orderOf(email)).toMatchObject({ paymentMethod: 'pix', totalAmount: total })
    expect(page).toContain('6304')
    expect(page.includes(code)).toBe(false)
  })

  test('is only accessible to its customer', async () => {
    const { email, pay } = await openPix()
    const stranger = await newCustomer(running, `curiosa-${people}@exemplo.com.br`)
    for (const intent of ['card', 'check', 'simulate'])
      expect((await press(stranger, pay, intent)).page).toContain('Pedido não encontrado')
    expect(await orderOf(email)).toMatchObject({ paymentMethod: 'pix', paymentStatus: 'pending' })
    expect((await stranger.post(pay, { intent: 'x' })).status).toBe(400)
  })
})

test('get-payment-status answers frequent requests from the shop’s own data, without the provider', async () => {
  const { visitor, body, email } = await openPix()
  const ask = async (ask_provider?: boolean) =>
    (await visitor.call('get-payment-status', { session_id: body.session_id, ask_provider })).body.order
  expect(await ask(false)).toMatchObject({ payment_status: 'pending', payment_method: 'pix' })
  const { paymentReference = '' } = (await orderOf(email)) ?? {}
  await running.shop.payments.testPix?.simulatePix(paymentReference ?? '')
  expect(await ask()).toMatchObject({ payment_status: 'paid', pay_until: null })
})

test('the Pix price is on the product’s cached page while there is a discount', async () => {
  const { price } = await findCandle(running, 'lavanda-camomila')
  const words = `${inReais(price - Math.round((price * 10) / 100))} no Pix`
  const shown = async () => {
    const page = await read(running.guest().get('/produto/lavanda-camomila'))
    return [page.includes(words), page.includes('no Pix')]
  }
  const timeout = 30_000
  await setDiscount(0)
  await expect.poll(shown, { timeout }).toEqual([false, false])
  await setDiscount(10)
  await expect.poll(shown, { timeout }).toEqual([true, true])
  await setDiscount(0)
  await expect.poll(shown, { timeout }).toEqual([false, false])
})

import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { newBuyer, ordersOf, pay, startShopForBuyers } from '../support/buyers.ts'
import type { RunningShop } from '../support/running-shop.ts'
import { addToCart } from '../support/shopping.ts'

let running: RunningShop
beforeAll(async () => {
  running = await startShopForBuyers(inject('seededShop'))
})
afterAll(() => running?.stop())

describe('an order whose card was refused', () => {
  async function refused() {
    const who = await newBuyer(running)
    const { body } = await who.visitor.call('create-checkout', who.request)
    await pay(who.visitor, body.client_secret, '4000000000000002')
    await who.visitor.call('get-payment-status', { session_id: body.session_id })
    const [order] = await ordersOf(running, who.email)
    const address = `/pedidos/${order?.orderNumber}/pagar`
    const read = async (path: string) => (await who.visitor.get(path)).text()
    return { ...who, body, address, read }
  }

  test('shows the next step in the history, on its page and at the cancelled checkout', async () => {
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
    const paid = await visitor.send(address, {
      method: 'POST',
      body: new URLSearchParams({ intent: 'check' }),
      headers: { Accept: 'text/html' },
    })
    expect([paid.status, paid.headers.get('Location')]).toEqual([
      302,
      `/checkout/success?session_id=${body.session_id}`,
    ])
    expect(await read('/checkout/cancel')).not.toContain('Tentar outro cartão')
  })

  test('that was cancelled leads to the same candles again', async () => {
    const { email, visitor, address, read } = await refused()
    const [order] = await ordersOf(running, email)
    await visitor.post('/pedidos', { intent: 'cancel', orderId: order?.id ?? '' })
    const page = await read(address)
    expect(page).toContain('Este pedido foi cancelado')
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

  test('can be seen and paid only by its customer', async () => {
    const { address } = await refused()
    const stranger = await newBuyer(running)
    for (const path of [address, address.replace('/pagar', '')]) {
      const page = await stranger.visitor.get(path)
      expect(page.status).toBe(404)
      const text = await page.text()
      expect(text).toContain('Pedido não encontrado')
      expect(text).toContain('Se ele é de outra conta, entre com o e-mail dela.')
    }
  })
})

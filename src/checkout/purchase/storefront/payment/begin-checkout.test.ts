import { describe, expect, it } from 'vitest'
import { type Beginning, beginCheckout, type Purchase } from './begin-checkout.ts'

const purchase: Purchase = {
  lines: [{ productId: 'p1', variantId: 'v1', quantity: 2 }],
  address: {
    street: 'Rua Caiubi',
    number: '318',
    complement: 'apto 72',
    neighborhood: 'Perdizes',
    city: 'São Paulo',
    state: 'SP',
    postalCode: '05010-000',
  },
  freight: {
    label: 'Frete, Motoboy SP',
    price: 1852,
    due: 1852,
    breakdown: { base: 12, kmTiers: [], handling: 3 } as never,
  },
  gift: null,
  total: 21832,
  slot: null,
  isPickup: false,
  pixTotal: 20833,
}
const recipient = { name: 'Helena Martins', phone: '(11) 90000-0101', email: 'helena@exemplo.com.br' }

let sent: unknown
const answering = (status: number, body: unknown) =>
  (async (_url: string, init: RequestInit) => {
    sent = JSON.parse(String(init.body))
    return Response.json(body, { status })
  }) as typeof fetch

const begin = (status: number, body: unknown): Promise<Beginning> =>
  beginCheckout(purchase, recipient, 'card', { send: answering(status, body) })

const opened = {
  client_secret: 'secret',
  total_amount: 218.32,
  order_number: 'LC-2026-0148',
  session_id: 's1',
  expires_at: '2026-11-15T15:30:00.000Z',
  payment: { provider: 'offline' },
  payment_method: 'card',
  pix: null,
}

describe('beginCheckout', () => {
  it('sends ids, quantities and what the customer saw, in the specified shape', async () => {
    await begin(200, opened)
    expect(sent).toEqual({
      cartItems: [{ product_id: 'p1', variant_id: 'v1', quantity: 2 }],
      customerInfo: {
        ...recipient,
        address: {
          line1: 'Rua Caiubi, 318',
          line2: 'apto 72 – Perdizes',
          city: 'São Paulo',
          state: 'SP',
          postal_code: '05010-000',
          country: 'Brasil',
        },
      },
      shippingInfo: {
        price: 18.52,
        provider: 'Motoboy SP',
        service: 'TABELA',
        breakdown: { base: 12, kmTiers: [], handling: 3 },
      },
      expected_total: 218.32,
    })
  })

  it('sends no freight where there is none', async () => {
    await beginCheckout({ ...purchase, freight: null }, recipient, 'card', { send: answering(200, opened) })
    expect(sent).not.toHaveProperty('shippingInfo')
  })

  it('asks for Pix at the price by Pix, and shows the code that the server made', async () => {
    const pix = {
      copyPaste: '00020126',
      receiver: 'LUME E COCO',
      expiresAt: '2026-11-15T15:29:00.000Z',
      asOf: '2026-11-15T15:00:00.000Z',
      image: 'data:image/svg+xml,',
      isConfirmedByHand: false,
      maySimulate: true,
    }
    const answer = { ...opened, total_amount: 208.33, payment_method: 'pix', pix }
    const began = await beginCheckout(purchase, recipient, 'pix', { send: answering(200, answer) })
    expect(sent).toMatchObject({ payment_method: 'pix', expected_total: 208.33 })
    expect(began).toMatchObject({
      checkout: {
        total: 20833,
        method: 'pix',
        pix: { copyPaste: '00020126', expiresAt: new Date('2026-11-15T15:29:00.000Z'), maySimulate: true },
      },
    })
  })

  it('opens with the total from the server', async () => {
    expect(await begin(200, opened)).toEqual({
      ok: true,
      checkout: {
        clientSecret: 'secret',
        total: 21832,
        orderNumber: 'LC-2026-0148',
        sessionId: 's1',
        expiresAt: new Date('2026-11-15T15:30:00.000Z'),
        payment: { provider: 'offline' },
        method: 'card',
        pix: null,
      },
    })
  })

  it.each([
    ['no client secret', 200, {}, 'Erro no checkout', 'Client secret nao recebido'],
    ['a refusal', 409, { error: 'Seu carrinho mudou.' }, 'Erro no checkout', 'Seu carrinho mudou.'],
    ['nonsense', 500, [], 'Erro no checkout', 'Erro ao processar pagamento. Tente novamente.'],
    [
      'a session that ended',
      401,
      { error: 'x' },
      'Login necessario',
      'Voce precisa estar logado para finalizar a compra.',
    ],
    ['an empty cart', 409, { code: 'cart-empty', error: 'Carrinho vazio' }, 'Carrinho vazio', undefined],
  ])('explains %s', async (_case, status, body, title, text) => {
    const { toast } = (await begin(status, body)) as Extract<Beginning, { ok: false }>
    expect([toast.title, toast.text, toast.tone]).toEqual([title, text, 'destructive'])
  })

  it('calls a lost answer no error where the press alone may have bought it', async () => {
    const losingFetch: typeof fetch = async () => Promise.reject(new TypeError('Failed to fetch'))
    const voucher = { token: 't', codeEnd: 'NPQR', balance: 30000, used: 21832 }
    const covered = { ...purchase, voucher, total: 0, pixTotal: 0 }
    expect(
      await beginCheckout(covered, recipient, 'card', { send: losingFetch, wait: async () => {} }),
    ).toMatchObject({
      isUnknown: true,
      toast: { title: 'A resposta da loja não chegou' },
    })
    const partly = { ...purchase, voucher: { ...voucher, used: 10000 }, total: 11832 }
    expect(
      await beginCheckout(partly, recipient, 'card', { send: losingFetch, wait: async () => {} }),
    ).toMatchObject({
      isUnknown: false,
      toast: { title: 'Erro no checkout' },
    })
  })

  it('checks the result of a lost answer before it shows anything', async () => {
    const bodies: unknown[] = []
    let lostCount = 0
    const losing: typeof fetch = async (_url, init) => {
      bodies.push(init?.body)
      if (bodies.length < 3) throw new TypeError('Failed to fetch')
      return Response.json(opened)
    }
    const sending = { send: losing, wait: async () => {}, onLost: () => (lostCount += 1) }
    expect(await beginCheckout(purchase, recipient, 'card', sending)).toMatchObject({ ok: true })
    expect(lostCount).toBe(2)
    expect(new Set(bodies).size).toBe(1)
    const never: typeof fetch = async () => Promise.reject(new TypeError('Failed to fetch'))
    const failed = await beginCheckout(purchase, recipient, 'card', { ...sending, send: never })
    expect(failed).toMatchObject({ toast: { title: 'Erro no checkout' } })
    expect(failed).toMatchObject({
      toast: { text: expect.stringMatching(/^Erro ao processar pagamento. .*duas vezes/) },
    })
  })

  it('recognises an order that was paid in the meantime', async () => {
    expect(await begin(409, { code: 'already-paid', error: 'x', session_id: 's1' })).toMatchObject({
      code: 'already-paid',
      sessionId: 's1',
    })
  })
})

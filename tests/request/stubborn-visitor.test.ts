import { setTimeout } from 'node:timers/promises'
import { afterEach, expect, inject, test } from 'vitest'
import { highLimits } from '../../lab/shop/environment.ts'
import { CAIUBI, CAIUBI_LINES } from '../../lab/visitors/requests.ts'
import { type RunningShop, startSeededShop } from '../support/running-shop.ts'
import { addToCart, findCandle, newCustomer } from '../support/shopping.ts'
import { Visitor } from '../support/visitor.ts'

let running: RunningShop
afterEach(() => running?.stop())

/** Attacker and shop share one CPU core in this test. */
const TIMEOUT_MS = 120_000
const REFUSED_PAUSE_MS = 50

const ATTACKER = '203.0.113.9'
const CUSTOMER = '203.0.113.10'

const HARD = ['vilaa ruaa', 'jardimm vilaa ruaa ssao', 'jardim rua', 'rua '.repeat(50), 'jardim '.repeat(60)]

async function during<Value>(
  connections: number,
  ask: (turn: number) => Promise<number>,
  work: () => Promise<Value>,
): Promise<{ value: Value; statuses: Map<number, number> }> {
  const statuses = new Map<number, number>()
  let isOver = false
  let turns = 0
  const floods = Array.from({ length: connections }, async () => {
    while (!isOver) {
      const status = await ask(++turns)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      // Refusals return so fast that the attacker would starve the shop, which runs in the same process.
      if (status === 429) await setTimeout(REFUSED_PAUSE_MS)
    }
  })
  try {
    return { value: await work(), statuses }
  } finally {
    isOver = true
    await Promise.all(floods)
  }
}

async function signInAndLook(visitor: Visitor): Promise<number[]> {
  const { email, password } = running.demoAccounts.customer
  const entered = await visitor.post('/auth', { intent: 'sign-in', email, password })
  const cart = await visitor.get('/carrinho')
  return [entered.status, cart.status]
}

test(
  '24 connections with the hardest addresses leave signing in and the cart alone',
  async () => {
    running = await startSeededShop(inject('seededShop'), {
      RATE_LIMITS: highLimits,
      TRUST_PROXY: '1',
      // High enough that requests reach the database instead of the client limit.
      REQUESTS_PER_CLIENT: '1000',
    })
    const attacker = new Visitor(running.url).from(ATTACKER)
    const ask = async (turn: number) => {
      const text = HARD[turn % HARD.length] ?? ''
      const calls: [string, object][] = [
        ['/api/address-suggestions', { input: text.slice(0, 200) }],
        ['validate-address-components', { address: text.slice(0, 300) }],
        ['calculate-frete-motoboy-sp', { destinationAddress: text.slice(0, 300), mode: 'TABELA' }],
      ]
      const [name, body] = calls[turn % calls.length] ?? ['', {}]
      return (await attacker.call(name, body)).status
    }
    const { value, statuses } = await during(24, ask, async () => {
      const seen: number[] = []
      for (let round = 0; round < 6; round += 1)
        seen.push(...(await signInAndLook(running.guest().from(CUSTOMER))))
      return seen
    })
    expect(value).toEqual(Array.from({ length: 6 }, () => [302, 200]).flat())
    expect(statuses.get(500)).toBeUndefined()
    expect(statuses.get(200)).toBeGreaterThan(24)
  },
  TIMEOUT_MS,
)

test(
  'a flood of searches from one address does not block signing in or buying',
  async () => {
    // Low enough for a slow machine to reach.
    running = await startSeededShop(inject('seededShop'), { TRUST_PROXY: '1', REQUESTS_PER_CLIENT: '5' })
    const attacker = new Visitor(running.url).from(ATTACKER)
    const buyer = (await newCustomer(running, 'durante-a-enchente@exemplo.com.br')).from(CUSTOMER)
    const ask = async (turn: number) => (await attacker.get(`/produtos?busca=vela${turn}`)).status
    const { value, statuses } = await during(40, ask, async () => {
      const seen: number[] = []
      for (let round = 0; round < 2; round += 1)
        seen.push(...(await signInAndLook(running.guest().from(CUSTOMER))))
      return { seen, bought: await buy(buyer, 'durante-a-enchente@exemplo.com.br') }
    })
    expect(value).toEqual({ seen: Array.from({ length: 2 }, () => [302, 200]).flat(), bought: true })
    expect(statuses.get(200)).toBeGreaterThan(0)
    expect(statuses.get(429)).toBeGreaterThan(0)
  },
  TIMEOUT_MS,
)

async function buy(visitor: Visitor, email: string): Promise<unknown> {
  const candle = await findCandle(running, 'lavanda-camomila')
  await addToCart(visitor, candle)
  const quoted = await visitor.call('calculate-frete-motoboy-sp', {
    destinationAddress: 'Rua Caiubi, 318, São Paulo',
    address: CAIUBI,
  })
  const started = await visitor.call('create-checkout', {
    cartItems: [{ product_id: candle.id, variant_id: candle.variantId, quantity: 1 }],
    customerInfo: { name: 'Ana Prado', email, phone: '(11) 90000-0000', address: CAIUBI_LINES },
    shippingInfo: { price: quoted.body.price, provider: 'Motoboy SP', service: 'TABELA', breakdown: {} },
  })
  const paid = await visitor.call('/api/test-card', {
    client_secret: started.body.client_secret,
    number: '4242424242424242',
    expiry_month: 12,
    expiry_year: 2034,
    cvc: '123',
  })
  return paid.body.success
}

test('a public read that is cut off for its length is answered with 503 and a time to come back', async () => {
  const asVisitorsMeetIt = (url: string) => url
  running = await startSeededShop(inject('seededShop'), {}, asVisitorsMeetIt)
  const { db } = running.shop
  const held = Promise.withResolvers<void>()
  const locked = Promise.withResolvers<void>()
  const blocker = db.transaction(async (tx) => {
    await tx.execute('lock table products in access exclusive mode')
    locked.resolve()
    await held.promise
  })
  await locked.promise
  const answer = await running.guest().get('/produtos?busca=vela-que-ninguem-procurou')
  held.resolve()
  await blocker
  expect(answer.status).toBe(503)
  expect(answer.headers.get('Retry-After')).toMatch(/^\d+$/)
  expect((await running.guest().get('/produtos?busca=lavanda')).status).toBe(200)
})

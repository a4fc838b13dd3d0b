import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  buildParcel,
  describeCarriers,
  labelFor,
  RECIFE,
  unwrap,
} from '#delivery/carriers/providers/carriers.contract.ts'
import { carrierAccounts } from '#delivery/carriers/schema.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { createSealing } from '#platform/sealing/sealing.ts'
import { APP, NOBODY_GOES_TO, startFakeMelhorEnvio } from '../../../../../lab/fakes/fake-melhor-envio.ts'
import { createTestDatabase } from '../../../../../tests/support/database.ts'
import { createMelhorEnvio } from './melhor-envio.ts'

const database = await createTestDatabase()
afterAll(() => database.close())
const { db } = database

const STATUSES: Readonly<Record<string, string>> = { bought: 'released', cancelled: 'canceled' }

async function openAccount({ quoteMs = 20_000, failuresToOpen = 99, byCode = false, on = db } = {}) {
  await db.delete(carrierAccounts)
  const fake = await startFakeMelhorEnvio()
  const logged: string[] = []
  const clock = { now: () => new Date('2026-11-18T15:00:00Z') }
  const service = createMelhorEnvio({
    db: on,
    sealing: createSealing({ secret: 'the session secret of the test shop', now: clock.now }),
    clock,
    settings: { apiBase: fake.url, app: APP },
    contact: () => 'Lume & Coco Velas São Paulo (ola@exemplo.com.br)',
    remote: { log: { warn: (...entry) => void logged.push(JSON.stringify(entry)) }, quoteMs, failuresToOpen },
  })
  const byToken = { token: 'token-1', appSecret: APP.clientSecret, environment: 'sandbox' } as const
  const returnUrl = 'https://loja.exemplo.com.br/admin/entrega'
  unwrap(
    byCode
      ? await service.account.connectByCode({ code: 'code-1', returnUrl })
      : await service.account.connectByToken(byToken),
  )
  const row = async () => (await db.select().from(carrierAccounts))[0]
  return { fake, logged, service, row }
}

describeCarriers('Melhor Envio', async () => {
  const { fake, service } = await openAccount()
  return {
    service,
    nobodyGoesTo: NOBODY_GOES_TO,
    newShipment: async () => randomUUID(),
    async move(reference, state, trackingCode) {
      fake.move(reference, STATUSES[state] ?? state)
      Object.assign(fake.labels.get(reference) ?? {}, { tracking: trackingCode || null })
    },
    close: fake.close,
  }
})

type Opened = Awaited<ReturnType<typeof openAccount>>
let opened: Opened
const open = async (options?: Parameters<typeof openAccount>[0]) => {
  await opened?.fake.close()
  opened = await openAccount(options)
  return opened
}
afterEach(() => opened?.fake.close())

const quote = ({ service }: Opened) =>
  service.quote({ from: '05435000', to: RECIFE, parcels: [buildParcel(620)], value: 99_90 })
const boughtLabels = ({ fake }: Opened) =>
  [...fake.labels.values()].filter(({ status }) => status !== 'pending')

describe('a quote of Melhor Envio', () => {
  it('names the shop, measures in centimetres and kilograms, and brings its own prices', async () => {
    const shop = await open()
    expect(unwrap(await quote(shop))).toContainEqual({
      carrier: 'Jadlog',
      service: '.Package',
      price: 19_75,
      freeAbove: null,
      days: { from: 4, until: 7 },
    })
    expect(shop.fake.seen.at(-1)).toMatchObject({
      headers: {
        'user-agent': 'Lume & Coco Velas Sao Paulo (ola@exemplo.com.br)',
        accept: 'application/json',
      },
      body: {
        package: { length: 17, width: 12, height: 13, weight: 0.62 },
        options: { insurance_value: 99.9 },
      },
    })
  })

  it('leaves out carriers that need an agency or sell nothing through the API', async () => {
    const offers = unwrap(await quote(await open()))
    expect(offers.map(({ carrier }) => carrier)).toEqual(['Correios', 'Correios', 'Jadlog'])
  })

  it.each(['hang', 'not-json', 'wrong-shape', 'server-error', 'answer-lost'] as const)(
    'is unavailable if the service answers %s; the owner is notified until it works again',
    async (fault) => {
      const shop = await open({ quoteMs: 700 })
      shop.fake.failNext('calculate', fault)
      expect(await quote(shop)).toMatchObject({ code: 'unavailable' })
      expect(await shop.row()).toMatchObject({
        failure: 'unavailable',
        failingSince: new Date('2026-11-18T15:00:00Z'),
      })
      expect(await quote({ ...shop })).toMatchObject({ ok: true })
      expect(await shop.row()).toMatchObject({ failure: null, failingSince: null })
    },
  )

  it('pauses requests to a service that failed three times in a row', async () => {
    const shop = await open({ failuresToOpen: 3 })
    for (let time = 0; time < 3; time += 1) {
      shop.fake.failNext('calculate', 'server-error')
      await quote(shop)
    }
    const callsBefore = shop.fake.seen.length
    expect(await quote(shop)).toMatchObject({ code: 'unavailable' })
    expect(shop.fake.seen).toHaveLength(callsBefore)
  })
})

describe('the account', () => {
  it('is sealed, and its token is in no log', async () => {
    const shop = await open()
    shop.fake.failNext('calculate', 'server-error')
    await quote(shop)
    expect((await shop.row())?.sealedTokens).not.toMatch(/token-1|secret-of-the-app/)
    expect(shop.logged.length).toBeGreaterThan(0)
    expect(shop.logged.join()).not.toMatch(/token-1|secret-of-the-app|refresh-/)
  })

  it('is renewed once, however many find its token ended', async () => {
    const shop = await open({ byCode: true })
    const before = shop.fake.renewals()
    shop.fake.world.token = 'another'
    const answers = await Promise.all([quote(shop), quote(shop), quote(shop)])
    expect(answers.some(({ ok }) => ok)).toBe(true)
    expect(shop.fake.renewals()).toBe(before + 1)
    expect(await quote(shop)).toMatchObject({ ok: true })
    expect(await shop.row()).toMatchObject({ failure: null })
  })

  it('keeps no customer waiting while it is renewed, and takes what comes of it', async () => {
    const shop = await open({ byCode: true, quoteMs: 700 })
    shop.fake.world.token = 'another'
    const letGo = shop.fake.holdNext('/oauth/token')
    expect(await quote(shop)).toMatchObject({ code: 'unavailable' })
    expect(await quote(shop)).toMatchObject({ code: 'unavailable' })
    expect(await shop.row()).toMatchObject({ failure: null })
    letGo()
    await expect.poll(() => quote(shop)).toMatchObject({ ok: true })
    expect(shop.fake.renewals()).toBe(2)
  })

  it('is renewed before it ends, and only then', async () => {
    const shop = await open({ byCode: true })
    await shop.service.account.renewAhead()
    expect(shop.fake.renewals()).toBe(1)
    await db.update(carrierAccounts).set({ tokensExpireAt: new Date('2026-11-19T14:00:00Z') })
    await shop.service.account.renewAhead()
    await shop.service.account.renewAhead()
    expect(shop.fake.renewals()).toBe(2)
    expect(await quote(shop)).toMatchObject({ ok: true })
  })

  it('is failing if the service rejects it, also for a manually copied token', async () => {
    const shop = await open({ byCode: true })
    Object.assign(shop.fake.world, { token: 'another', refresh: 'another' })
    expect(await quote(shop)).toMatchObject({ code: 'not-connected' })
    expect(await shop.row()).toMatchObject({ failure: 'unauthorised' })
    const copied = await open()
    copied.fake.world.token = 'another'
    expect(await quote(copied)).toMatchObject({ code: 'not-connected' })
  })

  it('is failing if it was encrypted with another secret', async () => {
    const shop = await open()
    await db.update(carrierAccounts).set({ sealedTokens: 'sealed elsewhere' })
    expect(await quote(shop)).toMatchObject({ code: 'not-connected' })
    expect(await shop.row()).toMatchObject({ failure: 'unauthorised' })
  })

  it('is not renewed over while the service is away', async () => {
    const shop = await open({ byCode: true })
    shop.fake.world.token = 'another'
    shop.fake.failNext('token', 'server-error')
    expect(await quote(shop)).toMatchObject({ code: 'unavailable' })
    expect(await quote(shop)).toMatchObject({ ok: true })
  })

  it('is tried before it is kept, and forgotten when the owner disconnects it', async () => {
    const shop = await open()
    const typed = { token: 'mistyped', appSecret: null, environment: 'production' } as const
    expect(await shop.service.account.connectByToken(typed)).toMatchObject({ code: 'not-authorised' })
    expect(await shop.service.account.balance()).toEqual({ ok: true, value: 500_00 })
    await shop.service.account.disconnect()
    expect(await shop.row()).toMatchObject({ sealedTokens: null, connectedAt: null })
    expect(await quote(shop)).toMatchObject({ code: 'not-connected' })
    expect(await shop.row()).toMatchObject({ failingSince: null })
  })

  it('is allowed at the service’s own page', async () => {
    const { service, fake } = await open()
    const url = new URL(
      service.account.signInUrl({ state: 'sealed', returnUrl: 'https://loja/admin/entrega' }) ?? '',
    )
    expect(url.href.startsWith(`${fake.url}/oauth/authorize?`)).toBe(true)
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      client_id: APP.clientId,
      response_type: 'code',
      state: 'sealed',
    })
  })
})

describe('a label of Melhor Envio', () => {
  let shop: Opened
  beforeEach(async () => {
    shop = await open()
  })
  const buy = (changes?: Parameters<typeof labelFor>[1], id: string = randomUUID()) =>
    shop.service.buyLabel(labelFor(id, changes))

  it('costs what the service takes, and has a code', async () => {
    expect(unwrap(await buy())).toEqual({
      reference: expect.any(String),
      cost: 22_40,
      trackingCode: expect.stringMatching(/^ME\d{9}BR$/),
    })
    expect(shop.fake.world.balance).toBe(477.6)
  })

  it('travels with the key of its invoice, or with a declaration', async () => {
    await buy({ invoiceKey: '3'.repeat(44) })
    await buy()
    const [invoiced, declared] = [...shop.fake.labels.values()].map(({ body }) => body)
    expect(invoiced).toMatchObject({
      options: { non_commercial: false, invoice: { key: '3'.repeat(44) } },
      to: { document: '52998224725', postal_code: '50030230', district: 'Boa Vista', state_abbr: 'PE' },
    })
    expect(declared).toMatchObject({
      options: { non_commercial: true, insurance_value: 99.9 },
      products: [{ name: 'Jasmim', quantity: 1, unitary_value: 99.9 }],
    })
    expect(declared).not.toHaveProperty('options.invoice')
  })

  it('names the state registration of a company beside its invoice', async () => {
    const sender = { ...labelFor('').sender, document: '11222333000181', stateRegister: '110042490114' }
    const invoiceKey = '3'.repeat(44)
    unwrap(await buy({ sender, invoiceKey }))
    expect(await buy({ sender: { ...sender, stateRegister: null }, invoiceKey })).toMatchObject({
      code: 'refused',
      details: { reason: 'Informe a inscrição estadual.' },
    })
    unwrap(await buy({ sender }))
    const [commercial, declared] = [...shop.fake.labels.values()].map(({ body }) => body)
    expect(commercial).toMatchObject({ from: { state_register: '110042490114' } })
    expect(declared).not.toHaveProperty('from.state_register')
  })

  it('for a return names the original label, or sender, recipient and contents', async () => {
    const { reference } = unwrap(await buy())
    const id = randomUUID()
    const back = unwrap(await buy({ direction: 'return', outwardReference: reference }, id))
    expect(unwrap(await buy({ direction: 'return', outwardReference: reference }, id))).toEqual(back)
    unwrap(await buy({ direction: 'return' }))
    const [, knownRecipient, unknown] = [...shop.fake.labels.values()].map(({ body }) => body)
    expect(knownRecipient).toMatchObject({
      service: 1,
      new_sender_mail: 'helena@exemplo.com.br',
      new_sender_phone: '81999990000',
      insurance_value: 99.9,
      package: { length: 17, width: 12, height: 13, weight: 0.62 },
      order_id: reference,
    })
    expect(knownRecipient).not.toHaveProperty('products')
    expect(unknown).toMatchObject({
      from: { name: 'Lume & Coco' },
      to: { name: 'Helena Martins' },
      products: [{ name: 'Jasmim', quantity: 1, unitary_value: 99.9 }],
    })
  })

  it.each(['POST /api/v2/me/cart', '/checkout', '/generate'])(
    'is bought once if the purchase succeeded and the answer of %s was lost',
    async (step) => {
      await buy()
      const id = randomUUID()
      shop.fake.failNext(step, 'answer-lost')
      expect(await buy({}, id)).toMatchObject({ code: 'unavailable' })
      await buy()
      expect(await buy({}, id)).toMatchObject({ ok: true, value: { cost: 22_40 } })
      expect(shop.fake.labels.size).toBe(3)
      expect(shop.fake.world.balance).toBeCloseTo(500 - 3 * 22.4)
    },
  )

  it('is printed by the customer without the owner’s account', async () => {
    const { reference } = unwrap(await buy())
    for (const [reader, mode] of [
      ['owner', 'private'],
      ['customer', 'public'],
    ] as const) {
      await shop.service.printLabels([reference], reader)
      expect(shop.fake.seen.at(-1)).toMatchObject({ body: { mode, orders: [reference] } })
    }
  })

  it('is bought once by two presses at the same time', async () => {
    const id = randomUUID()
    await Promise.all([buy({}, id), buy({}, id)])
    await buy({}, id)
    expect(boughtLabels(shop)).toHaveLength(1)
  })

  it('keeps its lock however long the service takes', async () => {
    const timeouts: unknown[] = []
    const watched = Object.assign(Object.create(db), {
      transaction: (work: (tx: Transaction) => Promise<unknown>) =>
        db.transaction(async (tx) => {
          const done = await work(tx)
          timeouts.push((await tx.execute(sql`show idle_in_transaction_session_timeout`)).rows[0])
          return done
        }),
    })
    unwrap(await (await open({ on: watched })).service.buyLabel(labelFor(randomUUID())))
    expect(timeouts).toEqual([{ idle_in_transaction_session_timeout: '0' }])
  })

  it('is not bought dearer than was said, nor by another carrier', async () => {
    shop.fake.world.priceFactor = 1.5
    expect(await buy({ mostCost: 22_40 })).toMatchObject({ code: 'dearer', details: { cost: 33_60 } })
    expect(await buy({ carrier: 'Loggi', service: 'Ponto' })).toMatchObject({ code: 'offer-vanished' })
    expect(shop.fake.labels.size).toBe(0)
    expect(unwrap(await buy({ mostCost: 33_60 })).cost).toBe(33_60)
  })

  it('waits for the balance, and is bought once it is there', async () => {
    const id = randomUUID()
    shop.fake.world.balance = 10
    expect(await buy({}, id)).toMatchObject({ code: 'balance-missing', details: { cost: 22_40 } })
    shop.fake.world.balance = 100
    expect(await buy({}, id)).toMatchObject({ ok: true })
    expect(shop.fake.labels.size).toBe(1)
  })

  it('is added to the cart again with current data if it was not paid', async () => {
    const id = randomUUID()
    shop.fake.failNext('POST /api/v2/me/cart', 'answer-lost')
    expect(await buy({}, id)).toMatchObject({ code: 'unavailable' })
    unwrap(await buy({ invoiceKey: '3'.repeat(44) }, id))
    expect([...shop.fake.labels.values()]).toMatchObject([
      { status: 'released', body: { options: { invoice: { key: '3'.repeat(44) } } } },
    ])
  })

  it('is unchanged if it was paid', async () => {
    const id = randomUUID()
    shop.fake.failNext('/checkout', 'answer-lost')
    await buy({}, id)
    unwrap(await buy({ invoiceKey: '3'.repeat(44) }, id))
    expect([...shop.fake.labels.values()]).toMatchObject([{ body: { options: { non_commercial: true } } }])
  })

  it('is not put again where the service will not remove the one before', async () => {
    const id = randomUUID()
    shop.fake.failNext('POST /api/v2/me/cart', 'answer-lost')
    await buy({}, id)
    const [waiting] = shop.fake.labels.keys()
    shop.fake.refuseNext(`/cart/${waiting}`, 404)
    expect(await buy({}, id)).toMatchObject({ code: 'unavailable' })
    expect(shop.fake.labels.size).toBe(1)
  })

  it('removes everything unpaid from the cart', async () => {
    shop.fake.world.balance = 10
    await buy()
    shop.fake.refuseNext('/checkout', 422)
    await buy()
    expect(shop.fake.labels.size).toBe(0)
  })

  it('has no price where the service names none, and is not paid without', async () => {
    const id = randomUUID()
    shop.fake.failNext('/generate', 'answer-lost')
    await buy({}, id)
    for (const label of shop.fake.labels.values()) Object.assign(label, { price: null })
    expect(unwrap(await buy({}, id)).cost).toBeNull()
    shop.fake.failNext('POST /api/v2/me/cart', 'answer-lost')
    const other = randomUUID()
    await buy({}, other)
    for (const label of shop.fake.labels.values()) Object.assign(label, { price: null })
    shop.fake.world.priceFactor = 2
    expect(await buy({ mostCost: 22_40 }, other)).toMatchObject({ code: 'dearer' })
    expect(boughtLabels(shop)).toHaveLength(1)
  })

  it.each([403, 422])('is not taken for unknown where the service refuses to say (%d)', async (status) => {
    const { reference } = unwrap(await buy())
    shop.fake.refuseNext('/cancel', 422)
    shop.fake.refuseNext('/tracking', status)
    expect(await shop.service.cancel(reference)).toMatchObject({ code: 'refused' })
    shop.fake.refuseNext('/tracking', status)
    expect(await shop.service.track([reference])).toMatchObject({ code: 'refused' })
  })

  it('keeps its state when the service returns an unknown status', async () => {
    const { reference } = unwrap(await buy())
    shop.fake.move(reference, 'unheard-of')
    expect(await shop.service.cancel(reference)).toMatchObject({ code: 'refused' })
  })

  it('is refused in the service’s own words', async () => {
    shop.fake.world.refusal = 'O CPF do destinatário é inválido.'
    expect(await buy()).toMatchObject({
      code: 'refused',
      details: { reason: 'O CPF do destinatário é inválido.' },
    })
  })
})

describe('a webhook of Melhor Envio', () => {
  const data = {
    id: '9fae8b0d-902f-4276-8e74-9a5355d6c388',
    status: 'posted',
    tracking: 'AA123456785BR',
    posted_at: '2026-11-18T09:30:00-03:00',
  }
  const read = async (event: string, about: object | null, secret?: string) => {
    const { fake, service } = await open()
    const { rawBody, signature } = fake.webhook(event, about, secret)
    return service.readWebhook(rawBody, signature)
  }

  it('reports the state of a label, with the same result however often it arrives', async () => {
    const report = {
      reference: data.id,
      state: 'posted',
      at: new Date('2026-11-18T12:30:00Z'),
      trackingCode: 'AA123456785BR',
      problem: null,
    }
    expect(await read('order.posted', data)).toEqual({ ok: true, value: [report] })
    expect(await read('order.posted', data)).toEqual({ ok: true, value: [report] })
  })

  it.each([
    ['order.generated', 'bought', null],
    ['order.received', 'posted', null],
    ['order.delivered', 'delivered', null],
    ['order.cancelled', 'cancelled', null],
    ['order.undelivered', 'moving', 'undelivered'],
    ['order.suspended', 'moving', 'stopped'],
  ])('%s means %s', async (event, state, problem) => {
    expect(await read(event, data)).toMatchObject({ value: [{ state, problem }] })
  })

  it.each([
    ['order.created', data],
    ['order.pending', data],
    ['order.unheard-of', data],
    ['test', null],
    ['test', { hello: 'world' }],
  ])('%s means nothing to the shop', async (event, about) => {
    expect(await read(event, about)).toEqual({ ok: true, value: [] })
  })

  it('is rejected if it has no signature, another sender’s or changed contents', async () => {
    expect(await read('order.delivered', data, 'another secret')).toMatchObject({ code: 'bad-signature' })
    const { fake, service } = await open()
    const { rawBody, signature } = fake.webhook('order.delivered', data)
    const inHex = Buffer.from(signature, 'base64').toString('hex')
    expect(await service.readWebhook(rawBody, inHex)).toMatchObject({ ok: true })
    expect(await service.readWebhook(rawBody, inHex.replace(/./, 'g'))).toMatchObject({
      code: 'bad-signature',
    })
    expect(await service.readWebhook(rawBody, null)).toMatchObject({ code: 'bad-signature' })
    expect(await service.readWebhook(Buffer.from(`${rawBody} `), signature)).toMatchObject({
      code: 'bad-signature',
    })
  })
})

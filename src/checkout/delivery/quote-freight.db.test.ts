import { describe, expect, it } from 'vitest'
import type { Address } from '#delivery/addresses/domain/address.ts'
import { estimateRoadMetres } from '#delivery/addresses/domain/geo-point.ts'
import {
  type ShippingAddress,
  shippingAddressKey,
  toShippingAddress,
} from '#delivery/addresses/domain/shipping-address.ts'
import { settingsFreteMotoboy } from '#delivery/freight/schema.ts'
import { payableQuote } from '#delivery/freight/use-cases/find-payable-quote.ts'
import { startViaCep } from '../../../lab/fakes/address-services/cep-services.ts'
import { GOOGLE_KEY, startGoogle, startOsrm } from '../../../lab/fakes/address-services/map-services.ts'
import { batchFixture } from '../../../tests/support/batch-fixture.ts'
import { createTestDatabase } from '../../../tests/support/database.ts'
import { fillStreets, openFreightShop, SANTANA } from '../../../tests/support/freight-shop.ts'
import { type QuoteRequest, quoteFreight } from './quote-freight.ts'

const database = await createTestDatabase()
await fillStreets(database)

const open = (environment?: Record<string, string>) => openFreightShop(database, environment)
const requestWith = (request: Partial<QuoteRequest>): QuoteRequest => ({
  userId: null,
  mode: 'TABELA',
  isExpress: false,
  ...request,
})

const worker = { lat: -23.5539, lng: -46.6891 }
const santanaPoint = { lat: -23.5016, lng: -46.6247 }

async function countQuotes(userId: string): Promise<number> {
  const { rows } = await database.pool.query('select id from freight_quotes where user_id = $1', [userId])
  return rows.length
}

describe('a quote to pay with', () => {
  it('belongs to a customer and an address, and is remembered for thirty minutes', async () => {
    const { shop, newCustomer, setTime } = await open()
    const userId = await newCustomer()
    const quoted = await quoteFreight(shop, requestWith({ userId, address: SANTANA }))
    if (!quoted.ok) throw new Error(quoted.code)
    expect(quoted.value.price.total).toBeGreaterThan(15_00)
    expect(quoted.value.payable?.expiresAt).toEqual(new Date('2026-03-03T15:30:00Z'))

    const address = toShippingAddress(SANTANA)
    const findQuote = async (changes: { userId?: string; address?: ShippingAddress } = {}) => {
      const question = { userId, address, ...changes }
      const addressKey = shippingAddressKey(question.address)
      const [quote] = await payableQuote(database.db, { ...question, addressKey, now: shop.clock.now() })
      return quote ?? null
    }
    expect(await findQuote()).toMatchObject({
      id: quoted.value.payable?.id,
      price: quoted.value.price.total,
      distanceMetres: quoted.value.metres,
      eta: 'Mesmo dia',
      promisedDay: '2026-03-03',
      breakdown: { base: 12, handling: 3, peakUpchargeApplied: false },
      address: {
        line1: 'Rua Voluntários da Pátria, 482',
        line2: 'Apto 71 – Santana',
        postal_code: '02013-000',
      },
    })
    expect(
      await findQuote({ address: { ...address, postal_code: '02013000', city: 'SAO PAULO' } }),
    ).not.toBeNull()
    expect(await findQuote({ address: { ...address, line1: 'Rua Voluntários da Pátria, 4820' } })).toBeNull()
    expect(await findQuote({ userId: await newCustomer() })).toBeNull()

    setTime('2026-03-03T15:29:59Z')
    expect(await findQuote()).not.toBeNull()
    setTime('2026-03-03T15:30:00Z')
    expect(await findQuote()).toBeNull()
  })

  it('names the day of the last candle of the customer’s cart, or of the one that a guest asks about', async () => {
    const { shop, newCustomer } = await open()
    const userId = await newCustomer()
    const { rows } = await database.pool.query(
      `insert into products (name, slug, price, stock_quantity) values ('Curando', 'curando', 80, 0) returning id`,
    )
    const productId = rows[0].id
    await batchFixture(database.pool).newBatch(productId, {
      units: 4,
      readyOn: '2026-03-10',
      pouredOn: '2026-03-01',
    })
    await database.pool.query(
      'insert into cart_items (user_id, product_id, quantity, reserved, seen_price) values ($1, $2, 1, true, 80)',
      [userId, productId],
    )
    const cart = await quoteFreight(shop, requestWith({ userId, address: SANTANA }))
    expect(cart).toMatchObject({ value: { eta: 'Terça-feira, 10/03', promisedDay: '2026-03-10' } })
    const guest = await quoteFreight(shop, requestWith({ text: '02013-000', readyOn: '2026-03-08' }))
    // The 8th is a Sunday.
    expect(guest).toMatchObject({ value: { slots: [{ day: '2026-03-09' }, ...new Array(8).fill({})] } })
  })

  it('remains valid when the settings or the peak change', async () => {
    const { shop, newCustomer, setTime } = await open()
    setTime('2026-03-03T19:50:00Z')
    const userId = await newCustomer()
    const before = await quoteFreight(shop, requestWith({ userId, address: SANTANA }))
    await database.db.update(settingsFreteMotoboy).set({ basePrice: 50_00 })
    setTime('2026-03-03T20:05:00Z')
    const address = toShippingAddress(SANTANA)
    const addressKey = shippingAddressKey(address)
    const [stored] = await payableQuote(database.db, { userId, addressKey, now: shop.clock.now() })
    expect(stored?.price).toBe(before.ok && before.value.price.total)
    const after = await quoteFreight(shop, requestWith({ userId, address: SANTANA }))
    expect(after).toMatchObject({ value: { price: { base: 50_00, peakApplied: true } } })
  })

  it('promises no day without deliveries', async () => {
    const { shop, setTime } = await open()
    setTime('2026-11-16T01:00:00Z')
    expect(await quoteFreight(shop, requestWith({ address: SANTANA }))).toMatchObject({
      value: { eta: 'Segunda-feira, 16/11', promisedDay: '2026-11-16' },
    })
  })

  it('forgets the customer’s expired ones', async () => {
    const { shop, newCustomer, setTime } = await open()
    const userId = await newCustomer()
    await quoteFreight(shop, requestWith({ userId, address: SANTANA }))
    setTime('2026-03-03T16:00:00Z')
    await quoteFreight(shop, requestWith({ userId, address: SANTANA }))
    expect(await countQuotes(userId)).toBe(1)
  })

  it('ignores coordinates that the browser claims nearby, and refuses those far from the CEP', async () => {
    const { shop, newCustomer } = await open()
    const userId = await newCustomer()
    const honest = await quoteFreight(shop, requestWith({ userId, address: SANTANA }))
    const claimed = await quoteFreight(
      shop,
      requestWith({ userId, address: SANTANA, point: { lat: -23.51, lng: -46.63 } }),
    )
    expect(claimed.ok && honest.ok && claimed.value.metres === honest.value.metres).toBe(true)
    expect(await quoteFreight(shop, requestWith({ userId, address: SANTANA, point: worker }))).toMatchObject({
      ok: false,
      code: 'point-far-from-cep',
    })
  })

  it('does not let a near CEP pay for a far street', async () => {
    const { shop, newCustomer } = await open()
    const userId = await newCustomer()
    const cheap: Address = { ...SANTANA, postalCode: '05435-000' }
    expect(await quoteFreight(shop, requestWith({ userId, address: cheap }))).toMatchObject({
      code: 'cep-of-another-street',
      details: { cep: '05435000', street: 'Rua Harmonia' },
    })
    expect(await countQuotes(userId)).toBe(0)
  })

  it.each([
    ['a far street', '05435-999', 'Rua Inácio Monteiro'],
    ['a near street', '05999-999', 'Rua Caiubi'],
    ['a street that nobody knows', '05435-999', 'Rua Recém Aberta'],
  ])('is refused for %s with a CEP that does not exist', async (_what, postalCode, street) => {
    const { shop, newCustomer } = await open()
    const userId = await newCustomer()
    const address = { ...SANTANA, street, postalCode }
    expect(await quoteFreight(shop, requestWith({ userId, address }))).toMatchObject({
      code: 'cep-unknown',
      details: { cep: postalCode.replace('-', '') },
    })
    expect(await countQuotes(userId)).toBe(0)
  })

  it.each([
    ['Rua Inácio Monteiro, 10, São Paulo - SP, 05435-999', 'cep-unknown'],
    ['Rua Caiubi, 300 - Perdizes, São Paulo - SP, 05999-999', 'cep-unknown'],
    ['Rua Inácio Monteiro, 10, São Paulo - SP, 05435-000', 'cep-of-another-street'],
  ])('shows no price of another place for %s, not even as information', async (text, code) => {
    const { shop } = await open()
    expect(await quoteFreight(shop, requestWith({ text }))).toMatchObject({ ok: false, code })
  })

  it.each([
    ['Rua Caiubi', '05010-000', 3_500],
    ['Rua Inácio Monteiro', '08490-000', 38_000],
  ])('measures %s from its own CEP', async (street, postalCode, metres) => {
    const { shop } = await open()
    const quoted = await quoteFreight(shop, requestWith({ address: { ...SANTANA, street, postalCode } }))
    expect(quoted.ok && Math.abs(quoted.value.metres - metres)).toBeLessThan(3_000)
  })

  it('accepts a CEP from a service that the own table lacks, but not with a street elsewhere', async () => {
    const { shop, newCustomer } = await open()
    const knownAddress = { cep: '05435777', neighborhood: '', city: 'São Paulo', state: 'SP', point: null }
    const withService = (street: string) =>
      ({
        ...shop,
        cep: {
          find: async () => ({ kind: 'address', address: { ...knownAddress, street, source: 'viacep' } }),
        },
      }) as typeof shop
    const userId = await newCustomer()
    const quoteFor = (street: string, serviceStreet: string) =>
      quoteFreight(
        withService(serviceStreet),
        requestWith({ userId, address: { ...SANTANA, street, postalCode: '05435-777' } }),
      )
    expect(await quoteFor('Rua Recém Aberta', 'Rua Recém Aberta')).toMatchObject({ ok: true })
    expect(await quoteFor('Rua Inácio Monteiro', 'Rua Recém Aberta')).toMatchObject({
      code: 'cep-of-another-street',
    })
    expect(await quoteFor('Rua Inácio Monteiro', '')).toMatchObject({ code: 'address-not-found' })
    expect(await quoteFor('Rua Recém Aberta', '')).toMatchObject({ ok: true })
  })

  it('believes the CEP service when the own table is older', async () => {
    const viaCep = await startViaCep()
    const { shop, newCustomer } = await open({ CEP_SERVICES: 'viacep', VIACEP_URL: viaCep.url })
    await database.pool.query(
      `update sao_paulo_streets set street = 'Rua Nome Antigo' where cep = '05435000'`,
    )
    const address = { ...SANTANA, street: 'Rua Harmonia', postalCode: '05435-000' }
    const quoted = await quoteFreight(shop, requestWith({ userId: await newCustomer(), address }))
    await database.pool.query(`update sao_paulo_streets set street = 'Rua Harmonia' where cep = '05435000'`)
    expect(quoted.ok).toBe(true)
  })
})

describe('a quote for information', () => {
  it('is all that a guest, a bare point or mere words get', async () => {
    const { shop, newCustomer } = await open()
    const userId = await newCustomer()
    for (const request of [
      requestWith({ address: SANTANA }),
      requestWith({ userId, point: santanaPoint }),
      requestWith({ userId, text: 'Rua Voluntários da Pátria, 482, São Paulo - SP, 02013-000' }),
    ]) {
      expect(await quoteFreight(shop, request)).toMatchObject({ ok: true, value: { payable: null } })
    }
    expect(await countQuotes(userId)).toBe(0)
  })

  it('measures from the worker, by the straight line and a third where no routing is set up', async () => {
    const { shop } = await open()
    const quoted = await quoteFreight(shop, requestWith({ point: santanaPoint }))
    expect(quoted).toMatchObject({
      value: {
        origin: worker,
        destination: santanaPoint,
        metres: estimateRoadMetres(worker, santanaPoint),
      },
    })
  })
})

describe('with carriers configured', () => {
  it('the point comes from the map service and the distance from the road', async () => {
    const [google, osrm] = await Promise.all([startGoogle(), startOsrm()])
    const { shop, newCustomer } = await open({
      GOOGLE_MAPS_API_KEY: GOOGLE_KEY,
      GOOGLE_MAPS_API_BASE: google.url,
      OSRM_URL: osrm.url,
    })
    const address = { ...SANTANA, street: 'Rua Harmonia', number: '900', postalCode: '05435-000' }
    const request = requestWith({ userId: await newCustomer(), address })
    expect(await quoteFreight(shop, request)).toMatchObject({
      value: { destination: { lat: -23.5541, lng: -46.6889 }, metres: 9_412, seconds: 1_523 },
    })
    google.behave('broken')
    expect(await quoteFreight(shop, request)).toMatchObject({ value: { metres: 9_412 } })
    osrm.behave('busy')
    const estimated = await quoteFreight(shop, request)
    expect(estimated.ok && estimated.value.metres).toBeLessThan(3_000)
  })
})

describe('refused quotes', () => {
  it.each<[string, Partial<QuoteRequest>, object]>([
    [
      'another mode',
      { point: santanaPoint, mode: 'UBER' },
      { code: 'mode-not-offered', details: { mode: 'UBER' } },
    ],
    ['express', { point: santanaPoint, isExpress: true }, { code: 'express-not-offered' }],
    [
      'an incomplete address',
      { address: { ...SANTANA, number: ' ', state: 's' } },
      { code: 'address-incomplete', details: { fields: ['number', 'state'] } },
    ],
    [
      'a neighbouring city, by its CEP',
      { address: { ...SANTANA, postalCode: '06233-030' } },
      { code: 'outside-city', details: { place: 'Osasco' } },
    ],
    [
      'another state, by its CEP',
      { address: { ...SANTANA, postalCode: '20040-002' } },
      { code: 'outside-city', details: { place: 'Rio de Janeiro' } },
    ],
    [
      'another city by name, whatever the CEP says',
      { address: { ...SANTANA, city: 'Guarulhos' } },
      { code: 'outside-city', details: { place: 'Guarulhos' } },
    ],
    [
      'the city’s name in another state, by that state',
      { address: { ...SANTANA, state: 'RJ' } },
      { code: 'outside-city', details: { place: 'RJ' } },
    ],
    [
      'words with the city’s name in another state',
      { text: 'Rua das Flores, 10, São Paulo - RJ' },
      { code: 'outside-city', details: { place: 'RJ' } },
    ],
    [
      'a point outside the city',
      { point: { lat: -23.5329, lng: -46.7919 } },
      { code: 'outside-city', details: { place: 'Osasco' } },
    ],
    [
      'a CEP that nobody has',
      { address: { ...SANTANA, postalCode: '00000-000' } },
      { code: 'address-not-found' },
    ],
    ['a point at sea', { point: { lat: 0, lng: 0 } }, { code: 'outside-city', details: { place: null } }],
    [
      'words that name another city',
      { text: 'Rua das Flores, 10, Diadema - SP' },
      { code: 'outside-city', details: { place: 'Diadema' } },
    ],
    ['words that nobody knows', { text: 'xqzw ywvk' }, { code: 'address-not-found' }],
    ['nothing at all', {}, { code: 'address-not-found' }],
    [
      'what lies in the city but beyond forty kilometres',
      {
        address: {
          ...SANTANA,
          street: 'Estrada da Barragem',
          neighborhood: 'Parelheiros',
          postalCode: '04895-000',
        },
      },
      { code: 'beyond-reach', details: { metres: expect.any(Number), place: 'Parelheiros' } },
    ],
  ])('%s', async (_what, request, refusal) => {
    const { shop } = await open()
    expect(await quoteFreight(shop, requestWith(request))).toMatchObject({ ok: false, ...refusal })
  })

  it('everything, while the courier is switched off or the worker has no point', async () => {
    const { shop } = await open()
    await database.db.update(settingsFreteMotoboy).set({ enabled: false })
    expect(await quoteFreight(shop, requestWith({ point: santanaPoint }))).toMatchObject({
      code: 'courier-disabled',
    })
    await database.db.update(settingsFreteMotoboy).set({ enabled: true, origemLat: null })
    expect(await quoteFreight(shop, requestWith({ point: santanaPoint }))).toMatchObject({
      code: 'origin-unknown',
    })
    await database.db.delete(settingsFreteMotoboy)
    expect(await quoteFreight(shop, requestWith({ point: santanaPoint }))).toMatchObject({
      code: 'courier-disabled',
    })
  })
})

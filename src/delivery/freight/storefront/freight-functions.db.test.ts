import { describe, expect, it } from 'vitest'
import { shopFunctions } from '#app/functions.server.ts'
import {
  addressSuggestions,
  placeDetailsFunction,
} from '#delivery/addresses/storefront/addresses-functions.server.ts'
import { shopSettings } from '#platform/database/schema/settings.ts'
import type { ShopFunction } from '#platform/http/functions/define-function.server.ts'
import type { Visitor } from '#platform/http/request/context.server.ts'
import { createTestDatabase } from '../../../../tests/support/database.ts'
import { fillStreets, openFreightShop, SANTANA } from '../../../../tests/support/freight-shop.ts'

const database = await createTestDatabase()
await fillStreets(database)
const { shop, newCustomer, setTime } = await openFreightShop(database)

const guest: Visitor = { kind: 'guest' }

async function call(called: string | ShopFunction, body: unknown, visitor: Visitor = guest) {
  const shopFunction = typeof called === 'string' ? shopFunctions[called] : called
  if (!shopFunction) throw new Error(`no function ${called}`)
  const parsed = shopFunction.parse(body)
  if (!parsed.ok) return { status: 400, body: { fields: parsed.fields } }
  const { status = 200, body: answer } = await shopFunction.run({
    shop,
    visitor,
    request: {} as never,
    body: parsed.body as never,
  })
  return { status, body: answer }
}

const { postalCode, ...parts } = SANTANA
const address = { ...parts, postal_code: postalCode, lat: null, lng: null, place_id: null }

async function customer(): Promise<Visitor> {
  return { kind: 'customer', userId: await newCustomer() } as Visitor
}

describe('cep-lookup', () => {
  it('answers in the shape of the specification', async () => {
    expect(await call('cep-lookup', { cep: '05435000' })).toEqual({
      status: 200,
      body: {
        success: true,
        cep: '05435-000',
        street: 'Rua Harmonia',
        neighborhood: 'Sumarezinho',
        city: 'São Paulo',
        state: 'SP',
        country: 'Brasil',
        lat: expect.any(Number),
        lng: expect.any(Number),
        source: 'offline',
      },
    })
  })

  it.each([
    ['0543', 'CEP deve ter 8 digitos'],
    ['05435999', 'CEP nao encontrado'],
    ['20040002', expect.stringContaining('(RJ)')],
  ])('explains why %s has no street', async (cep, error) => {
    expect(await call('cep-lookup', { cep })).toEqual({ status: 200, body: { success: false, error } })
  })

  it('refuses another shape', async () => {
    expect(await call('cep-lookup', { cep: 5435000 })).toMatchObject({
      status: 400,
      body: { fields: { cep: expect.any(String) } },
    })
  })
})

describe('validate-address-components', () => {
  it('gives the parts of a valid address', async () => {
    expect(await call('validate-address-components', { address: 'rua augusta, 900, são paulo' })).toEqual({
      status: 200,
      body: {
        valid: true,
        formatted_address: 'Rua Augusta, 900 - Consolação, São Paulo - SP, 01304-000',
        components: {
          street: 'Rua Augusta',
          number: '900',
          complement: '',
          neighborhood: 'Consolação',
          city: 'São Paulo',
          state: 'SP',
          postal_code: '01304-000',
          lat: expect.any(Number),
          lng: expect.any(Number),
          place_id: 'sp:01304000:900',
        },
      },
    })
  })

  it('reports that it failed', async () => {
    expect(await call('validate-address-components', { address: 'xqzw ywvk' })).toEqual({
      status: 200,
      body: { valid: false, error: 'Nao foi possivel validar este endereco' },
    })
  })

  it('explains that a CEP is outside the delivery area or does not match', async () => {
    const typed = { address: 'Rua da Aurora, 325, Boa Vista, São Paulo, SP, 50050-000' }
    const error = async () => (await call('validate-address-components', typed)).body as { error: string }
    expect((await error()).error).toContain('Por enquanto, entregamos só na capital.')
    await database.db.insert(shopSettings).values({ section: 'brazil', values: { offered: 'yes' } })
    await shop.settings.refresh()
    expect((await error()).error).toBe('O CEP 50050-000 é de Pernambuco. Confira o CEP, a cidade e o estado.')
    await database.db.delete(shopSettings)
    await shop.settings.refresh()
  })
})

describe('suggestions and place details', () => {
  it('lead from words to an address', async () => {
    const suggested = await call(addressSuggestions, { input: 'augu' })
    expect(suggested.body).toEqual({
      suggestions: [{ place_id: 'sp:01304000', title: 'Rua Augusta', detail: 'Consolação, São Paulo - SP' }],
    })
    expect((await call(placeDetailsFunction, { place_id: 'sp:01304000' })).body).toMatchObject({
      valid: true,
      components: { street: 'Rua Augusta' },
    })
    expect((await call(placeDetailsFunction, { place_id: 'google:gone' })).body).toMatchObject({
      valid: false,
    })
  })
})

describe('geocode-address', () => {
  it('is for administrators and gives the address properly written', async () => {
    expect(shopFunctions['geocode-address']?.access).toBe('administrator')
    expect((await call('geocode-address', { address: 'r. augusta 900' })).body).toMatchObject({
      formatted_address: 'Rua Augusta, 900 - Consolação, São Paulo - SP, 01304-000',
    })
    expect(await call('geocode-address', { address: ' ' })).toEqual({
      status: 400,
      body: { error: 'Preencha o endereço antes de validar' },
    })
    expect(await call('geocode-address', { address: 'xqzw' })).toEqual({
      status: 404,
      body: { error: 'Verifique CEP, rua e cidade.' },
    })
  })
})

describe('the quote functions', () => {
  it('answer price, eta, duration and breakdown in reais', async () => {
    setTime('2026-03-03T20:30:00Z')
    const body = {
      destinationAddress: 'Rua Voluntários da Pátria, 482, 02013-000',
      mode: 'TABELA',
      isExpress: false,
    }
    const quoted = await call('calculate-frete-motoboy-sp', { ...body, address }, await customer())
    setTime('2026-03-03T15:00:00Z')
    expect(quoted.status).toBe(200)
    expect(quoted.body).toMatchObject({
      price: expect.any(Number),
      eta: expect.stringMatching(/^quarta-feira/i),
      duration_text: expect.stringMatching(/^cerca de \d+ min$/),
      breakdown: {
        base: 12,
        kmTiers: [
          { fromKm: 3, toKm: 7, ratePerKm: 2.2, subtotal: 8.8 },
          { fromKm: 7, toKm: expect.any(Number), ratePerKm: 2, subtotal: expect.any(Number) },
        ],
        handling: 3,
        peakUpchargeApplied: true,
        peakUpchargePct: 15,
        peakUpchargeAmount: expect.any(Number),
      },
      expires_at: '2026-03-03T21:00:00.000Z',
    })
  })

  it('promise nothing to guests and for bare coordinates', async () => {
    const point = { lat: -23.5016, lng: -46.6247 }
    expect((await call('shipping-quote', point)).body).toMatchObject({
      price: expect.any(Number),
      expires_at: null,
    })
    expect((await call('shipping-quote', { ...point, address })).body).toMatchObject({ expires_at: null })
    expect((await call('shipping-quote', point, await customer())).body).toMatchObject({ expires_at: null })
    expect((await call('shipping-quote', { ...point, address }, await customer())).body).toMatchObject({
      expires_at: expect.any(String),
    })
  })

  it.each([
    [{ lat: -23.5, lng: -46.6, mode: 'UBER' }, 'Só calculamos o frete pela tabela do motoboy.'],
    [{ lat: -23.5, lng: -46.6, isExpress: true }, 'Ainda não temos entrega expressa.'],
    [{ lat: -23.5329, lng: -46.7919 }, expect.stringContaining('(Osasco)')],
  ])('refuse %j with a sentence', async (body, error) => {
    expect(await call('shipping-quote', body)).toEqual({ status: 400, body: { error } })
  })

  it.each([
    { lat: 'x', lng: 0 },
    { lat: 91, lng: 0 },
    { lng: 0 },
    { lat: 0, lng: 0, address: { street: 'Rua' } },
    { lat: 0, lng: 0, isExpress: 'yes' },
  ])('refuse the shape %j', async (body) => {
    expect(await call('shipping-quote', body)).toMatchObject({
      status: 400,
      body: { fields: expect.any(Object) },
    })
  })
})

import { describe, expect, it } from 'vitest'
import { lookUpCep, placeDetails, suggestAddresses } from '#delivery/addresses/use-cases/look-up-addresses.ts'
import { validateAddress } from '#delivery/addresses/use-cases/validate-address.ts'
import { startViaCep } from '../../../../lab/fakes/address-services/cep-services.ts'
import { GOOGLE_KEY, startGoogle } from '../../../../lab/fakes/address-services/map-services.ts'
import { createTestDatabase } from '../../../../tests/support/database.ts'
import { fillStreets, openFreightShop } from '../../../../tests/support/freight-shop.ts'

const database = await createTestDatabase()
await fillStreets(database)

describe('looking up a CEP', () => {
  it('answers from the own table when no service is there', async () => {
    const { shop } = await openFreightShop(database)
    expect(await lookUpCep(shop, { cep: '05435-000' })).toMatchObject({
      ok: true,
      value: { street: 'Rua Harmonia', neighborhood: 'Sumarezinho', city: 'São Paulo', source: 'offline' },
    })
  })

  it('names the service that answered', async () => {
    const viaCep = await startViaCep()
    const { shop } = await openFreightShop(database, { CEP_SERVICES: 'viacep', VIACEP_URL: viaCep.url })
    expect(await lookUpCep(shop, { cep: '05435000' })).toMatchObject({ value: { source: 'viacep' } })
  })

  it.each([
    ['0543500', { code: 'cep-incomplete' }],
    ['05435-999', { code: 'cep-not-found' }],
    ['20040-002', { code: 'cep-elsewhere', details: { state: 'RJ' } }],
  ])('%s is refused', async (cep, refusal) => {
    const { shop } = await openFreightShop(database)
    expect(await lookUpCep(shop, { cep })).toMatchObject({ ok: false, ...refusal })
  })
})

describe('validating an address', () => {
  it('writes it properly and keeps number and complement', async () => {
    const { shop } = await openFreightShop(database)
    expect(await validateAddress(shop, { address: 'r augusta, 900, apto 3, sao paulo - sp' })).toMatchObject({
      ok: true,
      value: { address: { street: 'Rua Augusta', number: '900', complement: 'apto 3', state: 'SP' } },
    })
  })

  it('names the place outside the city', async () => {
    const { shop } = await openFreightShop(database)
    expect(await validateAddress(shop, { address: 'Rua X, 1, Osasco - SP, 06233-030' })).toMatchObject({
      code: 'outside-city',
      details: { place: 'Osasco' },
    })
    expect(await validateAddress(shop, { address: 'xqzw ywvk, 12' })).toMatchObject({
      code: 'address-not-found',
    })
  })

  it('confirms no CEP that does not exist', async () => {
    const { shop } = await openFreightShop(database)
    expect(
      await validateAddress(shop, { address: 'Rua Caiubi, 318, São Paulo - SP, 05999-999' }),
    ).toMatchObject({ code: 'cep-unknown', details: { cep: '05999999' } })
    expect(
      await validateAddress(shop, { address: 'Rua Caiubi, 318, São Paulo - SP, 05010-000' }),
    ).toMatchObject({ ok: true })
  })

  it('asks the service once an hour for one address, whatever its capitals', async () => {
    const google = await startGoogle()
    const { shop, setTime } = await openFreightShop(database, {
      GOOGLE_MAPS_API_KEY: GOOGLE_KEY,
      GOOGLE_MAPS_API_BASE: google.url,
    })
    await validateAddress(shop, { address: 'Rua Harmonia, 500' })
    await validateAddress(shop, { address: 'RUA HARMONIA, 500' })
    expect(google.seen).toHaveLength(1)
    setTime('2026-03-03T16:00:00Z')
    await validateAddress(shop, { address: 'Rua Harmonia, 500' })
    expect(google.seen).toHaveLength(2)
  })
})

describe('suggesting', () => {
  it('begins at three characters', async () => {
    const { shop } = await openFreightShop(database)
    expect(await suggestAddresses(shop, { text: ' au ' })).toEqual([])
    const [first] = await suggestAddresses(shop, { text: 'aug' })
    expect(first).toMatchObject({ title: 'Rua Augusta' })
    expect(await placeDetails(shop, { placeId: first?.placeId ?? '' })).toMatchObject({
      ok: true,
      value: { address: { street: 'Rua Augusta', postalCode: '01304000' } },
    })
  })

  it('does not resolve places that were never suggested', async () => {
    const { shop } = await openFreightShop(database)
    expect(await placeDetails(shop, { placeId: 'sp:99999999' })).toMatchObject({ code: 'not-found' })
  })
})

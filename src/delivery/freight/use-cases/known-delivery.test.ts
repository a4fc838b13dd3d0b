import { describe, expect, it, test } from 'vitest'
import { type Address, emptyAddress } from '#delivery/addresses/domain/address.ts'
import { toShippingAddress } from '#delivery/addresses/domain/shipping-address.ts'
import { knownDelivery, startAddress } from './known-delivery.ts'

const caiubi: Address = {
  street: 'Rua Caiubi',
  number: '318',
  complement: 'apto 72',
  neighborhood: 'Perdizes',
  city: 'São Paulo',
  state: 'SP',
  postalCode: '05010-000',
}
const harmonia = {
  line1: 'Rua Harmonia, 500',
  line2: 'Sumarezinho',
  city: 'São Paulo',
  state: 'SP',
  postal_code: '05435-000',
  country: 'Brasil',
}
const origin = { lat: -23.55, lng: -46.68 }
const now = new Date('2026-11-16T15:00:00Z')
const quote = {
  address: harmonia,
  lat: -23.56,
  lng: -46.69,
  distanceMetres: 4200,
  durationSeconds: 900,
  price: 1561,
  freeAbove: null,
  eta: 'Mesmo dia',
  breakdown: {
    base: 12,
    kmTiers: [],
    handling: 3,
    peakUpchargeApplied: false,
    peakUpchargePct: 15,
    peakUpchargeAmount: 0,
  },
  offers: null,
  expiresAt: new Date('2026-11-16T15:20:00Z'),
  createdAt: new Date('2026-11-16T14:50:00Z'),
}
const facts = {
  quote,
  profile: caiubi,
  profileChangedAt: new Date('2026-11-01T12:00:00Z'),
  ordered: null,
  origin,
  now,
}

describe('the price that the cart opens with', () => {
  it('requests the price again if parcels were offered next to the courier', () => {
    expect(knownDelivery({ ...facts, quote: { ...quote, offers: [] } })).toMatchObject({
      quote: null,
      lastPrice: 1561,
    })
  })

  it('is the price shown for the address while it is valid', () => {
    const delivery = knownDelivery(facts)
    expect(delivery.address).toMatchObject({
      street: 'Rua Harmonia',
      number: '500',
      neighborhood: 'Sumarezinho',
    })
    expect(delivery.quote).toMatchObject({ price: 1561, seconds: 900, goodForMs: 20 * 60_000 })
  })

  it('is remembered after its time, so that another one can be said', () => {
    const delivery = knownDelivery({ ...facts, quote: { ...quote, expiresAt: now } })
    expect(delivery).toMatchObject({ address: { street: 'Rua Harmonia' }, quote: null, lastPrice: 1561 })
  })

  it('is none for another address', () => {
    expect(knownDelivery({ ...facts, profileChangedAt: now })).toEqual({
      address: caiubi,
      source: 'profile',
      quote: null,
      lastPrice: null,
    })
  })
})

const home = {
  street: 'Rua Harmonia',
  number: '500',
  complement: 'apto 71',
  neighborhood: 'Sumarezinho',
  city: 'São Paulo',
  state: 'SP',
  postalCode: '05435-000',
}
const work = { ...home, street: 'Rua Caiubi', number: '318', postalCode: '05010-000' }
const noon = new Date('2026-11-12T12:00:00Z')
const morning = new Date('2026-11-12T08:00:00Z')
const noSources = { profile: emptyAddress, profileChangedAt: noon, quoted: null, ordered: null }

test('starts from the profile', () => {
  expect(startAddress({ ...noSources, profile: home, ordered: toShippingAddress(work) })).toMatchObject({
    address: home,
    source: 'profile',
  })
})

test('uses the latest quote after the last profile change, on any device', () => {
  const quoted = { address: toShippingAddress(work), at: noon }
  expect(startAddress({ ...noSources, profile: home, profileChangedAt: morning, quoted })).toMatchObject({
    address: work,
    source: 'quoted',
  })
  const older = { ...quoted, at: morning }
  expect(startAddress({ ...noSources, profile: home, quoted: older })).toMatchObject({
    address: home,
    source: 'profile',
  })
  expect(startAddress({ ...noSources, quoted: older })).toMatchObject({ address: work, source: 'quoted' })
})

test('uses the last order if the profile is incomplete, and otherwise the little that is known', () => {
  const partial = { ...emptyAddress, city: 'São Paulo', state: 'SP' }
  expect(startAddress({ ...noSources, profile: partial, ordered: toShippingAddress(work) })).toMatchObject({
    address: work,
    source: 'ordered',
  })
  expect(startAddress({ ...noSources, profile: partial })).toMatchObject({
    address: partial,
    source: null,
  })
})

import { expect, test } from 'vitest'
import { emptyAddress } from '../address/address.ts'
import { toShippingAddress } from '../address/shipping-address.ts'
import { startAddress } from './start-address.ts'

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
const nothing = { profile: emptyAddress, profileChangedAt: noon, quoted: null, ordered: null }

test('starts from the profile', () => {
  expect(startAddress({ ...nothing, profile: home, ordered: toShippingAddress(work) })).toEqual(home)
})

test('from what was quoted since the profile was changed, here or on another device', () => {
  const quoted = { address: toShippingAddress(work), at: noon }
  expect(startAddress({ ...nothing, profile: home, profileChangedAt: morning, quoted })).toEqual(work)
  const older = { ...quoted, at: morning }
  expect(startAddress({ ...nothing, profile: home, quoted: older })).toEqual(home)
  expect(startAddress({ ...nothing, quoted: older })).toEqual(work)
})

test('from the last order where the profile is not whole, and from what little it has otherwise', () => {
  const partial = { ...emptyAddress, city: 'São Paulo', state: 'SP' }
  expect(startAddress({ ...nothing, profile: partial, ordered: toShippingAddress(work) })).toEqual(work)
  expect(startAddress({ ...nothing, profile: partial })).toEqual(partial)
})

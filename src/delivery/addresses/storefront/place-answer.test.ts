import { describe, expect, it } from 'vitest'
import { emptyAddress } from '#delivery/addresses/domain/address.ts'
import { cepAddress, confirmedAddress, pickedAddress } from './place-answer.ts'

const place = {
  street: 'Rua Augusta',
  number: '',
  complement: '',
  neighborhood: 'Consolação',
  city: 'São Paulo',
  state: 'SP',
  postal_code: '01304000',
  lat: -23.55,
  lng: -46.65,
}
const typed = { ...emptyAddress, street: 'r augusta', number: '900', complement: 'apto 3' }

describe('an address out of a place', () => {
  it('that was selected fills everything but the details only the customer knows', () => {
    expect(pickedAddress(place)).toEqual({
      street: 'Rua Augusta',
      neighborhood: 'Consolação',
      city: 'São Paulo',
      state: 'SP',
      postalCode: '01304-000',
    })
    expect(pickedAddress({ ...place, number: '12' })).toMatchObject({ number: '12' })
  })

  it('that was confirmed is spelled properly, but keeps the customer’s CEP and neighbourhood', () => {
    const own = { ...typed, neighborhood: 'Cerqueira César', postalCode: '01412-000' }
    expect(confirmedAddress(place, own)).toMatchObject({
      street: 'Rua Augusta',
      neighborhood: 'Cerqueira César',
      postalCode: '01412-000',
    })
    expect(confirmedAddress(place, typed)).toMatchObject({
      neighborhood: 'Consolação',
      postalCode: '01304-000',
    })
  })
})

describe('an address by its CEP', () => {
  const cleared = { street: '', neighborhood: '', city: '' }

  it('in another state or city clears the previous place', () => {
    const former = { city: 'São Paulo', state: 'SP' }
    expect(cepAddress(former, { state: 'PE' })).toEqual({ ...cleared, state: 'PE' })
    expect(cepAddress(former, { state: 'SP' })).toEqual({ ...cleared, state: 'SP' })
    expect(cepAddress(former, { state: 'SP', city: 'Cunha' })).toEqual({
      ...cleared,
      state: 'SP',
      city: 'Cunha',
    })
  })

  it('keeps typed fields that may still be right', () => {
    expect(cepAddress({ city: 'Recife', state: '' }, { state: 'PE' })).toEqual({ state: 'PE' })
    expect(cepAddress({ city: 'Recife', state: 'PE' }, { state: 'PE' })).toEqual({ state: 'PE' })
    const district = { city: 'São Paulo', state: 'SP' }
    expect(cepAddress({ city: 'sao paulo', state: 'SP' }, district)).toEqual(district)
  })
})

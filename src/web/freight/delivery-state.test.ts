import { describe, expect, it } from 'vitest'
import { type Address, emptyAddress } from '#domain/address/address.ts'
import {
  type DeliveryEvent,
  type DeliveryState,
  deliveryReducer,
  type Quote,
  shownFaults,
  startDelivery,
} from './delivery-state.ts'

const caiubi: Address = {
  street: 'Rua Caiubi',
  number: '318',
  complement: 'apto 72',
  neighborhood: 'Perdizes',
  city: 'São Paulo',
  state: 'SP',
  postalCode: '05010-000',
}
const point = { lat: -23.53, lng: -46.67 }
const quote = { price: 1852, metres: 4600 } as Quote

const following = (state: DeliveryState, ...events: DeliveryEvent[]) => events.reduce(deliveryReducer, state)
const validated = (): DeliveryState =>
  following(
    startDelivery(caiubi),
    { type: 'validation-asked' },
    { type: 'validated', revision: 0, address: caiubi, point },
  )
const quoted = (): DeliveryState =>
  following(validated(), { type: 'quote-asked' }, { type: 'quoted', revision: 0, quote })

describe('validating an address', () => {
  it('goes from idle over validating to valid, and keeps where it lies', () => {
    const asked = following(startDelivery(caiubi), { type: 'validation-asked' })
    expect(startDelivery(caiubi).validation).toBe('idle')
    expect(asked.validation).toBe('validating')
    expect(validated()).toMatchObject({ validation: 'valid', point, problem: null })
  })

  it('ends in invalid with a sentence', () => {
    const failed: DeliveryEvent = { type: 'validation-failed', revision: 0, problem: 'Não achamos.' }
    expect(following(startDelivery(caiubi), { type: 'validation-asked' }, failed)).toMatchObject({
      validation: 'invalid',
      problem: 'Não achamos.',
    })
  })

  it('marks the missing fields only after somebody tried', () => {
    const empty = startDelivery(emptyAddress)
    expect([...shownFaults(empty)]).toEqual([])
    const tried = following(empty, { type: 'fields-missing', problem: 'Preencha.' })
    expect(tried).toMatchObject({ validation: 'invalid', problem: 'Preencha.' })
    expect([...shownFaults(tried)]).toEqual(['street', 'number', 'city', 'state', 'postalCode'])
  })
})

describe('editing a field', () => {
  it.each([
    ['idle', '318 B'],
    ['invalid', ''],
  ])('moves to %s by what is still missing', (validation, value) => {
    expect(following(validated(), { type: 'edited', field: 'number', value }).validation).toBe(validation)
  })

  it('forgets the point, the price and the problem', () => {
    expect(following(quoted(), { type: 'edited', field: 'street', value: 'Rua Harmonia' })).toMatchObject({
      point: null,
      freight: { status: 'none' },
      problem: null,
    })
  })

  it('forgets the price for another complement too: it was promised for this very address', () => {
    const changed = following(quoted(), { type: 'edited', field: 'complement', value: 'apto 81' })
    expect(changed.freight.status).toBe('none')
  })

  it('writes the CEP with its hyphen and the state in capitals', () => {
    const typed = following(
      startDelivery(emptyAddress),
      { type: 'edited', field: 'postalCode', value: 'CEP 05010 0009' },
      { type: 'edited', field: 'state', value: 'spx' },
    )
    expect(typed.address).toMatchObject({ postalCode: '05010-000', state: 'SP' })
  })
})

describe('looking up a CEP', () => {
  const asked = () =>
    following(startDelivery({ ...emptyAddress, postalCode: '05010-000' }), { type: 'cep-asked' })

  it('is idle, then loading, then success with the street, back to idle for the address', () => {
    const { number: _number, ...address } = caiubi
    const found = following(asked(), { type: 'cep-found', revision: 0, address, point })
    expect(asked().cep.status).toBe('loading')
    expect(found).toMatchObject({ cep: { status: 'success' }, validation: 'idle', point })
    expect(found.address).toEqual({ ...caiubi, number: '' })
  })

  it('keeps the number and complement that were typed before', () => {
    const typed = following(asked(), { type: 'edited', field: 'number', value: '9' }, { type: 'cep-asked' })
    const found = following(typed, {
      type: 'cep-found',
      revision: 1,
      address: { street: 'Rua Caiubi' },
      point,
    })
    expect(found.address).toMatchObject({ street: 'Rua Caiubi', number: '9' })
  })

  it('says what went wrong until somebody types again', () => {
    const failed = following(asked(), { type: 'cep-failed', revision: 0, error: 'CEP nao encontrado' })
    expect(failed.cep).toEqual({ status: 'error', error: 'CEP nao encontrado' })
    expect(following(failed, { type: 'edited', field: 'city', value: 'S' }).cep.status).toBe('error')
    expect(following(failed, { type: 'edited', field: 'postalCode', value: '0501' }).cep).toEqual({
      status: 'idle',
      error: null,
    })
  })

  it('refuses an incomplete one without asking', () => {
    const refused = following(startDelivery(emptyAddress), {
      type: 'cep-incomplete',
      error: 'CEP deve ter 8 digitos',
    })
    expect(refused.cep).toEqual({ status: 'error', error: 'CEP deve ter 8 digitos' })
  })
})

describe('the price', () => {
  it('goes from none over calculating to quoted', () => {
    expect(validated().freight.status).toBe('none')
    expect(following(validated(), { type: 'quote-asked' }).freight.status).toBe('calculating')
    expect(quoted().freight).toEqual({ status: 'quoted', quote })
  })

  it('is none again after a failure, with the reason', () => {
    const failed: DeliveryEvent = { type: 'quote-failed', revision: 0, problem: 'Longe demais.' }
    expect(following(validated(), { type: 'quote-asked' }, failed)).toMatchObject({
      freight: { status: 'none' },
      problem: 'Longe demais.',
      validation: 'valid',
    })
  })

  it('is cleared by "Recalcular Frete" and by a changed cart; the address stays valid', () => {
    expect(following(quoted(), { type: 'quote-cleared' })).toMatchObject({
      freight: { status: 'none' },
      validation: 'valid',
      address: caiubi,
    })
  })
})

describe('answers that come too late', () => {
  it.each<DeliveryEvent>([
    { type: 'cep-found', revision: 0, address: { street: 'Rua Velha' }, point },
    { type: 'cep-failed', revision: 0, error: 'x' },
    { type: 'place-picked', revision: 0, address: { ...caiubi, street: 'Rua Velha' }, point },
    { type: 'validated', revision: 0, address: { ...caiubi, street: 'Rua Velha' }, point },
    { type: 'validation-failed', revision: 0, problem: 'x' },
    { type: 'quoted', revision: 0, quote },
    { type: 'quote-failed', revision: 0, problem: 'x' },
  ])('change nothing: $type', (late) => {
    const edited = following(startDelivery(caiubi), { type: 'edited', field: 'number', value: '400' })
    expect(following(edited, late)).toBe(edited)
  })
})

describe('picking a suggestion', () => {
  it('fills the address and starts afresh', () => {
    const picked = following(quoted(), {
      type: 'place-picked',
      revision: 0,
      address: { ...caiubi, street: 'Rua Augusta' },
      point,
    })
    expect(picked).toMatchObject({
      address: { street: 'Rua Augusta', number: '318' },
      point,
      validation: 'idle',
      freight: { status: 'none' },
      revision: 1,
    })
  })
})

import { describe, expect, it } from 'vitest'
import { type Address, emptyAddress } from '#delivery/addresses/domain/address.ts'
import { type DeliveryEvent, deliveryReducer } from './delivery-reducer.ts'
import {
  type DeliveryState,
  isCalculating,
  isSearchingCep,
  isValidating,
  type Quote,
  shownFaults,
  startDelivery,
  typedAddress,
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
const typing = (field: keyof Address, value: string): DeliveryEvent => ({ type: 'edited', field, value })

const pressed = (button: 'calculate' | 'validate' = 'calculate') =>
  following(startDelivery(caiubi), { type: 'pressed', by: button, ask: 1 })
const validating = () => following(pressed(), { type: 'validation-asked', ask: 1 })
const valid = () => following(validating(), { type: 'validated', ask: 1, address: caiubi, point })
const quoting = () => following(valid(), { type: 'quote-asked', ask: 1 })
const quoted = () => following(quoting(), { type: 'quoted', ask: 1, quote })

const lookingUp = () =>
  following(startDelivery({ ...emptyAddress, postalCode: '05010-000' }), {
    type: 'fill-asked',
    by: 'cep',
    ask: 1,
  })
const { number: _number, complement: _complement, ...ofCep } = caiubi
const filledEvent: DeliveryEvent = { type: 'filled', ask: 1, address: ofCep, point }

describe('a press of "Calcular frete"', () => {
  it('validates, then asks for the price, and is busy all the way', () => {
    expect(isCalculating(pressed())).toBe(true)
    expect(isValidating(pressed())).toBe(false)
    expect(isValidating(validating())).toBe(true)
    expect(isCalculating(quoting())).toBe(true)
    expect(isValidating(quoting())).toBe(false)
    expect(quoted()).toMatchObject({ validation: 'valid', point, freight: { status: 'quoted', quote } })
    expect(isCalculating(quoted())).toBe(false)
  })

  it('shows "Validar Endereco" busy until the price is requested', () => {
    expect([isValidating(pressed('validate')), isCalculating(pressed('validate'))]).toEqual([true, false])
  })

  it('ends in invalid with a sentence', () => {
    const failed = following(validating(), { type: 'validation-failed', ask: 1, problem: 'Não achamos.' })
    expect(failed).toMatchObject({ validation: 'invalid', problem: 'Não achamos.', press: null })
  })

  it('ends without a price and with the reason; the address stays valid', () => {
    const failed = following(quoting(), { type: 'quote-failed', ask: 1, problem: 'Longe demais.' })
    expect(failed).toMatchObject({
      freight: { status: 'none' },
      problem: 'Longe demais.',
      validation: 'valid',
      press: null,
    })
  })

  it('marks the missing fields, which are unmarked before', () => {
    const empty = startDelivery(emptyAddress)
    expect([...shownFaults(empty)]).toEqual([])
    const tried = following(
      empty,
      { type: 'pressed', by: 'calculate', ask: 1 },
      { type: 'fields-missing', ask: 1, problem: 'Preencha.' },
    )
    expect(tried).toMatchObject({ validation: 'invalid', problem: 'Preencha.', press: null })
    expect([...shownFaults(tried)]).toEqual(['street', 'number', 'city', 'state', 'postalCode'])
  })

  it('is not a second one while the first is under way', () => {
    expect(following(validating(), { type: 'pressed', by: 'calculate', ask: 2 })).toEqual(validating())
  })

  it.each(['number', 'complement', 'street', 'postalCode'] as const)(
    'is over as soon as %s is edited, and its answers change nothing',
    (field) => {
      for (const state of [pressed(), validating(), quoting()]) {
        const edited = following(state, typing(field, '05436'))
        expect([isCalculating(edited), isValidating(edited)]).toEqual([false, false])
        for (const late of [
          { type: 'validated', ask: 1, address: caiubi, point },
          { type: 'validation-failed', ask: 1, problem: 'x' },
          { type: 'quoted', ask: 1, quote },
          { type: 'quote-failed', ask: 1, problem: 'x' },
        ] as const)
          expect(following(edited, late)).toBe(edited)
      }
    },
  )

  it('shows its price even if the cart changed in the meantime', () => {
    const cleared = following(quoting(), { type: 'quote-cleared' })
    expect(following(cleared, { type: 'quoted', ask: 1, quote }).freight.status).toBe('quoted')
  })
})

describe('the price', () => {
  it('is cleared by "Recalcular Frete" and by a changed cart; the address stays valid', () => {
    expect(following(quoted(), { type: 'quote-cleared' })).toMatchObject({
      freight: { status: 'none' },
      validation: 'valid',
      address: caiubi,
    })
  })

  it('is forgotten with point and problem when the address changes, be it only the complement', () => {
    expect(following(quoted(), typing('complement', 'apto 81'))).toMatchObject({
      point: null,
      freight: { status: 'none' },
      problem: null,
    })
  })
})

describe('editing a field', () => {
  it.each([
    ['idle', '318 B'],
    ['invalid', ''],
  ])('moves to %s by what is still missing', (validation, value) => {
    expect(following(valid(), typing('number', value)).validation).toBe(validation)
  })

  it('writes the CEP with its hyphen and the state in capitals', () => {
    const typed = following(
      startDelivery(emptyAddress),
      typing('postalCode', 'CEP 05010 0009'),
      typing('state', 'spx'),
    )
    expect(typed.address).toMatchObject({ postalCode: '05010-000', state: 'SP' })
  })

  it('clears number and complement with a complete CEP; completing one keeps them', () => {
    const state = following(startDelivery(caiubi), typing('postalCode', '05010-00'))
    expect(state.address).toMatchObject({ number: '', complement: '', street: 'Rua Caiubi' })
    const completed = following(state, typing('number', '9'), typing('postalCode', '05010-001'))
    expect(completed.address.number).toBe('9')
    expect(following(startDelivery(caiubi), typing('postalCode', '05010000')).address).toEqual(caiubi)
  })
})

describe('looking up a CEP', () => {
  it('is idle, then searching, then success with the street', () => {
    expect(isSearchingCep(lookingUp())).toBe(true)
    const state = following(lookingUp(), filledEvent)
    expect(isSearchingCep(state)).toBe(false)
    expect(state).toMatchObject({ cep: { status: 'success' }, validation: 'idle', point })
    expect(state.address).toEqual({ ...caiubi, number: '', complement: '' })
  })

  it('keeps what was typed while it was under way', () => {
    const typed = following(
      lookingUp(),
      typing('number', '9'),
      typing('neighborhood', 'Pompeia'),
      filledEvent,
    )
    expect(typed.address).toEqual({ ...caiubi, number: '9', complement: '', neighborhood: 'Pompeia' })
    expect(typed.point).toEqual(point)
  })

  it('does not locate a newly typed street at the previous one', () => {
    expect(following(lookingUp(), typing('street', 'Rua Aimberê'), filledEvent)).toMatchObject({
      address: { street: 'Rua Aimberê', neighborhood: 'Perdizes' },
      point: null,
    })
  })

  it('clears the previous street and city for another state with an unknown street', () => {
    const state = following(startDelivery(caiubi), typing('postalCode', '50030-230'), {
      type: 'fill-asked',
      by: 'cep',
      ask: 1,
    })
    const recife = following(state, {
      type: 'filled',
      ask: 1,
      address: { state: 'PE', postalCode: '50030-230' },
      point: null,
    })
    expect(recife.address).toEqual({ ...emptyAddress, state: 'PE', postalCode: '50030-230' })
  })

  it('is over when the CEP changes', () => {
    const changed = following(lookingUp(), typing('postalCode', '0501'))
    expect(isSearchingCep(changed)).toBe(false)
    expect(following(changed, filledEvent)).toBe(changed)
  })

  it('shows the error until another CEP is typed', () => {
    const failed = following(lookingUp(), { type: 'fill-failed', ask: 1, cepError: 'CEP nao encontrado' })
    expect(failed).toMatchObject({ cep: { status: 'error', error: 'CEP nao encontrado' }, filling: null })
    expect(following(failed, typing('city', 'S')).cep.status).toBe('error')
    expect(following(failed, typing('postalCode', '0501')).cep).toEqual({ status: 'idle', error: null })
  })

  it('refuses an incomplete one without asking', () => {
    const refused = following(startDelivery(emptyAddress), {
      type: 'cep-incomplete',
      error: 'CEP deve ter 8 digitos',
    })
    expect(refused.cep).toEqual({ status: 'error', error: 'CEP deve ter 8 digitos' })
  })
})

describe('picking a suggestion', () => {
  const picking = () => following(quoted(), { type: 'fill-asked', by: 'suggestion', ask: 2 })
  const fillEvent: DeliveryEvent = { type: 'filled', ask: 2, address: { street: 'Rua Augusta' }, point }

  it('fills the address and starts afresh', () => {
    expect(following(picking(), fillEvent)).toMatchObject({
      address: { street: 'Rua Augusta', number: '318' },
      point,
      validation: 'idle',
      freight: { status: 'none' },
    })
  })

  it('is followed by the number without being lost, and lost when the street is typed on', () => {
    expect(following(picking(), typing('number', '12'), fillEvent).address).toMatchObject({
      street: 'Rua Augusta',
      number: '12',
    })
    expect(following(picking(), typing('street', 'Rua Aug'), fillEvent).address.street).toBe('Rua Aug')
  })
})

describe('an address for a present', () => {
  it('is the one that was typed here before, to its door, and never the one that the page began with', () => {
    expect(typedAddress(caiubi, quoted())).toBeNull()
    const typed = following(
      startDelivery(caiubi),
      typing('postalCode', '02013-000'),
      typing('street', 'Rua Voluntários da Pátria'),
    )
    expect(typedAddress(caiubi, typed)).toBeNull()
    const atTheDoor = following(typed, typing('number', '482'))
    expect(typedAddress(caiubi, atTheDoor)).toEqual(atTheDoor.address)
  })
})

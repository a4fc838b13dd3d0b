import { expect, test } from 'vitest'
import { keepTyped } from '#delivery/addresses/storefront/use-cep-lookup.ts'
import { fillFromCep } from './use-cep-fill.ts'

const empty = { addressLine1: '', addressLine2: '', city: '', state: '' }
const harmonia = { street: 'Rua Harmonia', neighborhood: 'Sumarezinho', city: 'São Paulo', state: 'SP' }

test('fills an empty address and keeps space for the number', () => {
  expect(fillFromCep(empty, harmonia)).toEqual({
    addressLine1: 'Rua Harmonia, ',
    addressLine2: 'Sumarezinho',
    city: 'São Paulo',
    state: 'SP',
  })
})

test('keeps number and complement on the same street', () => {
  const address = { ...empty, addressLine1: 'rua harmonia, 500', addressLine2: 'Apto 71 – Sumarezinho' }
  expect(fillFromCep(address, harmonia)).toMatchObject({
    addressLine1: 'Rua Harmonia, 500',
    addressLine2: 'Apto 71 – Sumarezinho',
  })
})

test('asks for them again on another one', () => {
  const address = { ...empty, addressLine1: 'Rua Augusta, 10', addressLine2: 'Apto 2 – Consolação' }
  expect(fillFromCep(address, harmonia)).toMatchObject({
    addressLine1: 'Rua Harmonia, ',
    addressLine2: 'Sumarezinho',
  })
})

test('a CEP of a whole city fills in only the city', () => {
  const address = { ...empty, addressLine1: 'Sítio das Velas, s/n' }
  expect(fillFromCep(address, { city: 'Cunha', state: 'SP' })).toEqual({
    ...address,
    city: 'Cunha',
    state: 'SP',
  })
})

test('a late answer keeps what was typed since it was asked', () => {
  const latest = { ...empty, addressLine1: 'Rua Girassol, 12', city: 'Sampa' }
  expect(keepTyped(fillFromCep(latest, harmonia), { before: empty, now: latest })).toEqual({
    addressLine2: 'Sumarezinho',
    state: 'SP',
  })
  expect(keepTyped(fillFromCep(empty, harmonia), { before: empty, now: empty })).toEqual(
    fillFromCep(empty, harmonia),
  )
})

test('a CEP of another state clears the previous street and city', () => {
  const address = {
    addressLine1: 'Rua Caiubi, 318',
    addressLine2: 'Perdizes',
    city: 'São Paulo',
    state: 'SP',
  }
  expect(fillFromCep(address, { street: '', neighborhood: '', city: '', state: 'PE' })).toEqual({
    ...empty,
    state: 'PE',
  })
})

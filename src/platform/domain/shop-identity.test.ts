import { expect, it } from 'vitest'
import { parseTaxId } from './shop-identity.ts'

it.each([
  ['52998224725', 'cpf', '529.982.247-25'],
  [' 529.982.247-25 ', 'cpf', '529.982.247-25'],
  ['11222333000181', 'cnpj', '11.222.333/0001-81'],
  ['11.222.333/0001-81', 'cnpj', '11.222.333/0001-81'],
  ['12abc34501de35', 'cnpj', '12.ABC.345/01DE-35'],
])('%j is a %s', (typed, kind, text) => {
  expect(parseTaxId(typed)).toEqual({ kind, text })
})

it.each([
  '',
  '00.000.000/0001-00',
  '00.000.000/0000-00',
  '529.982.247-26',
  '111.111.111-11',
  '12.ABC.345/01DE-36',
  '5299822472',
  '529.982.247-25x',
])('%j is neither', (typed) => {
  expect(parseTaxId(typed)).toBeNull()
})

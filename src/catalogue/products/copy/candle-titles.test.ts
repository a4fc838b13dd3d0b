import { expect, it } from 'vitest'
import { candleTitle, collectionTitle } from './candle-titles.ts'

it.each([
  ['Jasmim da Noite', 'Vela Jasmim da Noite'],
  ['Novela das Oito', 'Vela Novela das Oito'],
  ['Vela de Mel', 'Vela de Mel'],
  ['Duas velas de figo', 'Duas velas de figo'],
  ['Velinha Rosa', 'Velinha Rosa'],
])('the title of the candle “%s” contains the word candle once', (name, title) => {
  expect(candleTitle(name, { isKit: false })).toBe(title)
})

it.each([
  ['Kit Aconchego', 'Kit de velas Aconchego'],
  ['Trio de Descoberta', 'Trio de Descoberta, kit de velas'],
  ['Trio de velas', 'Trio de velas'],
])('the title of the kit “%s” mentions candles', (name, title) => {
  expect(candleTitle(name, { isKit: true })).toBe(title)
})

it('the title of a collection mentions candles', () => {
  expect(collectionTitle('Madeiras')).toBe('Velas da coleção Madeiras')
  expect(collectionTitle('Velas de inverno')).toBe('Velas de inverno')
})

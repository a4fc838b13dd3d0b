import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseAddressText } from './parse-address-text.ts'
import { spellings, streetWords } from './street-words.ts'

const parts = (text: string) => {
  const { street, number, complement, neighborhood, city, state, cep } = parseAddressText(text)
  return [street, number, complement, neighborhood, city, state, cep]
}

describe('parseAddressText', () => {
  it.each([
    [
      'Rua Harmonia, 500, Sumarezinho, São Paulo - SP, 05435-000',
      ['Rua Harmonia', '500', '', 'Sumarezinho', 'São Paulo', 'SP', '05435000'],
    ],
    [
      'Rua Harmonia, 500 - Sumarezinho, São Paulo - SP, 05435-000, Brasil',
      ['Rua Harmonia', '500', '', 'Sumarezinho', 'São Paulo', 'SP', '05435000'],
    ],
    [
      'Avenida Paulista, 1106, apto 12 - Bela Vista, São Paulo/SP CEP: 01310914',
      ['Avenida Paulista', '1106', 'apto 12', 'Bela Vista', 'São Paulo', 'SP', '01310914'],
    ],
    ['r. harmonia 500', ['r. harmonia', '500', '', '', '', '', '']],
    ['Rua Augusta, 900 bloco B, Consolação', ['Rua Augusta', '900', 'bloco B', 'Consolação', '', '', '']],
    ['Rua 7, 30', ['Rua 7', '30', '', '', '', '', '']],
    ['Rua 7', ['Rua 7', '', '', '', '', '', '']],
    ['Rua 25 de Março', ['Rua 25 de Março', '', '', '', '', '', '']],
    ['Praça da Sé, s/n', ['Praça da Sé', 's/n', '', '', '', '', '']],
    ['Rua Nº 3, nº 12', ['Rua Nº 3', '12', '', '', '', '', '']],
    [
      'Rua João Batista, 10, Centro, Osasco - SP',
      ['Rua João Batista', '10', '', 'Centro', 'Osasco', 'SP', ''],
    ],
    ['Rua Augusta - SP', ['Rua Augusta', '', '', '', '', 'SP', '']],
    ['Rua São Paulo', ['Rua São Paulo', '', '', '', '', '', '']],
    ['05435-000', ['', '', '', '', '', '', '05435000']],
    ['', ['', '', '', '', '', '', '']],
  ])('%s', (text, expected) => {
    expect(parts(text)).toEqual(expected)
  })

  it('never fails, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const parsedAddressText = parseAddressText(text)
        expect(parsedAddressText.words.every((word) => /^[a-z0-9]+$/.test(word))).toBe(true)
      }),
    )
  })
})

describe('streetWords', () => {
  it.each([
    ['Av. Brig. Faria Lima', 'avenida', ['brigadeiro', 'faria', 'lima']],
    ['r dos pinheiros', 'rua', ['pinheiros']],
    ['Rua Dr. Arnaldo', 'rua', ['doutor', 'arnaldo']],
    ['pça da árvore', 'praca', ['arvore']],
    ['al santos', 'alameda', ['santos']],
    ['ver', null, ['ver']],
    ['rua ver', 'rua', ['ver']],
    ['rua', 'rua', []],
    ['constructor', null, ['constructor']],
    ['Voluntários da Pátria', null, ['voluntarios', 'patria']],
  ])('%s', (text, type, words) => {
    expect(streetWords(text)).toEqual({ type, words })
  })
})

describe('spellings', () => {
  it('writes out the days of the month', () => {
    expect(['1', '7', '9', '13', '15', '20', '21', '25', '31'].map((day) => spellings(day)[1])).toEqual([
      'primeiro',
      'sete',
      'nove',
      'treze',
      'quinze',
      'vinte',
      'vinte e um',
      'vinte e cinco',
      'trinta e um',
    ])
  })

  it('does not change words and other numbers', () => {
    expect(spellings('augusta')).toEqual(['augusta'])
    expect(spellings('1932')).toEqual(['1932'])
    expect(spellings('0')).toEqual(['0'])
  })
})

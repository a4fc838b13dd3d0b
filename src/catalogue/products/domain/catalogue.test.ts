import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { stockLevel } from '#catalogue/stock/domain/stock.ts'
import { intensity, listedSpecifications, scentPyramid, scentStory, shortScent } from './product-facts.ts'
import { slugFrom } from './slug.ts'
import { firstInStock, preselectedVariant, unitPrice } from './variants.ts'

describe('slugs', () => {
  test.each([
    ['Lavanda & Camomila', 'lavanda-camomila'],
    ['Limão-siciliano & Manjericão', 'limao-siciliano-manjericao'],
    ['  Chá   Branco! ', 'cha-branco'],
    ['--Ação--', 'acao'],
    ['!!!', ''],
  ])('%s → %s', (name, slug) => {
    expect(slugFrom(name)).toBe(slug)
  })

  test('hold nothing but small letters, digits and single hyphens inside', () => {
    fc.assert(fc.property(fc.string(), (name) => /^([a-z0-9]+(-[a-z0-9]+)*)?$/.test(slugFrom(name))))
  })
})

test.each([
  [0, 5, 'out'],
  [1, 5, 'low'],
  [5, 5, 'low'],
  [6, 5, 'available'],
  [1, 0, 'available'],
] as const)('%i in stock with a minimum of %i: %s', (stock, minimum, level) => {
  expect(stockLevel(stock, minimum)).toBe(level)
})

describe('variants', () => {
  const small = { id: 'a', name: '120 g', priceAdjustment: -2000 }
  const usual = { id: 'b', name: '180 g', priceAdjustment: 0 }

  test('the size at the product’s own price is preselected', () => {
    expect(preselectedVariant([small, usual])).toBe(usual)
    expect(preselectedVariant([small])).toBe(small)
    expect(preselectedVariant([])).toBeUndefined()
  })

  test('a card adds the preselected size if it is there, else the first that is', () => {
    const [one, other] = [
      { ...small, stockQuantity: 3 },
      { ...usual, stockQuantity: 1 },
    ]
    expect(firstInStock([one, other])).toBe(other)
    const soldOut = { ...usual, stockQuantity: 0 }
    expect(firstInStock([one, soldOut])).toBe(one)
    expect(firstInStock([{ ...small, stockQuantity: 0 }, soldOut])).toBe(soldOut)
  })

  test('a unit costs the product’s price and its size’s adjustment', () => {
    expect(unitPrice(9900, small)).toBe(7900)
    expect(unitPrice(9900, null)).toBe(9900)
  })
})

describe('the specifications of a product', () => {
  test('a pyramid needs all three layers', () => {
    const layers = { Topo: 'limão, capim', Coração: 'jasmim', Fundo: 'cedro e âmbar' }
    expect(scentPyramid(layers)).toEqual({
      top: ['limão', 'capim'],
      heart: ['jasmim'],
      base: ['cedro', 'âmbar'],
    })
    expect(scentPyramid({ ...layers, Fundo: ' ' })).toBeNull()
    expect(scentPyramid({})).toBeNull()
  })

  test('intensity is a number from 1 to 5, with or without a word', () => {
    expect(intensity({ Intensidade: '3 – Média' })).toEqual({ level: 3, word: 'Média' })
    expect(intensity({ Intensidade: '5' })).toEqual({ level: 5, word: '' })
    expect(intensity({ Intensidade: '9' })).toBeNull()
  })

  const layers = { Topo: 'limão', Coração: 'Jasmim', Fundo: 'Cedro, âmbar' }

  test('a card names one note of each layer', () => {
    expect(shortScent(layers)).toBe('limão, jasmim e cedro')
    expect(shortScent({ Topo: 'limão' })).toBeNull()
  })

  test('facts shown next to the drawing are not listed again', () => {
    const specifications = { ...layers, Intensidade: '2', 'Combina com': 'sala', Cera: 'coco' }
    expect(scentStory(specifications)).toMatchObject({
      intensity: { level: 2 },
      setting: [['Combina com', 'sala']],
    })
    expect(listedSpecifications(specifications)).toEqual([['Cera', 'coco']])
  })

  test('shows every specification, also those without an icon', () => {
    const specifications = { Topo: 'limão', Intensidade: '2', 'Combina com': 'sala' }
    expect(scentStory(specifications)).toBeNull()
    expect(listedSpecifications(specifications)).toEqual([
      ['Combina com', 'sala'],
      ['Intensidade', '2'],
    ])
  })

  test('stand in the order of the house, whatever order they were kept in', () => {
    const specifications = {
      Zelo: 'z',
      Recipiente: 'vidro',
      Água: 'a',
      Cera: 'coco',
      'Tempo de queima': '45 h',
    }
    expect(listedSpecifications(specifications).map(([name]) => name)).toEqual([
      'Tempo de queima',
      'Cera',
      'Recipiente',
      'Água',
      'Zelo',
    ])
  })

  test('a chosen size goes before the product, the product before what is usual', () => {
    expect(
      listedSpecifications(
        { 'Tempo de queima': '45 h', Cera: 'coco', Pavio: ' ' },
        { 'Tempo de queima': '30 h' },
      ),
    ).toEqual([
      ['Tempo de queima', '30 h'],
      ['Cera', 'coco'],
    ])
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { intensity, listedSpecifications, physicalFacts, scentPyramid } from './product-facts.ts'
import { slugFrom } from './slug.ts'
import { stockLevel } from './stock.ts'
import { preselectedVariant, unitPrice } from './variants.ts'

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

  test('a unit costs the product’s price and its size’s adjustment', () => {
    expect(unitPrice(9900, small)).toBe(7900)
    expect(unitPrice(9900, null)).toBe(9900)
  })
})

describe('what the specifications hold', () => {
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

  test('what is drawn is not listed again', () => {
    expect(listedSpecifications({ Topo: 'x', Cera: 'coco' })).toEqual([['Cera', 'coco']])
  })

  test('missing figures fall back to the usual jar', () => {
    expect(physicalFacts({ weight: 0, dimensions: null })).toEqual({
      weightGrams: 250,
      dimensions: { length: 8, width: 8, height: 10 },
    })
    expect(physicalFacts({ weight: 0.42, dimensions: { length: 1, width: 2, height: 3 } }).weightGrams).toBe(
      420,
    )
  })
})

import { expect, test } from 'vitest'
import { describeFacts } from './product-facts-view.server.ts'

const bare = { specifications: {}, weight: 0, dimensions: null, variants: [] }
const told = (facts: { name: string; value: string }[]) => facts.map(({ name, value }) => `${name}: ${value}`)

test('a product about which nothing is written is the house’s usual jar', () => {
  expect(told(describeFacts(bare).usual)).toEqual([
    'Tempo de queima: Cerca de 45 horas',
    'Cera: Cera de coco',
    'Pavio: Algodão orgânico',
    'Recipiente: Vidro reutilizável',
    'Peso: 250 g',
    'Dimensões: 8 × 8 × 10 cm',
  ])
})

test('figures are the product’s own, unless its owner wrote about them', () => {
  const product = { ...bare, weight: 1.2, dimensions: { length: 8.5, width: 8, height: 9 } }
  expect(told(describeFacts(product).usual)).toContain('Peso: 1.200 g')
  expect(told(describeFacts(product).usual)).toContain('Dimensões: 8,5 × 8 × 9 cm')
  const written = { ...product, specifications: { Peso: '1,2 kg com a caixa' } }
  expect(told(describeFacts(written).usual).filter((fact) => fact.startsWith('Peso'))).toEqual([
    'Peso: 1,2 kg com a caixa',
  ])
})

test('another size says what is true of it, and nothing of the usual one’s weight', () => {
  const small = {
    id: 'small',
    name: '120 g',
    priceAdjustment: -2000,
    attributes: { 'Tempo de queima': 'Cerca de 30 horas' },
  }
  const usual = { id: 'usual', name: '180 g', priceAdjustment: 0, attributes: {} }
  const facts = describeFacts({ ...bare, variants: [small, usual] })
  expect(facts.burningTime).toEqual({ usual: 'Cerca de 45 horas', bySize: { small: 'Cerca de 30 horas' } })
  expect(told(facts.bySize.small ?? [])).toContain('Tempo de queima: Cerca de 30 horas')
  expect(told(facts.bySize.small ?? []).some((fact) => fact.startsWith('Peso:'))).toBe(false)
  expect(Object.keys(facts.bySize)).toEqual(['small'])
})

test('an intensity that is not drawn with the scent is drawn in the list', () => {
  const facts = describeFacts({ ...bare, specifications: { Intensidade: '4 – Marcante' } })
  expect(facts.usual).toContainEqual({
    name: 'Intensidade',
    value: 'Marcante',
    intensity: { level: 4, word: 'Marcante' },
  })
})

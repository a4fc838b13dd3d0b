import { expect, test } from 'vitest'
import { describeFacts } from './product-facts-view.server.ts'

const bare = { specifications: {}, variants: [] }
const asText = (facts: { name: string; value: string }[]) =>
  facts.map(({ name, value }) => `${name}: ${value}`)

test('a product without details shows none', () => {
  expect(asText(describeFacts(bare).usual)).toEqual([])
})

test('every candle carries the warning about fire, in the owner’s words where they have written it', () => {
  expect(describeFacts(bare).safety?.value).toContain('sem alguém por perto')
  const worded = { ...bare, specifications: { 'Cuidado com o fogo': 'Use o prato que vem junto.' } }
  expect(describeFacts(worded).safety).toBeNull()
  expect(asText(describeFacts(worded).usual)).toEqual(['Cuidado com o fogo: Use o prato que vem junto.'])
})

test('shows the weight of the wax, but not weight and measures of the packed candle', () => {
  const packed = { weight: 1.2, dimensions: { length: 8.5, width: 8, height: 9 } }
  const product = { ...bare, ...packed, specifications: { 'Peso da cera': '180 g' } }
  expect(asText(describeFacts(product).usual)).toEqual(['Peso da cera: 180 g'])
  const sized = describeFacts({ ...product, variants: [usual, { ...large, ...packed }] })
  expect(JSON.stringify(sized)).not.toMatch(/1\.200|8,5/)
})

const usual: Parameters<typeof describeFacts>[0]['variants'][number] = {
  burningHours: null,
  id: 'usual',
  name: '180 g',
  priceAdjustment: 0,
  attributes: {},
}
const large = { ...usual, id: 'large', name: '320 g', priceAdjustment: 6000 }

test('another size shows its own texts', () => {
  const facts = describeFacts({
    ...bare,
    variants: [
      usual,
      {
        ...large,
        burningHours: 80,
        attributes: { 'Peso da cera': '320 g', Dimensões: '9,7 × 9,7 × 10,9 cm' },
      },
    ],
  })
  expect(facts.burningTime).toEqual({ usual: '', bySize: { large: 'Cerca de 80 horas' } })
  expect(asText(facts.bySize.large ?? [])).toEqual([
    'Tempo de queima: Cerca de 80 horas',
    'Peso da cera: 320 g',
    'Dimensões: 9,7 × 9,7 × 10,9 cm',
  ])
  expect(facts.sizes).toEqual({
    columns: ['Tempo de queima', 'Peso da cera', 'Dimensões'],
    rows: [
      { name: '180 g', values: ['', '', ''] },
      { name: '320 g', values: ['Cerca de 80 horas', '320 g', '9,7 × 9,7 × 10,9 cm'] },
    ],
  })
})

test('missing details of another size are left out', () => {
  const facts = describeFacts({ ...bare, variants: [usual, large] })
  expect(facts.burningTime.bySize).toEqual({ large: '' })
  expect(asText(facts.bySize.large ?? []).filter((fact) => /^(Tempo|Peso|Dim)/.test(fact))).toEqual([])
})

test('figures go before words, and words stand where there is no figure', () => {
  const worded = { ...large, attributes: { 'Tempo de queima': '70 a 80 horas' } }
  const describeTime = (size: typeof large) => describeFacts({ ...bare, variants: [usual, size] }).burningTime
  expect(describeTime(worded).bySize).toEqual({ large: '70 a 80 horas' })
  expect(describeTime({ ...worded, burningHours: 80 }).bySize).toEqual({ large: 'Cerca de 80 horas' })
})

test('shows no comparison without a choice', () => {
  expect(describeFacts({ ...bare, variants: [usual] }).sizes).toBeNull()
})

test('an intensity that is not drawn with the scent is drawn in the list', () => {
  const facts = describeFacts({ ...bare, specifications: { Intensidade: '4 – Marcante' } })
  expect(facts.usual).toContainEqual({
    name: 'Intensidade',
    value: 'Marcante',
    intensity: { level: 4, word: 'Marcante' },
  })
})

test('stock on the shelf shows its batch until it is sold', () => {
  const shelfBatch = {
    number: 27,
    pouredBy: 'Clara',
    pouredOn: '2026-11-10',
    readyOn: '2026-11-12',
    state: 'ready',
  } as const
  const leva = 'Na prateleira: Leva 27, vertida por Clara em 10/11, curou 2 dias'
  expect(asText(describeFacts({ ...bare, stockQuantity: 3, shelfBatch }).usual)).toEqual([leva])
  expect(asText(describeFacts({ ...bare, stockQuantity: 0, shelfBatch }).usual)).toEqual([])
  const count = { candles: 21, waiting: 14 }
  const describe = (code: string | null, showsCount: boolean) =>
    describeFacts(
      { ...bare, stockQuantity: 3, shelfBatch: { ...shelfBatch, code, count } },
      { page: (to) => `/${to}`, seal: (to) => `/${to}.svg`, showsCount },
    ).usual[0]
  expect(describe('K7QM2XHT', false)).toMatchObject({ to: '/K7QM2XHT', seal: '/K7QM2XHT.svg' })
  expect(describe(null, false)).toEqual({
    name: 'Na prateleira',
    value: leva.slice('Na prateleira: '.length),
  })
  expect(describe(null, true)?.value).toContain('curou 2 dias: 21 velas, 14 ainda à espera')
})

import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { findNewSlug } from '#catalogue/products/use-cases/find-new-slug.ts'
import {
  type FilterKind,
  filterKinds,
  type ProductFilters,
} from '#catalogue/search/domain/product-filters.ts'
import { countStatements } from '#platform/database/statement-count.ts'
import { emptyTables } from '../../../../tests/support/empty-tables.ts'
import { everything, openStorefront } from '../../../../tests/support/storefront-fixture.ts'
import { listChoices, listProducts } from './list-products.ts'

const { pool, shop, addCandle, addCategory, addSize, namesFound } = await openStorefront()

const candle = fc.record({
  price: fc.constantFrom(80, 80.01, 100, 119.9, 200),
  stock: fc.constantFrom(0, 3),
  active: fc.constantFrom(true, true, true, false),
  inCollection: fc.boolean(),
  notes: fc.subarray(['Cedro', 'Vetiver', 'Lavanda', 'Rosa', 'Mel'], { minLength: 1 }),
  intensity: fc.constantFrom('3 – Média', '5', 'forte'),
  places: fc.subarray(['Sala', 'Quarto', 'Banho']),
  sizes: fc.subarray(['80 g', '220 g']),
})

const filters: fc.Arbitrary<ProductFilters> = fc.record(
  {
    familia: fc.constantFrom('amadeirado', 'floral'),
    nota: fc.constantFrom('cedro', 'mel'),
    intensidade: fc.constantFrom('3', '5'),
    ambiente: fc.constantFrom('sala', 'banho'),
    preco: fc.constantFrom('ate-80', '80-a-100', 'acima-de-160'),
    tamanho: fc.constantFrom('80 g', '220 g'),
    estoque: fc.constant('agora'),
  },
  { requiredKeys: [] },
)

const question = fc.record({
  filters,
  isInCollection: fc.boolean(),
  search: fc.constantFrom('', '', 'cedro', 'vela mel', 'lavnda', 'sem cedro'),
})

test('each filter count equals the length of the filtered list, over random catalogues', async () => {
  const catalogue = fc.array(candle, { minLength: 1, maxLength: 8 })
  await fc.assert(
    fc.asyncProperty(catalogue, question, async (candles, { filters, isInCollection, search }) => {
      await emptyTables(pool, 'products', 'categories')
      const category = await addCategory('Calma')
      for (const [place, { inCollection, notes, intensity, places, sizes, ...facts }] of candles.entries()) {
        const id = await addCandle({
          ...facts,
          name: `Vela ${place}`,
          category: inCollection ? category : null,
          specifications: {
            Topo: notes.join(', '),
            Intensidade: intensity,
            'Combina com': places.join(', '),
          },
        })
        for (const size of sizes) await addSize(id, size, size === '220 g' ? 30 : 0, 0)
      }
      const query = { ...everything, search, categoryId: isInCollection ? category : null, filters }
      const { how, suggestions } = await listProducts(shop, query)
      if (suggestions.length > 0) return
      const choices = await listChoices(shop, query, how)
      for (const { kind, value, count } of choices) {
        const chosen = { ...query, filters: { ...filters, [kind]: value } }
        expect([kind, value, (await listProducts(shop, chosen)).total]).toEqual([kind, value, count])
      }
      expect(valuesMissing(filters, choices, (await listProducts(shop, query)).total)).toEqual([])
    }),
    { numRuns: 40, seed: 44 },
  )
}, 120_000)

function valuesMissing(
  chosenFilters: ProductFilters,
  choices: readonly { kind: FilterKind; value: string }[],
  total: number,
) {
  if (total === 0) return []
  return filterKinds.filter(
    (kind) =>
      chosenFilters[kind] &&
      !choices.some((choice) => choice.kind === kind && choice.value === chosenFilters[kind]),
  )
}

test('a word that is there, though not with these filters, finds nothing rather than something like it', async () => {
  await addCandle({ name: 'Jasmim', stock: 0 })
  await addCandle({ name: 'Jasmin' })
  const query = { ...everything, search: 'jasmim', filters: { estoque: 'agora' } }
  expect(await listProducts(shop, query)).toMatchObject({ products: [], how: ['words'], suggestions: [] })
})

describe('a chosen size', () => {
  beforeEach(async () => {
    const jasmim = await addCandle({ name: 'Jasmim', price: 95 })
    await addSize(jasmim, '120 g', -20, 0)
    await addSize(jasmim, '180 g', 0, 1)
    const cedro = await addCandle({ name: 'Cedro', price: 85, day: 1 })
    await addSize(cedro, '120g', -5, 0)
    await addSize(cedro, '180 g', 0, 1)
    await addCandle({ name: 'Figo', price: 70, day: 2 })
  })

  const cards = async (filters: ProductFilters, search = '') =>
    (await listProducts(shop, { ...everything, search, filters, sort: 'price-asc' })).products.map(
      ({ name, price, size, variant, from }) => [name, price, size, variant?.price ?? price, from],
    )

  test('decides price and order of the cards', async () => {
    const expected = [
      ['Jasmim', 7500, '120 g', 7500, null],
      ['Cedro', 8000, '120g', 8000, null],
    ]
    expect(await cards({ tamanho: '120 g' })).toEqual(expected)
    expect(await cards({}, 'vela 120g')).toEqual(expected)
    expect((await cards({ tamanho: '180 g' })).map(([name, price]) => [name, price])).toEqual([
      ['Cedro', 8500],
      ['Jasmim', 9500],
    ])
  })

  test('decides which prices fit', async () => {
    expect(await namesFound({ filters: { tamanho: '120 g', preco: 'ate-80' } })).toEqual(['Cedro', 'Jasmim'])
    expect(await namesFound({ filters: { tamanho: '180 g', preco: 'ate-80' } })).toEqual([])
    expect(await namesFound({ search: '180 g até 90' })).toEqual(['Cedro'])
  })

  test('is the one with the lowest price unless the customer chose one', async () => {
    expect((await cards({})).map(([name, , , , from]) => [name, from])).toEqual([
      ['Figo', null],
      ['Jasmim', { price: 7500, before: null }],
      ['Cedro', { price: 8000, before: null }],
    ])
    expect(await namesFound({ search: 'até 75' })).toEqual(['Figo', 'Jasmim'])
    expect(await namesFound({ search: 'entre 72 e 79' })).toEqual(['Jasmim'])
  })
})

test('a price or a size that no candle has offers other candles', async () => {
  await addCandle({ name: 'Figo', price: 70 })
  for (const search of ['até 20', '500 g'])
    expect(await listProducts(shop, { ...everything, search })).toMatchObject({
      products: [],
      suggestions: [{ name: 'Figo' }],
    })
})

test('lists unscented candles without a note, and never scented candles for an unscented wish', async () => {
  await addCandle({
    name: 'Canela & Laranja',
    specifications: { Topo: 'Canela' },
    description: 'Sem parafina',
  })
  await addCandle({ name: 'Figo', specifications: { Topo: 'Figo' }, description: 'Sem perfume forte.' })
  expect(await namesFound({ search: 'sem canela' })).toEqual(['Figo'])
  expect(await namesFound({ search: 'vela sem parafina' })).toEqual(['Canela & Laranja'])
  expect(await namesFound({ search: 'sem glúten' })).toEqual([])
  expect(await namesFound({ search: 'sem cheiro' })).toEqual([])
  await addCandle({ name: 'Neutra', short: 'Sem perfume' })
  expect(await namesFound({ search: 'sem cheiro' })).toEqual(['Neutra'])
})

test('the choices take one statement', async () => {
  await addCandle({ name: 'Figo', specifications: { Topo: 'Figo' } })
  const query = { ...everything, filters: { nota: 'figo', estoque: 'agora' } }
  expect((await countStatements(() => listChoices(shop, query, []))).statements).toHaveLength(1)
})

test('facets follow what the owner writes', async () => {
  await addCandle({ name: 'Figo', specifications: { Topo: 'Figo e mel', 'Combina com': 'Sala, noite.' } })
  expect(await namesFound({ filters: { nota: 'mel', ambiente: 'noite' } })).toEqual(['Figo'])
  await pool.query(`update products set specifications = '{"Topo":"Yuzu"}'`)
  expect(await namesFound({ filters: { nota: 'mel' } })).toEqual([])
  expect(await namesFound({ filters: { nota: 'yuzu' } })).toEqual(['Figo'])
})

test('a collection’s former address leads to its present one', async () => {
  const id = await addCategory('calma')
  await pool.query(`update categories set slug = 'calmaria' where id = $1`, [id])
  expect(await findNewSlug(shop, { kind: 'category', slug: 'calma' })).toBe('calmaria')
  await pool.query('update categories set active = false')
  expect(await findNewSlug(shop, { kind: 'category', slug: 'calma' })).toBeNull()
})

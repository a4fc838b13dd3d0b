import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countStatements } from '#database/statement-count.ts'
import { type FilterKind, filterKinds, type ProductFilters } from '#domain/catalogue/product-filters.ts'
import { emptyTables } from '../../../tests/support/empty-tables.ts'
import { everything, openStorefront } from '../../../tests/support/storefront-fixture.ts'
import { findNewSlug } from './find-new-slug.ts'
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
  search: fc.constantFrom('', '', 'cedro', 'vela mel', 'lavnda'),
})

test('each count is the length of the list that the choice leads to, over random catalogues', async () => {
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
        for (const size of sizes) await addSize(id, size, 0, 0)
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

/** Of a list that holds something, what was chosen is among the choices. */
function valuesMissing(
  chosen: ProductFilters,
  choices: readonly { kind: FilterKind; value: string }[],
  total: number,
) {
  if (total === 0) return []
  return filterKinds.filter(
    (kind) =>
      chosen[kind] && !choices.some((choice) => choice.kind === kind && choice.value === chosen[kind]),
  )
}

test('a word that is there, though not with these filters, finds nothing rather than something like it', async () => {
  await addCandle({ name: 'Jasmim', stock: 0 })
  await addCandle({ name: 'Jasmin' })
  const query = { ...everything, search: 'jasmim', filters: { estoque: 'agora' } }
  expect(await listProducts(shop, query)).toMatchObject({ products: [], how: ['words'], suggestions: [] })
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

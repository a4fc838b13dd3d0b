import { describe, expect, test } from 'vitest'
import { type KnownProduct, planImport } from './plan-import.ts'
import { type CsvCells, csvCells, csvFields } from './product-csv.ts'
import { initialFacts } from './product-fields.ts'

const categories = [
  { id: 'c1', name: 'Jardim' },
  { id: 'c2', name: 'Coleção Água' },
]

const jasmim: KnownProduct = {
  ...initialFacts,
  id: 'p1',
  version: 7,
  lowestAdjustment: -3000,
  name: 'Jasmim da Noite',
  slug: 'jasmim',
  categoryId: 'c1',
  shortDescription: 'Floral',
  description: 'Primeiro.\n\nSegundo.',
  price: 12490,
  cost: 4720,
  stockQuantity: 12,
  weight: 0.54,
}

function plan(...lines: CsvCells[]) {
  const products = new Map([['jasmim', jasmim]])
  return planImport(
    lines.map((cells, index) => ({ number: index + 2, cells })),
    { products, categories },
  )
}

function exported(product: KnownProduct): CsvCells {
  const cells = csvCells({ ...product, category: 'Jardim' }, { yes: 'sim', no: 'não' })
  return Object.fromEntries(csvFields.map((field, index) => [field, cells[index]]))
}

const stockWhen = (cells: CsvCells) => plan({ slug: 'jasmim', ...cells })[0]

describe('a known product', () => {
  test('exported and imported again changes nothing, sales in between included', () => {
    expect(plan(exported(jasmim))).toMatchObject([{ kind: 'unchanged', number: 2 }])
    expect(plan(exported({ ...jasmim, stockQuantity: 20 }))).toMatchObject([{ kind: 'unchanged' }])
  })

  test('says what would change, category by name, and leaves the rest', () => {
    const [line] = plan({ slug: 'jasmim', price: '129,90', category: 'colecao agua', active: 'Não' })
    expect(line).toMatchObject({
      kind: 'changed',
      slug: 'jasmim',
      name: 'Jasmim da Noite',
      changes: {
        price: { from: 12490, to: 12990 },
        category: { from: 'Jardim', to: 'Coleção Água' },
        active: { from: true, to: false },
      },
      facts: { name: 'Jasmim da Noite', price: 12990, categoryId: 'c2', stockQuantity: 12, active: false },
    })
  })

  test('texts may be emptied; an empty number or switch says nothing', () => {
    const [line] = plan({
      slug: 'jasmim',
      shortDescription: '',
      category: '',
      price: '',
      cost: ' ',
      active: '',
    })
    expect(line).toMatchObject({
      changes: { shortDescription: { from: 'Floral', to: '' }, category: { from: 'Jardim', to: null } },
    })
  })

  test('a size may never cost nothing', () => {
    expect(plan({ slug: 'jasmim', price: '30,00' })).toMatchObject([
      { kind: 'error', faults: { price: 'size-not-above-zero' } },
    ])
  })
})

describe('stock', () => {
  test('is her wish when it differs from what she saw', () => {
    expect(stockWhen({ stockQuantity: '30', seenStock: '12' })).toMatchObject({
      kind: 'changed',
      changes: { stockQuantity: { from: 12, to: 30 } },
    })
  })

  test('is refused when it moved since she saw it', () => {
    expect(stockWhen({ stockQuantity: '30', seenStock: '15' })).toMatchObject({
      kind: 'error',
      faults: { stockQuantity: 'stock-moved' },
    })
  })

  test('counts against the present one when the file does not say what she saw', () => {
    expect(stockWhen({ stockQuantity: '12' })).toMatchObject({ kind: 'unchanged' })
    expect(stockWhen({ stockQuantity: '9' })).toMatchObject({
      changes: { stockQuantity: { from: 12, to: 9 } },
    })
  })
})

describe('an unknown slug', () => {
  test('is a new product, with the defaults of the form', () => {
    expect(plan({ slug: 'Figo Verde', name: 'Figo Verde', price: '89,90', stockQuantity: '4' })).toEqual([
      {
        kind: 'new',
        number: 2,
        slug: 'figo-verde',
        name: 'Figo Verde',
        facts: {
          name: 'Figo Verde',
          slug: 'figo-verde',
          price: 8990,
          categoryId: null,
          shortDescription: '',
          description: '',
          cost: 0,
          stockQuantity: 4,
          minStockLevel: 5,
          weight: 0,
          active: true,
          featured: false,
        },
      },
    ])
  })

  test('needs a name and a price', () => {
    expect(plan({ slug: 'figo' })).toMatchObject([
      { kind: 'error', faults: { name: 'required', price: 'price-not-above-zero' } },
    ])
  })
})

test('every fault of a line is named with its column', () => {
  const line = { slug: 'jasmim', name: '', price: 'x', cost: '-1', stockQuantity: '1,5', weight: '1,2345' }
  expect(plan({ ...line, active: 'talvez', category: 'Nenhures' })).toMatchObject([
    {
      kind: 'error',
      faults: {
        name: 'required',
        price: 'not-money',
        cost: 'not-money',
        stockQuantity: 'not-whole',
        weight: 'not-weight',
        active: 'not-yes-or-no',
        category: 'category-not-found',
      },
    },
  ])
})

test('a slug is needed, and only once in a file', () => {
  expect(plan({ name: 'x' }, { slug: 'jasmim' }, { slug: 'JASMIM' })).toMatchObject([
    { kind: 'error', faults: { slug: 'required' } },
    { kind: 'unchanged' },
    { kind: 'error', faults: { slug: 'slug-repeated' }, number: 4 },
  ])
})

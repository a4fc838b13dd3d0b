import { describe, expect, test } from 'vitest'
import type { Catalogue, CsvLine, KnownProduct } from './check-import.ts'
import { planImport } from './plan-import.ts'
import { type CsvCells, csvFields } from './product-csv.ts'
import { initialFacts } from './product-fields.ts'
import { emptyShelf } from './shelf-fields.ts'
import { unknownSizeFacts } from './size-facts.ts'
import { csvLines } from './size-lines.ts'

const categories = [
  { id: 'c1', name: 'Jardim' },
  { id: 'c2', name: 'Coleção Água' },
]

const now = new Date('2026-11-16T15:00:00Z')

function longHeld(price: number) {
  const current = { price, salePrice: null, saleFrom: null, saleUntil: null }
  return { createdAt: new Date('2026-01-01T15:00:00Z'), ended: [], current }
}

const jasmim: KnownProduct = {
  ...initialFacts,
  id: 'p1',
  version: 7,
  name: 'Jasmim da Noite',
  slug: 'jasmim',
  categoryId: 'c1',
  shortDescription: 'Floral',
  description: 'Primeiro.\n\nSegundo.',
  price: 12490,
  cost: 4720,
  stockQuantity: 12,
  weight: 0.54,
  sizes: [
    {
      ...unknownSizeFacts,
      ...emptyShelf,
      id: 's1',
      priceAdjustment: -3000,
      name: '120 g',
      burningHours: 30,
      image: null,
    },
    {
      ...unknownSizeFacts,
      ...emptyShelf,
      stockQuantity: 12,
      id: 's2',
      priceAdjustment: 7400,
      name: '320 g',
      weight: 0.85,
      image: '/media/b.webp',
    },
  ],
  images: ['/media/a.webp', '/media/b.webp'],
  prices: {
    product: longHeld(12490),
    sizes: new Map([
      ['s1', longHeld(9490)],
      ['s2', longHeld(19890)],
    ]),
  },
}

const codes = [{ sku: 'MEL-180', slug: 'mel', size: '180 g' }]
const catalogueWith = (product: KnownProduct): Catalogue => ({
  products: new Map([['jasmim', product]]),
  categories,
  codes,
  now,
})
const numbered = (lines: CsvCells[]): CsvLine[] => lines.map((cells, index) => ({ number: index + 2, cells }))
const wholePlan = (...lines: CsvCells[]) => planImport(numbered(lines), catalogueWith(jasmim))
const plan = (...lines: CsvCells[]) => wholePlan(...lines).lines
const planned = (...lines: CsvCells[]) => wholePlan(...lines).products[0]

function exported(product: KnownProduct): CsvCells[] {
  const lines = csvLines({ ...product, category: 'Jardim' }, { yes: 'sim', no: 'não' })
  return lines.map((cells) => Object.fromEntries(csvFields.map((field, index) => [field, cells[index]])))
}

const withoutSizes = { ...jasmim, sizes: [] }
const stockWhen = (cells: CsvCells) =>
  planImport(numbered([{ slug: 'jasmim', ...cells }]), catalogueWith(withoutSizes)).lines[0]

describe('a known product', () => {
  test('exported and imported again changes nothing, sales in between included', () => {
    const unchanged = [{ size: null }, { size: '120 g' }, { size: '320 g' }].map((line) => ({
      ...line,
      kind: 'unchanged',
    }))
    expect(plan(...exported(jasmim))).toMatchObject(unchanged)
    const sizes = jasmim.sizes.map((size) => ({ ...size, stockQuantity: size.stockQuantity + 4 }))
    expect(plan(...exported({ ...jasmim, stockQuantity: 20, sizes }))).toMatchObject(unchanged)
    expect(plan(...exported(jasmim).toReversed())).toMatchObject(unchanged.toReversed())
  })

  test('goes on promotion, sizes included, and the file takes the promotion away again', () => {
    const sale = { salePrice: '99,90', saleFrom: '20/11/2026', saleUntil: '2026-11-30' }
    expect(planned({ slug: 'jasmim', ...sale, salePriceBySize: '320 g: 169,90' })).toMatchObject({
      facts: { price: 12490, salePrice: 9990, saleFrom: '2026-11-20', saleUntil: '2026-11-30' },
      sizes: [{ salePrice: null }, { salePrice: 16990 }],
    })
    const sizes = jasmim.sizes.map((size) => ({ ...size, salePrice: 9000 }))
    const promoted = { ...jasmim, salePrice: 9990, saleFrom: '2026-11-20', saleUntil: '2026-11-30', sizes }
    const none = { slug: 'jasmim', salePrice: '', saleFrom: '', saleUntil: '' }
    expect(planImport(numbered([none]), catalogueWith(promoted)).products[0]).toMatchObject({
      facts: { salePrice: null, saleFrom: null, saleUntil: null },
      sizes: [{ salePrice: null }, { salePrice: null }],
    })
  })

  test.each<[string, CsvCells, object]>([
    ['half a promotion', { salePrice: '99,90' }, { saleFrom: 'incomplete', saleUntil: 'incomplete' }],
    ['a day that is none', { saleFrom: '31/11/2026' }, { saleFrom: 'unreadable' }],
    ['a size alone', { salePriceBySize: '320 g: 99' }, { salePriceBySize: 'size-sale-alone' }],
    [
      'a price before that is new',
      { price: '139,90', salePrice: '99,90', saleFrom: '2026-11-20', saleUntil: '2026-11-30' },
      { saleFrom: 'price-not-asked' },
    ],
  ])('is refused %s', (_name, cells, faults) => {
    expect(plan({ slug: 'jasmim', ...cells })[0]).toMatchObject({ kind: 'error', faults })
  })

  test('lists each change, categories by name, and ignores the rest', () => {
    const cells = { slug: 'jasmim', price: '129,90', category: 'colecao agua', active: 'Não' }
    const [line] = plan(cells)
    expect(line).toMatchObject({
      kind: 'changed',
      slug: 'jasmim',
      name: 'Jasmim da Noite',
      changes: {
        price: { from: 12490, to: 12990 },
        category: { from: 'Jardim', to: 'Coleção Água' },
        active: { from: true, to: false },
      },
    })
    expect(planned(cells)).toMatchObject({
      facts: { name: 'Jasmim da Noite', price: 12990, categoryId: 'c2', stockQuantity: 12, active: false },
    })
  })

  test('clears texts with an empty cell, and ignores empty numbers and switches', () => {
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
      { kind: 'error', faults: { price: 'size-free' } },
    ])
  })
})

describe('the facts of sizes', () => {
  test('changes sizes by name; values without a cell are kept', () => {
    const cells = {
      slug: 'jasmim',
      burningHoursBySize: '320 G: 80',
      dimensionsBySize: '120 g: 7 x 7 x 7,9 | 320 g: 9,7 × 9,7 × 10,9',
      imageBySize: '120 g: 2 | 320 g:',
    }
    const [line] = plan(cells)
    expect(line).toMatchObject({
      kind: 'changed',
      changes: {
        burningHoursBySize: { from: '120 g: 30', to: '120 g: 30 | 320 g: 80' },
        dimensionsBySize: { from: '', to: '120 g: 7 × 7 × 7,9 | 320 g: 9,7 × 9,7 × 10,9' },
        imageBySize: { from: '320 g: 2', to: '120 g: 2' },
      },
    })
    expect(planned(cells)).toMatchObject({
      sizes: [
        { name: '120 g', burningHours: 30, weight: null, image: '/media/b.webp' },
        { name: '320 g', burningHours: 80, weight: 0.85, image: null },
      ],
    })
    expect(Object.keys(line?.kind === 'changed' ? line.changes : {})).toHaveLength(3)
  })

  test.each([
    [{ burningHoursBySize: '500 g: 90' }, 'burningHoursBySize', 'size-not-found'],
    [{ burningHoursBySize: '45' }, 'burningHoursBySize', 'size-not-found'],
    [{ burningHoursBySize: '120 g: muitas' }, 'burningHoursBySize', 'unreadable'],
    [{ weightBySize: '120 g: 360 g' }, 'weightBySize', 'unreadable'],
    [{ dimensionsBySize: '120 g: 7 x 7' }, 'dimensionsBySize', 'unreadable'],
    [{ imageBySize: '120 g: 3' }, 'imageBySize', 'not-found'],
  ])('%j is refused', (cells, field, fault) => {
    expect(plan({ slug: 'jasmim', ...cells })).toMatchObject([{ kind: 'error', faults: { [field]: fault } }])
  })

  test('a product that is not there yet has no sizes to speak of', () => {
    expect(plan({ slug: 'figo', name: 'Figo', price: '90', burningHoursBySize: '120 g: 30' })).toMatchObject([
      { kind: 'error', faults: { burningHoursBySize: 'size-not-found' } },
    ])
  })
})

describe('the line of a size', () => {
  const small = { slug: 'jasmim', size: '120 G' }

  test('changes only its own size, and shows the stock that was seen', () => {
    const cells = {
      ...small,
      stockQuantity: '6',
      seenStock: '0',
      cost: '31,50',
      sku: 'JAS-120',
      weight: '0,36',
    }
    expect(plan(cells)).toMatchObject([
      {
        kind: 'changed',
        name: 'Jasmim da Noite',
        size: '120 G',
        changes: {
          stockQuantity: { from: 0, to: 6 },
          cost: { from: 0, to: 3150 },
          sku: { from: '', to: 'JAS-120' },
          weight: { from: null, to: 0.36 },
        },
        seen: { version: 7, stock: 0 },
      },
    ])
    expect(planned(cells)).toMatchObject({
      facts: { stockQuantity: 18, price: 12490 },
      sizes: [
        { name: '120 g', stockQuantity: 6, burningHours: 30 },
        { name: '320 g', stockQuantity: 12 },
      ],
      changes: {},
    })
  })

  test('shows its price or its difference; the difference stays if only the product’s price changes', () => {
    expect(planned({ ...small, price: '99,90' })?.sizes[0]).toMatchObject({ priceAdjustment: -2500 })
    expect(planned({ ...small, priceAdjustment: '−20' })?.sizes[0]).toMatchObject({ priceAdjustment: -2000 })
    const own = { slug: 'jasmim', price: '129,90' }
    expect(planned(own)?.sizes[0]).toMatchObject({ priceAdjustment: -3000 })
    expect(planned(own, { ...small, price: '99,90' })?.sizes[0]).toMatchObject({ priceAdjustment: -3000 })
  })

  test('creates a size for a new name, also of a new product', () => {
    expect(plan({ slug: 'jasmim', size: '500 g', price: '249,90', stockQuantity: '2' })).toMatchObject([
      { kind: 'new', size: '500 g', seen: { version: 7, stock: 0 } },
    ])
    // The first sizes divide the product's stock, so the stock must not have changed since it was seen.
    const first = planImport(numbered([{ slug: 'jasmim', size: '500 g' }]), catalogueWith(withoutSizes))
    expect(first.lines).toMatchObject([{ kind: 'new', seen: { stock: withoutSizes.stockQuantity } }])
    const [made] = plan({ slug: 'jasmim', size: '500 g', price: '249,90' })
    expect(made?.kind === 'new' ? made.changes : {}).not.toHaveProperty('sku')
    const figo = { slug: 'figo', name: 'Figo', price: '90' }
    const sizes = [{ slug: 'figo', size: '120 g', price: '70', stockQuantity: '3' }]
    expect(plan(figo, ...sizes)).toMatchObject([
      { kind: 'new', seen: null },
      { kind: 'new', seen: null },
    ])
    expect(planned(figo, ...sizes)?.sizes).toMatchObject([{ minStockLevel: 5 }])
    expect(planned(figo, ...sizes)).toMatchObject({
      product: null,
      facts: { stockQuantity: 3, price: 9000 },
      sizes: [{ id: null, name: '120 g', priceAdjustment: -2000, stockQuantity: 3 }],
    })
  })

  test.each<[CsvCells, object]>([
    [{ ...small, stockQuantity: '6', seenStock: '2' }, { stockQuantity: 'stock-moved' }],
    [{ ...small, barcode: '40170726' }, { barcode: 'unreadable' }],
    [{ ...small, sku: 'MEL-180' }, { sku: 'taken' }],
    [{ ...small, description: 'Outra' }, { description: 'not-of-size' }],
    [{ ...small, priceAdjustment: '-200' }, { priceAdjustment: 'size-free' }],
    [{ ...small, salePrice: '50' }, { salePrice: 'size-sale-alone' }],
    [{ slug: 'figo', size: '120 g', price: '70' }, { slug: 'size-without-product' }],
  ])('%j is refused', (cells, faults) => {
    expect(plan(cells)).toMatchObject([{ kind: 'error', faults }])
  })

  test('has a code of its own, also among those of the file', () => {
    const figo = { slug: 'figo', name: 'Figo', price: '90', sku: 'NOVO-1' }
    expect(plan(figo, { ...small, sku: 'NOVO-1' })).toMatchObject([
      { kind: 'error', faults: { sku: 'repeated' } },
      { kind: 'error', faults: { sku: 'repeated' } },
    ])
  })

  test('is there once', () => {
    expect(plan(small, { slug: 'jasmim', size: '120 g' })[1]).toMatchObject({
      kind: 'error',
      faults: { size: 'repeated' },
    })
  })
})

describe('stock', () => {
  test('is a change when it differs from what the owner saw', () => {
    expect(stockWhen({ stockQuantity: '30', seenStock: '12' })).toMatchObject({
      kind: 'changed',
      changes: { stockQuantity: { from: 12, to: 30 } },
    })
  })

  test('is refused when it moved since the owner saw it', () => {
    expect(stockWhen({ stockQuantity: '30', seenStock: '15' })).toMatchObject({
      kind: 'error',
      faults: { stockQuantity: 'stock-moved' },
    })
  })

  test('belongs to the sizes of a product: an unchanged value is accepted, a changed one refused', () => {
    expect(plan({ slug: 'jasmim', stockQuantity: '12', cost: '47,20' })).toMatchObject([
      { kind: 'unchanged' },
    ])
    expect(plan({ slug: 'jasmim', stockQuantity: '30', seenStock: '12', cost: '50' })).toMatchObject([
      { kind: 'error', faults: { stockQuantity: 'kept-by-size', cost: 'kept-by-size' } },
    ])
  })

  test('counts against the present one when the file does not say what the owner saw', () => {
    expect(stockWhen({ stockQuantity: '12' })).toMatchObject({ kind: 'unchanged' })
    expect(stockWhen({ stockQuantity: '9' })).toMatchObject({
      changes: { stockQuantity: { from: 12, to: 9 } },
    })
  })
})

describe('an unknown slug', () => {
  test('is a new product, with the defaults of the form', () => {
    const cells = { slug: 'Figo Verde', name: 'Figo Verde', price: '89,90', stockQuantity: '4' }
    expect(plan(cells)).toMatchObject([
      { kind: 'new', number: 2, slug: 'figo-verde', name: 'Figo Verde', seen: null },
    ])
    expect(wholePlan(cells).products).toEqual([
      {
        product: null,
        sizes: [],
        changes: {},
        facts: {
          name: 'Figo Verde',
          slug: 'figo-verde',
          price: 8990,
          salePrice: null,
          saleFrom: null,
          saleUntil: null,
          categoryId: null,
          shortDescription: '',
          description: '',
          seoTitle: '',
          seoDescription: '',
          cost: 0,
          stockQuantity: 4,
          sku: '',
          barcode: '',
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
      { kind: 'error', faults: { name: 'required', price: 'too-little' } },
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
        price: 'unreadable',
        cost: 'unreadable',
        stockQuantity: 'unreadable',
        weight: 'unreadable',
        active: 'unreadable',
        category: 'not-found',
      },
    },
  ])
})

test('a slug is needed, and only once in a file', () => {
  expect(plan({ name: 'x' }, { slug: 'jasmim' }, { slug: 'JASMIM' })).toMatchObject([
    { kind: 'error', faults: { slug: 'required' } },
    { kind: 'unchanged' },
    { kind: 'error', faults: { slug: 'repeated' }, number: 4 },
  ])
})

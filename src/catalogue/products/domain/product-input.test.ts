import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { byField } from './field-kinds.ts'
import { lacksRequired } from './product-faults.ts'
import { initialFacts } from './product-fields.ts'
import {
  newProductInput,
  nextOfLine,
  type ProductDraft,
  type ProductInput,
  toProductInput,
} from './product-input.ts'
import { parseAddedUnits, readProductInput } from './read-product-input.ts'
import { emptyShelf, shelfOfSizes } from './shelf-fields.ts'
import { sizeFields, unknownSizeFacts } from './size-facts.ts'

const typed: ProductInput = {
  ...newProductInput,
  name: '  Figo &  Folhas Verdes ',
  slug: 'figo-folhas-verdes',
  price: '1.094,90',
  cost: '38,40',
  stockQuantity: '24',
  weight: '0,250',
}

function findFaults(input: Partial<ProductInput>) {
  const answer = readProductInput({ ...typed, ...input })
  return answer.ok ? {} : answer.details.faults
}

function makeDraft(input: Partial<ProductInput>): ProductDraft {
  const answer = readProductInput({ ...typed, ...input })
  if (!answer.ok) throw new Error(JSON.stringify(answer.details))
  return answer.value
}

describe('the basic fields', () => {
  test('are read as they are typed in Brazil', () => {
    expect(makeDraft({})).toMatchObject({
      name: 'Figo & Folhas Verdes',
      price: 109490,
      cost: 3840,
      stockQuantity: 24,
      minStockLevel: 5,
      weight: 0.25,
      categoryId: null,
      dimensions: null,
      active: true,
      featured: false,
    })
  })

  test('name, slug and a price above zero are required', () => {
    const faults = findFaults(newProductInput)
    expect(faults).toEqual({ name: 'required', slug: 'required', price: 'too-little' })
    expect(lacksRequired(faults)).toBe(true)
    expect(lacksRequired(findFaults({ stockQuantity: 'muitas' }))).toBe(false)
  })

  test('a slug is brought into shape, and one without a letter is none', () => {
    expect(makeDraft({ slug: ' Figo Verde! ' }).slug).toBe('figo-verde')
    expect(findFaults({ slug: '!!!' })).toEqual({ slug: 'required' })
  })

  test.each([
    ['categoryId', 'ot', 'not-found'],
    ['price', 'doze reais', 'unreadable'],
    ['price', '-5', 'unreadable'],
    ['price', '99.999.999,00', 'too-much'],
    ['cost', '1.2.3', 'unreadable'],
    ['stockQuantity', '2,5', 'unreadable'],
    ['stockQuantity', '-1', 'unreadable'],
    ['stockQuantity', '99999999', 'too-much'],
    ['minStockLevel', 'x', 'unreadable'],
    ['weight', '0,2505', 'unreadable'],
    ['weight', '5000', 'unreadable'],
    ['name', 'a'.repeat(121), 'too-much'],
    ['shortDescription', 'a'.repeat(161), 'too-much'],
  ] as const)('%s = %s is refused: %s', (field, value, fault) => {
    expect(findFaults({ [field]: value })).toEqual({ [field]: fault })
  })

  test('dimensions come in threes', () => {
    expect(makeDraft({ length: '8', width: '8,4', height: '10' }).dimensions).toEqual({
      length: 8,
      width: 8.4,
      height: 10,
    })
    expect(findFaults({ length: '8' })).toEqual({
      width: 'incomplete',
      height: 'incomplete',
    })
    expect(findFaults({ length: '0', width: '8', height: '10' })).toEqual({ length: 'unreadable' })
  })
})

describe('rows', () => {
  test('left empty are no rows, and faults keep the place on the page', () => {
    const rows = { features: ['', 'Feita à mão'], faq: [{ question: '', answer: '' }] }
    expect(makeDraft(rows)).toMatchObject({ features: ['Feita à mão'], faq: [] })
    const specifications = [
      { name: '', value: '' },
      { name: 'Cera', value: 'Coco' },
      { name: 'Cera', value: 'Soja' },
      { name: 'Pavio', value: '' },
    ]
    expect(findFaults({ specifications })).toEqual({
      'specifications.2.name': 'repeated',
      'specifications.3.name': 'incomplete',
    })
    expect(findFaults({ faq: [{ question: 'Dura quanto?', answer: '' }] })).toEqual({
      'faq.0.question': 'incomplete',
    })
  })

  test('have an end', () => {
    const features = Array.from({ length: 41 }, (_, index) => `Motivo ${index}`)
    expect(findFaults({ features })).toEqual({ features: 'too-much' })
  })
})

describe('sizes', () => {
  const size = {
    ...byField(sizeFields, () => ''),
    seenStock: '',
    addedStock: '',
    price: '',
    seenPrice: '',
    id: '',
    name: '120 g',
    priceAdjustment: '-30,00',
  }

  const unsaid = { ...unknownSizeFacts, ...emptyShelf, id: null, attributes: {}, image: null }

  test('that were opened but left empty are ignored; other sizes need a name', () => {
    const opened = { ...size, name: '', priceAdjustment: '0,00', stockQuantity: '0', minStockLevel: '2' }
    expect(makeDraft({ variants: [opened] }).variants).toEqual([])
    for (const filled of [{ stockQuantity: '7' }, { cost: '30' }, { sku: 'FIG' }, { priceAdjustment: '10' }])
      expect(findFaults({ variants: [{ ...opened, ...filled }] })).toEqual({ 'variants.0.name': 'required' })
  })

  test('have a name, an adjustment that may be negative, and facts of their own', () => {
    const variants = [
      { ...size, attributes: 'Peso da cera: 120 g\n\nTempo de queima: Cerca de 30 horas' },
      {
        ...size,
        name: '320 g',
        priceAdjustment: '+74',
        burningHours: '80',
        weight: '0,85',
        dimensions: '9,7x9,7 X 10,9 cm',
        image: '/media/figo-2.webp',
      },
      { ...size, name: '180 g', priceAdjustment: '', burningHours: '0' },
      { ...size, name: '', priceAdjustment: '' },
    ]
    expect(makeDraft({ variants }).variants).toEqual([
      {
        ...unsaid,
        name: '120 g',
        priceAdjustment: -3000,
        attributes: { 'Peso da cera': '120 g', 'Tempo de queima': 'Cerca de 30 horas' },
      },
      {
        ...unsaid,
        name: '320 g',
        priceAdjustment: 7400,
        burningHours: 80,
        weight: 0.85,
        dimensions: { length: 9.7, width: 9.7, height: 10.9 },
        image: '/media/figo-2.webp',
      },
      { ...unsaid, name: '180 g', priceAdjustment: 0 },
    ])
  })

  test('never cost nothing, never share a name', () => {
    expect(findFaults({ price: '30,00', variants: [size] })).toEqual({
      'variants.0.priceAdjustment': 'size-free',
    })
    expect(findFaults({ variants: [size, { ...size, id: 'x' }] })).toEqual({
      'variants.1.name': 'repeated',
    })
    expect(findFaults({ variants: [{ ...size, name: '', id: 'x' }] })).toEqual({
      'variants.0.name': 'required',
    })
  })

  test('have each a stock, a minimum, a cost and codes; the product has their sums', () => {
    const variants = [
      { ...size, stockQuantity: '3', minStockLevel: '1', cost: '31,50', sku: ' FIG-120 ' },
      {
        ...size,
        name: '180 g',
        priceAdjustment: '',
        stockQuantity: '9',
        cost: '38,40',
        barcode: '4017 0725',
      },
    ]
    const draft = makeDraft({ variants })
    expect(draft.variants).toMatchObject([
      { stockQuantity: 3, minStockLevel: 1, cost: 3150, sku: 'FIG-120', barcode: '' },
      { stockQuantity: 9, minStockLevel: 0, cost: 3840, sku: '', barcode: '40170725' },
    ])
    expect(draft).toMatchObject({ stockQuantity: 12, minStockLevel: 1, cost: 3840, sku: '', barcode: '' })
  })

  test('have codes that are right, and none twice', () => {
    const wrong = { ...size, sku: 'FIG', barcode: '40170726', stockQuantity: '-1' }
    expect(findFaults({ variants: [wrong, { ...size, name: '180 g', sku: 'FIG' }] })).toEqual({
      'variants.0.barcode': 'unreadable',
      'variants.0.stockQuantity': 'unreadable',
      'variants.1.sku': 'repeated',
    })
  })

  test('may be priced by what they sell for; otherwise the difference counts, whatever the product costs now', () => {
    const large = { ...size, name: '320 g', priceAdjustment: '0,00', seenPrice: '94,90' }
    const priced = (row: Partial<typeof size>, price = '94,90') =>
      makeDraft({ price, variants: [{ ...large, ...row }] }).variants[0]?.priceAdjustment
    expect(priced({ price: '154,90' })).toBe(6000)
    expect(priced({ price: '91,90' })).toBe(-300)
    expect(priced({ price: '154,90' }, '100')).toBe(5490)
    expect(priced({ price: 'R$ 94,90', priceAdjustment: '+60' })).toBe(6000)
    expect(priced({ price: '94,9', priceAdjustment: '60' }, '100')).toBe(6000)
    expect(priced({ price: '', priceAdjustment: '60' })).toBe(6000)
    expect(findFaults({ variants: [{ ...large, price: 'caro' }] })).toEqual({
      'variants.0.price': 'unreadable',
    })
    expect(findFaults({ variants: [{ ...large, price: '0' }] })).toEqual({
      'variants.0.price': 'size-free',
    })
  })

  test('get units added, in whole numbers', () => {
    const input = { ...typed, addedStock: '3', variants: [{ ...size, id: 'x', addedStock: '6' }, size] }
    expect(parseAddedUnits(input)).toEqual({ own: 3, sizes: { x: 6 } })
    expect(findFaults({ addedStock: 'x', variants: [{ ...size, addedStock: '-2' }] })).toEqual({
      addedStock: 'unreadable',
      'variants.0.addedStock': 'unreadable',
    })
  })

  test('say what is wrong with an adjustment or a fact', () => {
    expect(findFaults({ variants: [{ ...size, priceAdjustment: 'menos' }] })).toEqual({
      'variants.0.priceAdjustment': 'unreadable',
    })
    expect(findFaults({ variants: [{ ...size, attributes: '120 g' }] })).toEqual({
      'variants.0.attributes': 'unreadable',
    })
    expect(
      findFaults({ variants: [{ ...size, burningHours: 'muitas', weight: '360 g', dimensions: '7 × 7' }] }),
    ).toEqual({
      'variants.0.burningHours': 'unreadable',
      'variants.0.weight': 'unreadable',
      'variants.0.dimensions': 'unreadable',
    })
  })
})

const day = fc
  .integer({ min: 0, max: 20_000 })
  .map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10))
const inOrder = (sale: { saleFrom?: string; saleUntil?: string }) =>
  sale.saleFrom && sale.saleUntil && sale.saleFrom > sale.saleUntil
    ? { ...sale, saleUntil: sale.saleFrom }
    : sale

test('submitting an unchanged form saves the same product', () => {
  const word = fc.stringMatching(/^[a-zà-ú0-9]{1,12}$/)
  const centimetres = fc.integer({ min: 1, max: 10_000 }).map((mm) => mm / 10)
  const dimensions = fc.option(fc.record({ length: centimetres, width: centimetres, height: centimetres }))
  const plain: fc.Arbitrary<ProductDraft> = fc.record({
    name: word,
    slug: fc.stringMatching(/^[a-z0-9]{1,12}$/),
    categoryId: fc.option(fc.uuid()),
    shortDescription: word,
    description: word,
    seoTitle: word,
    seoDescription: word,
    price: fc.integer({ min: 200_000, max: 90_000_000 }),
    salePrice: fc.constant(null),
    saleFrom: fc.constant(null),
    saleUntil: fc.constant(null),
    cost: fc.integer({ min: 0, max: 90_000_000 }),
    stockQuantity: fc.integer({ min: 0, max: 1_000_000 }),
    minStockLevel: fc.integer({ min: 0, max: 1_000_000 }),
    sku: word,
    barcode: fc.constant('7891000315507'),
    weight: fc.integer({ min: 0, max: 1_000_000 }).map((grams) => grams / 1000),
    dimensions,
    active: fc.boolean(),
    featured: fc.boolean(),
    features: fc.array(word, { maxLength: 3 }),
    specifications: fc.dictionary(word, word, { maxKeys: 3 }),
    pairs: fc.uniqueArray(fc.uuid(), { maxLength: 3 }),
    faq: fc.array(fc.record({ question: word, answer: word }), { maxLength: 3 }),
    variants: fc.uniqueArray(
      fc.record({
        id: fc.option(fc.uuid()),
        name: word,
        priceAdjustment: fc.integer({ min: -150_000, max: 9_000_000 }),
        attributes: fc.dictionary(word, word, { maxKeys: 2 }),
        burningHours: fc.option(fc.integer({ min: 1, max: 2_000 })),
        weight: fc.option(fc.integer({ min: 1, max: 1_000_000 }).map((grams) => grams / 1000)),
        dimensions,
        image: fc.option(word),
        salePrice: fc.constant(null),
        cost: fc.integer({ min: 0, max: 90_000_000 }),
        stockQuantity: fc.integer({ min: 0, max: 1_000 }),
        minStockLevel: fc.integer({ min: 0, max: 1_000 }),
        sku: fc.constant(''),
        barcode: fc.constantFrom('', '40170725'),
      }),
      { maxLength: 3, selector: ({ name }) => name },
    ),
  })
  const promotion = fc.option(
    fc.record({ salePrice: fc.integer({ min: 160_000, max: 199_999 }), saleFrom: day, saleUntil: day }),
    { nil: {} },
  )
  const draft = fc.tuple(plain, promotion).map(([product, sale]) => ({ ...product, ...inOrder(sale) }))
  fc.assert(
    fc.property(draft, (product) => {
      const { variants } = product
      const sums = variants.length > 0 ? shelfOfSizes(variants) : {}
      expect(readProductInput(toProductInput(product))).toEqual({ ok: true, value: { ...product, ...sums } })
    }),
  )
})

const size = {
  id: 'a',
  name: '180 g',
  priceAdjustment: 1500,
  attributes: { Pavio: 'algodão' },
  image: '/media/x/y.webp',
  salePrice: 8000,
  burningHours: 45,
  weight: 0.54,
  dimensions: null,
  cost: 3840,
  stockQuantity: 7,
  minStockLevel: 4,
  sku: 'LAV-180',
  barcode: '7890000001809',
}
const lavender: ProductDraft = {
  ...initialFacts,
  name: 'Lavanda',
  slug: 'lavanda',
  description: 'Herbácea.',
  seoTitle: 'Vela de lavanda',
  price: 9490,
  salePrice: 8000,
  saleFrom: '2026-11-10',
  saleUntil: '2026-11-20',
  sku: 'LAV',
  stockQuantity: 7,
  featured: true,
  active: false,
  categoryId: 'calma',
  dimensions: null,
  features: ['Feita à mão'],
  specifications: { Topo: 'lavanda' },
  faq: [],
  variants: [size],
  pairs: ['b'],
}

test('the next candle of a line keeps prices, costs, measures and words', () => {
  const { price, description, specifications, features, pairs, categoryId, variants } = nextOfLine(lavender)
  expect({ price, description, specifications, features, pairs, categoryId }).toEqual({
    price: 9490,
    description: 'Herbácea.',
    specifications: { Topo: 'lavanda' },
    features: ['Feita à mão'],
    pairs: ['b'],
    categoryId: 'calma',
  })
  expect(variants).toMatchObject([
    { name: '180 g', priceAdjustment: 1500, cost: 3840, weight: 0.54, minStockLevel: 4 },
  ])
})

test('a copy has no name, URL, codes, stock or promotion of the original', () => {
  const next = nextOfLine(lavender)
  expect(next).toMatchObject({ name: '', slug: '', seoTitle: '', sku: '', stockQuantity: 0, featured: false })
  expect(next).toMatchObject({ salePrice: null, saleFrom: null, saleUntil: null, active: true })
  expect(next.variants).toMatchObject([
    { id: null, sku: '', barcode: '', stockQuantity: 0, salePrice: null, image: null },
  ])
})

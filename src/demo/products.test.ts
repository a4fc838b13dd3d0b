import { describe, expect, it } from 'vitest'
import { demoBatches, demoCollections, demoPhotographs, demoProducts, demoSettings } from './demo-data.ts'
import { calculateFigures } from './sizes.ts'

/** Values of 'Combina com', so that each filter finds several candles. */
const occasions = [
  'sala',
  'quarto',
  'cozinha',
  'banho',
  'lavabo',
  'escritório',
  'varanda',
  'manhã',
  'leitura',
  'ioga',
  'antes de dormir',
  'jantar',
  'mesa posta',
  'visitas',
  'noites frias',
  'casa arrumada',
  'presente',
  'dia das mães',
  'natal',
]

const INTENSITY_WORDS = ['Sutil', 'Suave', 'Média', 'Marcante', 'Intensa']

const sentences = (text: string) => text.split(/(?<=[.?!])\s+/).filter((sentence) => sentence.length > 25)

describe('the demo catalogue', () => {
  it('has fifteen candles in five collections, none of them empty', () => {
    expect(demoProducts).toHaveLength(15)
    expect(new Set(demoProducts.map((product) => product.slug)).size).toBe(15)
    const used = new Set(demoProducts.map((product) => product.collection))
    expect([...used].sort()).toEqual(demoCollections.map((collection) => collection.slug).sort())
  })

  it('describes gifts as the cart offers them: a printed card behind “É presente”', () => {
    const answers = demoProducts.flatMap(({ faq }) => faq.map(({ answer }) => answer)).join(' ')
    expect(answers).toContain('No carrinho, abra “É presente”')
    expect(answers).not.toContain('escrito à mão')
  })

  it('has one candle sold out, two low, the others comfortable', () => {
    const soldOut = demoProducts.filter((product) => product.stockQuantity === 0)
    const low = demoProducts.filter(
      ({ stockQuantity, minStockLevel }) => stockQuantity > 0 && stockQuantity <= minStockLevel,
    )
    expect(soldOut).toHaveLength(1)
    expect(low).toHaveLength(2)
    const comfortable = demoProducts.filter((product) => !soldOut.includes(product) && !low.includes(product))
    for (const product of comfortable) {
      expect(product.stockQuantity, product.slug).toBeGreaterThanOrEqual(2 * product.minStockLevel)
    }
  })

  it('cures every batch for the 48 hours that its pages promise', () => {
    const cures = [...demoBatches.ready, ...demoBatches.curing].map(
      ({ poured, ready }) => (ready - poured) * 24,
    )
    expect(new Set(cures)).toEqual(new Set([48]))
    expect(Number(demoSettings.craftProcess.stepMinutes4) / 60).toBe(48)
  })

  it('features three candles, all of them for sale', () => {
    const featured = demoProducts.filter((product) => product.featured)
    expect(featured).toHaveLength(3)
    expect(featured.every((product) => product.stockQuantity > product.minStockLevel)).toBe(true)
  })

  it('is listed oldest first', () => {
    const ages = demoProducts.map((product) => product.createdDaysAgo)
    expect(ages).toEqual([...ages].sort((a, b) => b - a))
    expect(new Set(ages).size).toBe(15)
  })

  it('repeats no sentence in two descriptions', () => {
    const all = demoProducts.flatMap((product) =>
      sentences(`${product.shortDescription} ${product.description}`),
    )
    expect(all.filter((sentence, index) => all.indexOf(sentence) !== index)).toEqual([])
  })
})

describe.each(demoProducts)('$name', (product) => {
  it('costs what handmade candles cost, and is sold above its cost in every size', () => {
    expect(product.price).toBeGreaterThanOrEqual(8900)
    expect(product.price).toBeLessThanOrEqual(14900)
    expect(product.cost).toBeGreaterThan(0)
    const prices = [product.price, ...product.sizes.map((size) => product.price + size.priceAdjustment)]
    const reduced = product.sale ? [product.sale.price, ...Object.values(product.sale.sizes)] : []
    for (const price of [...prices, ...reduced]) expect(price).toBeGreaterThan(product.cost)
  })

  it('describes its scent as a pyramid with an intensity in number and word', () => {
    const { Topo, Coração, Fundo, Intensidade = '' } = product.specifications
    for (const notes of [Topo, Coração, Fundo]) expect(notes?.split(', ').length).toBeGreaterThanOrEqual(2)
    const [, level, word] = /^([1-5]) – (\S+)$/.exec(Intensidade) ?? []
    expect(word).toBe(INTENSITY_WORDS[Number(level) - 1])
  })

  it('takes its matching occasions from the shared list', () => {
    for (const occasion of product.specifications['Combina com']?.split(', ') ?? [])
      expect(occasions).toContain(occasion.toLowerCase())
  })

  it('has copy of the agreed length', () => {
    const paragraphs = product.description.split('\n\n')
    expect(paragraphs.length).toBeGreaterThanOrEqual(2)
    expect(paragraphs.length).toBeLessThanOrEqual(4)
    expect(product.shortDescription.length).toBeLessThanOrEqual(140)
    expect([4, 5]).toContain(product.features.length)
    expect([3, 4, 5]).toContain(product.faq.length)
    expect(new Set(product.faq.map((pair) => pair.question)).size).toBe(product.faq.length)
  })

  it('shows a cover and three more images of its own, the last of them its making', () => {
    const fileNames = demoPhotographs
      .filter((photograph) => photograph.use === 'product')
      .map(({ file }) => file)
    expect(product.images).toContain(`${product.slug}.webp`)
    expect(product.images).toHaveLength(4)
    expect(product.images.at(-1)).toBe(`${product.slug}-4.webp`)
    for (const image of product.images) expect(image.startsWith(product.slug)).toBe(true)
    for (const image of product.images) expect(fileNames).toContain(image)
  })
})

describe('sizes', () => {
  it('three candles come in one size only', () => {
    expect(demoProducts.filter((product) => product.sizes.length === 0)).toHaveLength(3)
  })

  it.each(demoProducts)('$name is compared in glass or in ceramic, as it is sold', (product) => {
    const jar = product.specifications.Recipiente?.startsWith('Cerâmica') ? 'ceramica' : 'vidro'
    expect(product.sizesImage).toBe(product.sizes.length > 0 ? `tamanhos-${jar}.webp` : undefined)
  })

  it.each(demoProducts.filter((product) => product.sizes.length > 0))(
    '$name comes in three, the middle one at its own price',
    ({ sizes }) => {
      expect(sizes.map((size) => size.name)).toEqual(['120 g', '180 g', '320 g'])
      const [small, middle, large] = sizes.map((size) => size.priceAdjustment)
      expect(small).toBeLessThan(0)
      expect(middle).toBe(0)
      expect(large).toBeGreaterThan(0)
    },
  )

  it.each(demoProducts.filter((product) => product.sizes.length > 0))(
    '$name burns by its wax, and is in its own size what the product is',
    (product) => {
      const [small, middle, large] = product.sizes.map((size) => calculateFigures(product, size))
      expect([small, middle, large].map((figures) => figures?.burningHours)).toEqual([30, 45, 80])
      expect(middle).toMatchObject({ weight: product.weight, dimensions: product.dimensions })
      expect(small?.weight).toBeGreaterThan(0.12)
      expect(large?.weight).toBeGreaterThan(product.weight + 0.14)
      expect(large?.dimensions.height).toBeGreaterThan(product.dimensions.height)
    },
  )
})

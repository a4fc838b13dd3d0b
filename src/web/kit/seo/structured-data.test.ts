import fc from 'fast-check'
import { expect, test } from 'vitest'
import { scriptJson } from './json-ld.tsx'
import { breadcrumbData, productData } from './structured-data.ts'

const codeless = { sku: '', barcode: '', pour: null }
const candle = {
  ...codeless,
  id: '1',
  name: 'Jasmim',
  slug: 'jasmim',
  description: 'Vela acesa ao anoitecer',
  price: 9990,
  stockQuantity: 3,
  category: { name: 'Jardim' },
  variants: [],
  images: [{ url: '/media/product-images/jasmim.webp', width: 4, height: 5, alt: '' }],
}

test('a product has an offer with its price and whether it can be had', () => {
  expect(productData('https://loja.br', 'Lume', candle)).toMatchObject({
    '@type': 'Product',
    image: ['https://loja.br/media/product-images/jasmim.webp'],
    offers: {
      '@type': 'Offer',
      price: '99.90',
      priceCurrency: 'BRL',
      availability: 'https://schema.org/InStock',
      url: 'https://loja.br/produto/jasmim',
    },
  })
})

test('every size is an offer of its own, with what there is of it', () => {
  const variants = [
    { ...codeless, id: 'a', name: '120 g', priceAdjustment: -2000, stockQuantity: 0 },
    { ...codeless, id: 'b', name: '180 g', priceAdjustment: 0, stockQuantity: 3 },
  ]
  expect(productData('', 'Lume', { ...candle, variants }).offers).toMatchObject([
    { name: '120 g', price: '79.90', availability: 'https://schema.org/OutOfStock' },
    { name: '180 g', price: '99.90', availability: 'https://schema.org/InStock' },
  ])
})

test('a size has its own codes, and one that can be reserved says from when', () => {
  const pour = { deliveryFrom: '2026-11-23' }
  const variants = [
    { id: 'a', name: '120 g', priceAdjustment: 0, stockQuantity: 0, sku: 'JAS-120', barcode: '', pour },
    { id: 'b', name: '180 g', priceAdjustment: 0, stockQuantity: 1, sku: '', barcode: '7891000315507', pour },
  ]
  const [reserved, there] = productData('', 'Lume', { ...candle, variants }).offers as object[]
  expect(reserved).toMatchObject({
    availability: 'https://schema.org/PreOrder',
    availabilityStarts: '2026-11-23',
    sku: 'JAS-120',
  })
  expect(reserved).not.toHaveProperty('gtin')
  expect(there).toMatchObject({ availability: 'https://schema.org/InStock', gtin: '7891000315507' })
  expect(there).not.toHaveProperty('availabilityStarts')
  expect(there).not.toHaveProperty('sku')
})

test('a candle without sizes has its own code', () => {
  expect(productData('', 'Lume', { ...candle, sku: 'JAS' })).toMatchObject({
    sku: 'JAS',
    offers: { sku: 'JAS' },
  })
})

test('what is written about a size belongs to its offer', () => {
  const variants = [{ ...codeless, id: 'a', name: '320 g', priceAdjustment: 6000, stockQuantity: 1 }]
  const sizes = { columns: ['Tempo de queima', 'Peso'], rows: [{ values: ['Cerca de 80 horas', ''] }] }
  expect(productData('', 'Lume', { ...candle, variants, sizes }).offers).toMatchObject([
    {
      itemOffered: {
        size: '320 g',
        additionalProperty: [{ name: 'Tempo de queima', value: 'Cerca de 80 horas' }],
      },
    },
  ])
})

test('breadcrumbs count from one; the last is the page itself', () => {
  expect(breadcrumbData('https://loja.br', [{ label: 'Início', to: '/' }, { label: 'Blog' }])).toMatchObject({
    itemListElement: [
      { position: 1, item: 'https://loja.br/' },
      { position: 2, name: 'Blog' },
    ],
  })
})

test('nothing in a name can end the script', () => {
  expect(scriptJson({ name: '</script><script>alert(1)</script>' })).not.toContain('<')
  fc.assert(
    fc.property(fc.string(), (text) => {
      const written = scriptJson({ text })
      expect(written).not.toMatch(/<|\u2028|\u2029/)
      expect(JSON.parse(written)).toEqual({ text })
    }),
  )
})

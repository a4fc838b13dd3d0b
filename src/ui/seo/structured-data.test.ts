import fc from 'fast-check'
import { expect, test } from 'vitest'
import { productData } from '#catalogue/products/storefront/product-data.ts'
import { scriptJson } from './json-ld.tsx'
import { breadcrumbData, organizationData, questionsData } from './structured-data.ts'

const codeless = { sku: '', barcode: '', batch: null }
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

const variants = [
  { ...codeless, id: 'a', name: '120 g', priceAdjustment: -2000, stockQuantity: 0, sku: 'JAS-120' },
  { ...codeless, id: 'b', name: '180 g', priceAdjustment: 0, stockQuantity: 3, barcode: '7891000315507' },
]
const listVariants = (product: Parameters<typeof productData>[2]) => {
  const data = productData('https://loja.br', 'Lume', product)
  return 'hasVariant' in data ? data.hasVariant : []
}

test('a candle with sizes is a group; each has its address, code, price and what there is of it', () => {
  expect(productData('https://loja.br', 'Lume', { ...candle, variants })).toMatchObject({
    '@type': 'ProductGroup',
    productGroupID: '1',
    variesBy: ['https://schema.org/size'],
  })
  const [small, usual] = listVariants({ ...candle, variants })
  expect(small).toMatchObject({
    name: 'Jasmim, 120 g',
    sku: 'JAS-120',
    inProductGroupWithID: '1',
    url: 'https://loja.br/produto/jasmim?tamanho=120+g',
    offers: {
      url: 'https://loja.br/produto/jasmim?tamanho=120+g',
      price: '79.90',
      availability: 'https://schema.org/OutOfStock',
    },
  })
  expect(small).not.toHaveProperty('gtin')
  expect(usual).toMatchObject({
    sku: 'b',
    gtin: '7891000315507',
    offers: { price: '99.90', availability: 'https://schema.org/InStock' },
  })
})

test('a sold-out size that can be reserved has a date, a size in stock has none', () => {
  const batch = { deliveryFrom: '2026-11-23' }
  const [reservedSize, inStock] = listVariants({
    ...candle,
    variants: variants.map((size) => ({ ...size, batch })),
  })
  expect(reservedSize?.offers).toMatchObject({
    availability: 'https://schema.org/PreOrder',
    availabilityStarts: '2026-11-23',
  })
  expect(inStock?.offers).not.toHaveProperty('availabilityStarts')
})

test('a candle without sizes has its own code', () => {
  expect(productData('', 'Lume', { ...candle, sku: 'JAS' })).toMatchObject({ sku: 'JAS' })
})

test('texts and images of a size belong to it', () => {
  const sizes = {
    columns: ['Tempo de queima', 'Peso'],
    rows: [{ values: ['Cerca de 80 horas', ''] }, { values: ['', ''] }],
  }
  const second = { url: '/media/product-images/pequena.webp', width: 4, height: 5, alt: '' }
  const [small, usual] = listVariants({
    ...candle,
    images: [...candle.images, second],
    variants: variants.map((size, image) => ({ ...size, image: 1 - image })),
    sizes,
  })
  expect(small).toMatchObject({
    size: '120 g',
    image: ['https://loja.br/media/product-images/pequena.webp'],
    additionalProperty: [{ name: 'Tempo de queima', value: 'Cerca de 80 horas' }],
  })
  expect(usual).toMatchObject({ image: ['https://loja.br/media/product-images/jasmim.webp'] })
})

test('only what is true is promised: the city by courier where he rides, seven days, the end of a promotion', () => {
  const plain = productData('https://loja.br', 'Lume', candle)
  expect(plain).not.toHaveProperty('offers.shippingDetails')
  expect(plain).not.toHaveProperty('offers.priceValidUntil')
  const promoted = { ...candle, isCourierEnabled: true, saleUntil: '2026-11-30' }
  expect(productData('https://loja.br', 'Lume', promoted)).toMatchObject({
    offers: {
      priceValidUntil: '2026-11-30',
      shippingDetails: { shippingDestination: { addressCountry: 'BR', addressRegion: 'SP' } },
      hasMerchantReturnPolicy: { merchantReturnDays: 7, returnFees: 'https://schema.org/FreeReturn' },
    },
  })
  expect(JSON.stringify(productData('', 'Lume', promoted))).not.toMatch(/shippingRate|deliveryTime/)
  const days = { handling: { from: 0, until: 2 }, transit: { from: 0, until: 0 }, weekdays: [1, 6] }
  const courier = { price: { least: 1500, most: 9362 }, days }
  expect(productData('', 'Lume', { ...promoted, shipping: { '': { courier, parcel: null } } })).toMatchObject(
    {
      offers: {
        shippingDetails: {
          shippingRate: { currency: 'BRL', minValue: '15.00', maxValue: '93.62' },
          deliveryTime: {
            businessDays: { dayOfWeek: ['https://schema.org/Monday', 'https://schema.org/Saturday'] },
            handlingTime: { minValue: 0, maxValue: 2, unitCode: 'DAY' },
            transitTime: { minValue: 0, maxValue: 0, unitCode: 'DAY' },
          },
        },
      },
    },
  )
  expect(productData('', 'Lume', { ...promoted, sendsToBrazil: true })).toMatchObject({
    offers: { shippingDetails: [{}, { shippingDestination: { addressCountry: 'BR' } }] },
  })
})

const shop = { name: 'Lume', address: '', email: '', phone: '', social: { instagram: '', pinterest: '' } }
const group = productData('https://loja.br', 'Lume', { ...candle, variants, isCourierEnabled: true })
const returnPolicy = ['applicableCountry', 'returnPolicyCategory', 'merchantReturnDays', 'returnFees']

test.each<[string, object, string[]]>([
  [
    'ProductGroup',
    group,
    ['name', 'description', 'image', 'brand', 'productGroupID', 'variesBy', 'hasVariant'],
  ],
  [
    'Product',
    listVariants({ ...candle, variants })[0] ?? {},
    ['name', 'image', 'sku', 'url', 'size', 'offers'],
  ],
  [
    'Offer',
    listVariants({ ...candle, variants })[0]?.offers ?? {},
    ['url', 'price', 'priceCurrency', 'availability', 'itemCondition', 'hasMerchantReturnPolicy'],
  ],
  ['MerchantReturnPolicy', organizationData('https://loja.br', shop).hasMerchantReturnPolicy, returnPolicy],
  [
    'Organization',
    organizationData('https://loja.br', shop),
    ['name', 'url', 'logo', 'hasMerchantReturnPolicy'],
  ],
  ['FAQPage', questionsData([{ question: 'Q', answer: 'A' }]), ['mainEntity']],
  ['BreadcrumbList', breadcrumbData('', [{ label: 'Início', to: '/' }]), ['itemListElement']],
])('%s has the fields that are required of it', (type, data, fields) => {
  expect(data).toMatchObject({ '@type': type })
  for (const field of fields) expect(data).toHaveProperty(field, expect.anything())
})

test('contains only the details of the organisation that its owner entered', () => {
  const empty = organizationData('https://loja.br', shop)
  for (const field of ['telephone', 'email', 'address', 'sameAs']) expect(empty).not.toHaveProperty(field)
  const called = organizationData('https://loja.br', { ...shop, phone: '(11) 91234-5678' })
  expect(called.telephone).toBe('+5511912345678')
})

test('breadcrumbs count from one; the last is the page itself', () => {
  expect(breadcrumbData('https://loja.br', [{ label: 'Início', to: '/' }, { label: 'Blog' }])).toMatchObject({
    itemListElement: [
      { position: 1, item: 'https://loja.br/' },
      { position: 2, name: 'Blog' },
    ],
  })
})

test('no name can end the script', () => {
  expect(scriptJson({ name: '</script><script>alert(1)</script>' })).not.toContain('<')
  fc.assert(
    fc.property(fc.string(), (text) => {
      const script = scriptJson({ text })
      expect(script).not.toMatch(/<|\u2028|\u2029/)
      expect(JSON.parse(script)).toEqual({ text })
    }),
  )
})

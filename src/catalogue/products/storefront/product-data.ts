import { pathTo } from '#addresses.ts'
import { unitPrice, type Variant } from '#catalogue/products/domain/variants.ts'
import { type Availability, describeAvailability } from '#catalogue/stock/domain/stock.ts'
import type { ShippingTerms } from '#delivery/carriers/domain/shipping-terms.ts'
import { type Centavos, decimalFromCentavos } from '#platform/domain/money.ts'
import type { ImageInfo } from '#platform/images/image-variants.ts'
import { context, returnPolicyData } from '#ui/seo/structured-data.ts'

interface ShelfOffer {
  stockQuantity: number
  sku: string
  barcode: string
  batch: { deliveryFrom: string } | null
}

interface Size extends Variant, ShelfOffer {
  image?: number
}

interface ProductFacts extends ShelfOffer {
  id: string
  name: string
  slug: string
  description: string
  price: Centavos
  category: { name: string } | null
  variants: readonly Size[]
  images: readonly ImageInfo[]
  sizes?: { columns: readonly string[]; rows: readonly { values: readonly string[] }[] } | null
  rating?: RatingFacts | null
  saleUntil?: string | null
  isCourierEnabled?: boolean
  sendsToBrazil?: boolean
  /** Keyed by size id, or '' without sizes. */
  shipping?: Readonly<Record<string, OfferShipping>>
}

interface OfferShipping {
  courier: ShippingTerms | null
  parcel: ShippingTerms | null
}

/** Excludes demo reviews, because search engines must get real ones only. */
interface RatingFacts {
  average: number
  count: number
  reviews: readonly { author: string; stars: number; words: string; day: string }[]
}

interface Site {
  siteUrl: string
  shopName: string
}

export const sizePath = (slug: string, size: string | null) =>
  pathTo('product', { slug }, { tamanho: size ?? undefined })

/** A product with sizes becomes a ProductGroup; each size is a Product with its own URL, code and offer. */
export function productData(siteUrl: string, shopName: string, product: ProductFacts) {
  const site = { siteUrl, shopName }
  const common = {
    '@context': context,
    name: product.name,
    description: product.description,
    ...imageData(site, product.images),
    url: `${siteUrl}${sizePath(product.slug, null)}`,
    ...makerData(site, product),
    ...(product.rating ? ratingData(product.rating) : {}),
  }
  if (product.variants.length === 0)
    return { '@type': 'Product', ...common, ...listCodes(product), offers: buildOffer(site, product, null) }
  return {
    '@type': 'ProductGroup',
    ...common,
    productGroupID: product.id,
    variesBy: [`${context}/size`],
    hasVariant: product.variants.map((size, place) => sizeData(site, product, size, place)),
  }
}

const makerData = ({ shopName }: Site, { category }: ProductFacts) => ({
  brand: { '@type': 'Brand', name: shopName },
  ...(category ? { category: category.name } : {}),
})

const imageData = ({ siteUrl }: Site, images: readonly ImageInfo[]) =>
  images.length > 0 ? { image: images.map(({ url }) => `${siteUrl}${url}`) } : {}

function ratingData({ average, count, reviews }: RatingFacts) {
  return {
    aggregateRating: { '@type': 'AggregateRating', ratingValue: average, reviewCount: count, bestRating: 5 },
    review: reviews.map(({ author, stars, words, day }) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name: author },
      reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: 5 },
      ...(words ? { reviewBody: words } : {}),
      datePublished: day,
    })),
  }
}

function sizeData(site: Site, product: ProductFacts, size: Size, place: number) {
  const own = size.image === undefined ? undefined : product.images[size.image]
  const values = product.sizes?.rows[place]?.values ?? []
  return {
    '@type': 'Product',
    name: `${product.name}, ${size.name}`,
    description: product.description,
    ...imageData(site, own ? [own] : product.images),
    url: `${site.siteUrl}${sizePath(product.slug, size.name)}`,
    ...makerData(site, product),
    inProductGroupWithID: product.id,
    size: size.name,
    ...listCodes(size),
    additionalProperty: (product.sizes?.columns ?? []).flatMap((column, index) =>
      values[index] ? [{ '@type': 'PropertyValue', name: column, value: values[index] }] : [],
    ),
    offers: buildOffer(site, product, size),
  }
}

/** Falls back to the shop's own id as SKU. */
const listCodes = ({ id, sku, barcode }: ShelfOffer & { id: string }) => ({
  sku: sku || id,
  ...(sku && { mpn: sku }),
  ...(barcode && { gtin: barcode }),
})

function buildOffer({ siteUrl }: Site, product: ProductFacts, size: Size | null) {
  return {
    '@type': 'Offer',
    url: `${siteUrl}${sizePath(product.slug, size?.name ?? null)}`,
    price: decimalFromCentavos(unitPrice(product.price, size)),
    priceCurrency: 'BRL',
    ...(product.saleUntil ? { priceValidUntil: product.saleUntil } : {}),
    ...availabilityData(describeAvailability(size ?? product)),
    itemCondition: `${context}/NewCondition`,
    seller: { '@id': `${siteUrl}/#loja` },
    ...shippingData(product, size),
    hasMerchantReturnPolicy: returnPolicyData(siteUrl),
  }
}

const stateNames = { 'in-stock': 'InStock', 'out-of-stock': 'OutOfStock', preorder: 'PreOrder' } as const

const availabilityData = (availability: Availability) => ({
  availability: `${context}/${stateNames[availability.state]}`,
  ...(availability.state === 'preorder' && { availabilityStarts: availability.from }),
})

function shippingData({ isCourierEnabled, sendsToBrazil, shipping }: ProductFacts, size: Size | null) {
  const terms = shipping?.[size?.id ?? '']
  const ways = [
    ...(isCourierEnabled ? [{ ...courierData, ...termsData(terms?.courier) }] : []),
    ...(sendsToBrazil ? [{ ...parcelData, ...termsData(terms?.parcel) }] : []),
  ]
  return ways.length > 0 ? { shippingDetails: ways.length === 1 ? ways[0] : ways } : {}
}

const weekdayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

function termsData(terms: ShippingTerms | null | undefined) {
  if (!terms) return {}
  const { price, days } = terms
  return {
    shippingRate: {
      '@type': 'MonetaryAmount',
      currency: 'BRL',
      ...(price.least === price.most
        ? { value: decimalFromCentavos(price.most) }
        : { minValue: decimalFromCentavos(price.least), maxValue: decimalFromCentavos(price.most) }),
    },
    ...(days && {
      deliveryTime: {
        '@type': 'ShippingDeliveryTime',
        businessDays: {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: days.weekdays.map((day) => `${context}/${weekdayNames[day]}`),
        },
        handlingTime: daysData(days.handling),
        transitTime: daysData(days.transit),
      },
    }),
  }
}

const daysData = ({ from, until }: { from: number; until: number }) => ({
  '@type': 'QuantitativeValue',
  minValue: from,
  maxValue: until,
  unitCode: 'DAY',
})

const parcelData = {
  '@type': 'OfferShippingDetails',
  shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'BR' },
}

const courierData = {
  '@type': 'OfferShippingDetails',
  shippingDestination: {
    '@type': 'DefinedRegion',
    addressCountry: 'BR',
    addressRegion: 'SP',
    postalCodeRange: [
      { '@type': 'PostalCodeRangeSpecification', postalCodeBegin: '01000-000', postalCodeEnd: '05999-999' },
      { '@type': 'PostalCodeRangeSpecification', postalCodeBegin: '08000-000', postalCodeEnd: '08499-999' },
    ],
  },
}

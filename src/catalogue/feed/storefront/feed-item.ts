import type { FeedProduct } from '#catalogue/feed/use-cases/read-feed.ts'
import { candleTitle } from '#catalogue/products/copy/candle-titles.ts'
import { scentFacts } from '#catalogue/products/domain/product-facts.ts'
import { preselectedVariant, unitPrice } from '#catalogue/products/domain/variants.ts'
import { sizePath } from '#catalogue/products/storefront/product-data.ts'
import { describeAvailability } from '#catalogue/stock/domain/stock.ts'
import { type Centavos, decimalFromCentavos } from '#platform/domain/money.ts'
import { feedImage } from '#platform/images/image-variants.ts'
import { xmlText } from '#ui/seo/xml.ts'

export interface FeedTerms {
  siteUrl: string
  shopName: string
  isCourierEnabled: boolean
  scentHeading: string
}

type Size = FeedProduct['variants'][number]
type Field = readonly [name: string, value: string | null | undefined | false]

/** Google's limit. */
const TITLE_LENGTH = 150
const DESCRIPTION_LENGTH = 5000
const MORE_IMAGES = 10
/** 'Home & Garden > Decor > Home Fragrances > Candles' in Google's taxonomy. */
const GOOGLE_CATEGORY = '588'
/**
 * Shipping label that the owner prices in Merchant Center, because the courier's price depends on the
 * distance.
 */
const COURIER_LABEL = 'motoboy-sao-paulo'

const stateNames = { 'in-stock': 'in_stock', 'out-of-stock': 'out_of_stock', preorder: 'preorder' } as const

export function feedItems(terms: FeedTerms, product: FeedProduct): string {
  const sizes = product.variants.length > 0 ? product.variants : [null]
  const shared = [
    ...writeFields(sharedFields(terms, product)),
    ...scentFacts(product.specifications).map((fact) => writeDetail(terms.scentHeading, fact)),
  ].join('\n')
  const own = (size: Size | null) => writeFields(sizeFields(terms, product, size)).join('\n')
  return sizes.map((size) => `<item>\n${own(size)}\n${shared}\n</item>\n`).join('')
}

const writeFields = (fields: readonly Field[]) =>
  fields.flatMap(([name, value]) => (value ? [`<g:${name}>${xmlText(value)}</g:${name}>`] : []))

const sharedFields = (terms: FeedTerms, product: FeedProduct): Field[] => [
  ['description', product.description.slice(0, DESCRIPTION_LENGTH)],
  ['brand', terms.shopName],
  ['condition', 'new'],
  ['shipping_label', terms.isCourierEnabled && COURIER_LABEL],
  ['google_product_category', GOOGLE_CATEGORY],
  ['product_type', product.category],
]

function sizeFields({ siteUrl }: FeedTerms, product: FeedProduct, size: Size | null): Field[] {
  const { barcode, sku } = size ?? product
  const name = candleTitle(product.name, { isKit: product.kit !== null })
  const title = size ? `${name}, ${size.name}` : name
  const weight = chooseWeight(product, size)
  return [
    ['id', size?.id ?? product.id],
    ['item_group_id', size && product.id],
    ['title', title.slice(0, TITLE_LENGTH)],
    ['link', siteUrl + sizePath(product.slug, size?.name ?? null)],
    ...imageFields(siteUrl, product, size),
    ...availabilityFields(size ?? product),
    ...priceFields(product, size),
    ['gtin', barcode],
    ['mpn', sku],
    ['identifier_exists', !barcode && !sku && 'no'],
    ['shipping_weight', weight ? `${weight} kg` : null],
    ['size', size?.name],
    ['is_bundle', product.kit && 'yes'],
  ]
}

/** An image shared by all sizes shows them side by side, so it is not the main image of a single size. */
function imageFields(siteUrl: string, { images, variants }: FeedProduct, size: Size | null): Field[] {
  const isShared = variants.length > 1 && variants.every(({ image }) => image === size?.image)
  const own = isShared ? undefined : images.find((url) => url === size?.image)
  const [cover, ...more] = own ? [own, ...images.filter((url) => url !== own)] : images
  // Not every consumer of the feed supports WebP.
  const buildImageUrl = (url: string) => siteUrl + (feedImage(url) ?? url)
  return [
    ['image_link', cover && buildImageUrl(cover)],
    ...more.slice(0, MORE_IMAGES).map((url): Field => ['additional_image_link', buildImageUrl(url)]),
  ]
}

function availabilityFields(shelf: Parameters<typeof describeAvailability>[0]): Field[] {
  const availability = describeAvailability(shelf)
  return [
    ['availability', stateNames[availability.state]],
    ['availability_date', availability.state === 'preorder' && `${availability.from}T00:00-03:00`],
  ]
}

/** During a promotion, `price` is the regular price. */
function priceFields(product: FeedProduct, size: Size | null): Field[] {
  const price = unitPrice(product.price, size)
  const before = size ? size.priceBefore : product.priceBefore
  const { saleFrom, saleUntil } = product
  if (!before || !saleFrom || !saleUntil) return [['price', reais(price)]]
  return [
    ['price', reais(before)],
    ['sale_price', reais(price)],
    ['sale_price_effective_date', `${saleFrom}T00:00-03:00/${saleUntil}T23:59-03:00`],
  ]
}

const reais = (amount: Centavos) => `${decimalFromCentavos(amount)} BRL`

/** The product's weight is that of its usual size. Another size without a weight has none in the feed. */
function chooseWeight({ weight, variants }: FeedProduct, size: Size | null): number | null {
  return size && size !== preselectedVariant(variants) ? size.weight : (size?.weight ?? weight)
}

const writeDetail = (heading: string, [name, value]: readonly [string, string]) =>
  `<g:product_detail><g:section_name>${xmlText(heading)}</g:section_name><g:attribute_name>${xmlText(name)}</g:attribute_name><g:attribute_value>${xmlText(value)}</g:attribute_value></g:product_detail>`

import { pathTo } from '#addresses.ts'
import { unitPrice, type Variant } from '#domain/catalogue/variants.ts'
import type { ImageInfo } from '#domain/images/image-variants.ts'
import { type Centavos, decimalFromCentavos } from '#domain/money.ts'

const context = 'https://schema.org'
const language = 'pt-BR'

interface ShopFacts {
  name: string
  address: string
  email: string
  phone: string
  social: { instagram: string; pinterest: string }
}

export function organizationData(siteUrl: string, shop: ShopFacts) {
  const links = [shop.social.instagram, shop.social.pinterest].filter(Boolean)
  return {
    '@context': context,
    '@type': 'Organization',
    '@id': `${siteUrl}/#loja`,
    name: shop.name,
    url: siteUrl,
    logo: `${siteUrl}/brand/icon-512.png`,
    ...(shop.email && { email: shop.email }),
    ...(shop.phone && { telephone: shop.phone }),
    ...(shop.address && { address: shop.address }),
    ...(links.length > 0 && { sameAs: links }),
  }
}

/** Lets a search engine offer the shop's own search. */
export function websiteData(siteUrl: string, shopName: string) {
  return {
    '@context': context,
    '@type': 'WebSite',
    name: shopName,
    url: siteUrl,
    inLanguage: language,
    potentialAction: {
      '@type': 'SearchAction',
      target: `${siteUrl}${pathTo('products')}?search={search_term_string}`,
      'query-input': 'required name=search_term_string',
    },
  }
}

export function breadcrumbData(siteUrl: string, crumbs: readonly { label: string; to?: string }[]) {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(to ? { item: `${siteUrl}${to}` } : {}),
    })),
  }
}

/** A size, or a product without sizes, as it can be had. */
interface ShelfOffer {
  stockQuantity: number
  /** Empty where there is none. */
  sku: string
  barcode: string
  /** What can be reserved while it is sold out. */
  pour: { deliveryFrom: string } | null
}

interface ProductFacts extends ShelfOffer {
  id: string
  name: string
  slug: string
  description: string
  price: Centavos
  category: { name: string } | null
  variants: readonly (Variant & ShelfOffer)[]
  images: readonly ImageInfo[]
  /** What is written about each size, in the order of the sizes. */
  sizes?: { columns: readonly string[]; rows: readonly { values: readonly string[] }[] } | null
  rating?: RatingFacts | null
  /** The last day of the promotion that runs. */
  saleUntil?: string | null
}

/** What real buyers said; a demo's reviews are never told here. */
interface RatingFacts {
  average: number
  count: number
  reviews: readonly { author: string; stars: number; words: string; day: string }[]
}

export function productData(siteUrl: string, shopName: string, product: ProductFacts) {
  return {
    '@context': context,
    '@type': 'Product',
    name: product.name,
    description: product.description,
    sku: product.sku || product.id,
    image: product.images.map(({ url }) => `${siteUrl}${url}`),
    brand: { '@type': 'Brand', name: shopName },
    ...(product.category ? { category: product.category.name } : {}),
    ...(product.rating ? ratingData(product.rating) : {}),
    offers:
      product.variants.length > 0
        ? product.variants.map((variant, place) => ({
            ...offerOf(siteUrl, product, variant),
            name: variant.name,
            itemOffered: sizeOf(product, variant, place),
          }))
        : offerOf(siteUrl, product, null),
  }
}

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

/** Burning time, weight and dimensions belong to a size, not to the product. */
function sizeOf({ name, sizes }: ProductFacts, variant: Variant, place: number) {
  const values = sizes?.rows[place]?.values ?? []
  return {
    '@type': 'Product',
    name: `${name}, ${variant.name}`,
    size: variant.name,
    additionalProperty: (sizes?.columns ?? []).flatMap((column, index) =>
      values[index] ? [{ '@type': 'PropertyValue', name: column, value: values[index] }] : [],
    ),
  }
}

function offerOf(siteUrl: string, product: ProductFacts, variant: ProductFacts['variants'][number] | null) {
  return {
    '@type': 'Offer',
    url: `${siteUrl}${pathTo('product', { slug: product.slug })}`,
    price: decimalFromCentavos(unitPrice(product.price, variant)),
    priceCurrency: 'BRL',
    ...(product.saleUntil ? { priceValidUntil: product.saleUntil } : {}),
    ...shelfData(variant ?? product),
    itemCondition: `${context}/NewCondition`,
    seller: { '@id': `${siteUrl}/#loja` },
  }
}

function shelfData({ stockQuantity, sku, barcode, pour }: ShelfOffer) {
  const reserved = stockQuantity > 0 ? null : pour
  const state = stockQuantity > 0 ? 'InStock' : reserved ? 'PreOrder' : 'OutOfStock'
  return {
    availability: `${context}/${state}`,
    ...(reserved && { availabilityStarts: reserved.deliveryFrom }),
    ...(sku && { sku }),
    ...(barcode && { gtin: barcode }),
  }
}

export function questionsData(questions: readonly { question: string; answer: string }[]) {
  return {
    '@context': context,
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

interface PostFacts {
  slug: string
  title: string
  excerpt: string
  author: string
  createdAt: Date
  image: ImageInfo | null
}

export function postData(siteUrl: string, shopName: string, post: PostFacts) {
  return {
    '@context': context,
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.excerpt,
    author: { '@type': 'Person', name: post.author },
    datePublished: post.createdAt.toISOString(),
    mainEntityOfPage: `${siteUrl}${pathTo('blogPost', { slug: post.slug })}`,
    ...(post.image ? { image: `${siteUrl}${post.image.url}` } : {}),
    publisher: { '@id': `${siteUrl}/#loja`, '@type': 'Organization', name: shopName },
    inLanguage: language,
  }
}

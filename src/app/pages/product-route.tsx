import { redirect } from 'react-router'
import { pathTo } from '#addresses.ts'
import { withChosen } from '#catalogue/kits/storefront/kit-view.server.ts'
import { productCopy } from '#catalogue/product-page/copy/product.ts'
import { ProductParts } from '#catalogue/product-page/storefront/product-parts.tsx'
import { describeProduct } from '#catalogue/product-page/storefront/product-view.server.ts'
import { useChoice } from '#catalogue/product-page/storefront/use-choice.ts'
import { useFollowedProduct } from '#catalogue/product-page/storefront/use-followed-product.ts'
import { findProduct, listRelatedProducts } from '#catalogue/product-page/use-cases/find-product.ts'
import { candleTitle } from '#catalogue/products/copy/candle-titles.ts'
import { catalogueCopy } from '#catalogue/products/copy/catalogue.ts'
import { MISSING_PRODUCT } from '#catalogue/products/storefront/missing-product.ts'
import { productData } from '#catalogue/products/storefront/product-data.ts'
import { findNewSlug } from '#catalogue/products/use-cases/find-new-slug.ts'
import { sendsToBrazil } from '#delivery/carriers/use-cases/carrier-settings.ts'
import { describeReviews, ratingForSearch } from '#fulfilment/reviews/storefront/reviews-view.server.ts'
import { paymentChoice } from '#payments/use-cases/payment-terms.ts'
import { cacheable, loaderHeaders } from '#platform/http/page-cache/cacheable.ts'
import { shopOf } from '#platform/http/request/context.server.ts'
import type { Shop } from '#platform/shop.ts'
import { loadWhenNear } from '#ui/browser/load-when-near.tsx'
import { useRootData } from '#ui/browser/use-root-data.ts'
import { Trail } from '#ui/elements/page-head.tsx'
import { JsonLd } from '#ui/seo/json-ld.tsx'
import { pageMeta } from '#ui/seo/page-meta.ts'
import { questionsData } from '#ui/seo/structured-data.ts'
import type { Route } from './+types/product-route'
import { batchLinks } from './batch-links.server.ts'
import { besideProduct } from './beside-product.server.ts'
import { productSlots } from './product-slots.ts'

export { productLinks as links } from '#ui/styles/shop-sheets.ts'

const Reviews = loadWhenNear(() => import('#fulfilment/reviews/storefront/reviews-section.tsx'))

const RelatedProducts = loadWhenNear(() => import('#catalogue/product-page/storefront/related-products.tsx'))

export function loader({ request, params, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  return readProduct(shopOf(context), params, query)
}

async function readProduct(shop: Shop, params: Route.LoaderArgs['params'], query: URLSearchParams) {
  const product = await findProduct(shop, { ...params, beside: besideProduct })
  if (!product) throw await whereItWent(shop, params.slug)
  const relatedProducts = await listRelatedProducts(shop, product)
  const related = [...relatedProducts.pairs, ...relatedProducts.related]
  const { categoryId, pairs: chosenPairs, beside, isCourierEnabled, shipping } = product
  // Includes hidden pairs, because the page changes when one becomes active.
  const shownIds = [product.id, ...chosenPairs, ...related.map(({ id }) => id)]
  const reviews = { ...describeReviews(beside.reviews), forSearch: ratingForSearch(beside.reviews) }
  const title = product.seoTitle || candleTitle(product.name, { isKit: product.kit !== null })
  const description = describeProduct(product, {
    sendsToBrazil: sendsToBrazil(shop.settings.current()),
    pixDiscountPercent: paymentChoice(shop, beside.pixDiscount).pixDiscountPercent,
    batchLinks: batchLinks(shop),
  })
  const wantedSize = description.product.variants.find(({ name }) => name === query.get('tamanho'))?.id
  const kit = withChosen(description.product.kit, query.get('velas'))
  const page = { ...description, product: { ...description.product, kit } }
  return cacheable({ ...page, title, isCourierEnabled, shipping, wantedSize, reviews, related }, [
    ...shownIds.map((id) => `product:${id}` as const),
    `category:${categoryId}`,
  ])
}

async function whereItWent(shop: Shop, slug: string): Promise<Response> {
  const now = await findNewSlug(shop, { kind: 'product', slug })
  if (now !== null) return redirect(pathTo('product', { slug: now }), 301)
  return redirect(pathTo('products', {}, { aviso: MISSING_PRODUCT }))
}

export const headers = loaderHeaders

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { id, name, slug, images } = loaderData.product
  return pageMeta(matches, {
    title: loaderData.title,
    description: chooseDescription(loaderData.product),
    path: pathTo('product', { slug }),
    image: images[0],
    shared: { kind: 'product', id, name },
    type: 'product',
  })
}

interface Described {
  name: string
  shortDescription: string
  seoDescription: string
}

function chooseDescription({ name, shortDescription, seoDescription }: Described): string {
  return seoDescription || shortDescription || productCopy.description(name)
}

export default function Product({ loaderData }: Route.ComponentProps) {
  return <ProductPage key={loaderData.product.id} {...loaderData} />
}

function ProductPage({
  product,
  related,
  comparison,
  facts,
  story,
  byPix,
  delivery,
  reviews,
  saleUntil,
  isCourierEnabled,
  shipping,
  wantedSize,
}: Route.ComponentProps['loaderData']) {
  const root = useRootData()
  const choice = useChoice(product, wantedSize)
  useFollowedProduct(
    product,
    choice,
    [product, ...related].map(({ id }) => id),
  )
  return (
    <main id="conteudo" tabIndex={-1}>
      <div className="wrap pdp-trail">
        <Trail
          crumbs={[
            { label: catalogueCopy.home, to: pathTo('home') },
            { label: catalogueCopy.products, to: pathTo('products') },
            { label: product.name },
          ]}
        />
      </div>
      <ProductParts
        {...productSlots}
        product={product}
        choice={choice}
        comparison={comparison}
        facts={facts}
        story={story}
        byPix={byPix}
        delivery={delivery}
      />
      {/* Buyers of a kit review its candles, not the kit. */}
      {!(product.kit && reviews.count === 0) && <Reviews slug={product.slug} reviews={reviews} />}
      <RelatedProducts products={related} />
      {root && (
        <JsonLd
          data={
            import.meta.env.SSR
              ? productData(root.siteUrl, root.shop.name, {
                  ...product,
                  description: chooseDescription(product),
                  sizes: facts.sizes,
                  rating: reviews.forSearch,
                  saleUntil,
                  isCourierEnabled,
                  shipping,
                  sendsToBrazil: root.shop.sendsToBrazil,
                })
              : null
          }
        />
      )}
      {product.faq.length > 0 && <JsonLd data={import.meta.env.SSR ? questionsData(product.faq) : null} />}
    </main>
  )
}

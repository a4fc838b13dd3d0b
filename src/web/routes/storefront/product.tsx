import { redirect } from 'react-router'
import { catalogueCopy } from '#copy/catalogue.ts'
import { productCopy } from '#copy/product.ts'
import { findProduct, listRelatedProducts } from '#shop/catalogue/find-product.ts'
import type { Shop } from '#shop/shop.ts'
import { cacheable, loaderHeaders } from '#web/cacheable.ts'
import { readOnce } from '#web/read-once.server.ts'
import { pathTo } from '#web/route-table.ts'
import { MISSING_PRODUCT } from '#web/storefront/missing-product.ts'
import { Trail } from '#web/storefront/page-head.tsx'
import { AboutSection } from '#web/storefront/product/about-section.tsx'
import { BuyBar } from '#web/storefront/product/buy-bar.tsx'
import { BuyBox } from '#web/storefront/product/buy-box.tsx'
import { CareSection } from '#web/storefront/product/care-section.tsx'
import { DetailsSection } from '#web/storefront/product/details-section.tsx'
import { Gallery } from '#web/storefront/product/gallery.tsx'
import { RelatedSection } from '#web/storefront/product/related-section.tsx'
import { ScentSection } from '#web/storefront/product/scent-section.tsx'
import { tellFacts } from '#web/storefront/product/tell-facts.server.ts'
import { tellScent } from '#web/storefront/product/tell-scent.server.ts'
import { useChoice } from '#web/storefront/product/use-choice.ts'
import { JsonLd } from '#web/storefront/seo/json-ld.tsx'
import { pageMeta } from '#web/storefront/seo/page-meta.ts'
import { productData, questionsData } from '#web/storefront/seo/structured-data.ts'
import { useRootData } from '#web/use-root-data.ts'
import type { Route } from './+types/product.ts'

export function loader({ params, context }: Route.LoaderArgs) {
  return readOnce(context, `product ${params.slug}`, (shop) => readProduct(shop, params))
}

async function readProduct(shop: Shop, params: Route.LoaderArgs['params']) {
  const product = await findProduct(shop, params)
  if (!product) throw redirect(pathTo('products', {}, { aviso: MISSING_PRODUCT }))
  const related = await listRelatedProducts(shop, product)
  const { specifications, weight: _weight, dimensions: _dimensions, ...shown } = product
  // What a size is made of is told in the facts.
  const variants = product.variants.map(({ attributes: _attributes, ...variant }) => variant)
  const told = { facts: tellFacts(product), story: tellScent(specifications) }
  return cacheable({ product: { ...shown, variants }, related, ...told }, [
    ...[product, ...related].map(({ id }) => `product:${id}` as const),
    `category:${product.categoryId}`,
  ])
}

export const headers = loaderHeaders

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { name, slug, pictures } = loaderData.product
  return pageMeta(matches, {
    title: name,
    description: descriptionOf(loaderData.product),
    path: pathTo('product', { slug }),
    picture: pictures[0],
    type: 'product',
  })
}

function descriptionOf({ name, shortDescription }: { name: string; shortDescription: string }): string {
  return shortDescription || productCopy.description(name)
}

export default function Product({ loaderData }: Route.ComponentProps) {
  // Another product begins with its own size, quantity and first picture.
  return <ProductPage key={loaderData.product.id} {...loaderData} />
}

function ProductPage({ product, related, facts, story }: Route.ComponentProps['loaderData']) {
  const root = useRootData()
  const choice = useChoice(product)
  const sizeId = choice.size?.id ?? ''
  return (
    <>
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
        <div className="wrap pdp">
          <Gallery product={product} />
          <BuyBox
            product={product}
            choice={choice}
            burningTime={facts.burningTime.bySize[sizeId] ?? facts.burningTime.usual}
          />
        </div>
        <AboutSection {...product} />
        {story && <ScentSection story={story} />}
        <CareSection picture={product.pictures.slice(1).at(-1)} />
        <DetailsSection facts={facts.bySize[sizeId] ?? facts.usual} questions={product.faq} />
        <RelatedSection products={related} />
        {root && (
          <JsonLd
            data={
              import.meta.env.SSR
                ? productData(root.siteUrl, { ...product, description: descriptionOf(product) })
                : null
            }
          />
        )}
        {product.faq.length > 0 && <JsonLd data={import.meta.env.SSR ? questionsData(product.faq) : null} />}
      </main>
      <BuyBar product={product} choice={choice} />
    </>
  )
}

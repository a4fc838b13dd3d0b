import { lazy, Suspense } from 'react'
import { useRevalidator } from 'react-router'
import { pathTo } from '#addresses.ts'
import { ProductCard } from '#catalogue/products/storefront/product-card.tsx'
import { listHomeProducts } from '#catalogue/products/use-cases/list-home-products.ts'
import { QuizInvitation } from '#catalogue/quiz/storefront/quiz-invitation.tsx'
import { Ritual } from '#content/newsletter/storefront/ritual.tsx'
import { homeCopy } from '#content/pages/copy/home.ts'
import { comingSoonMeta } from '#content/pages/storefront/coming-soon-meta.ts'
import { Hero } from '#content/pages/storefront/hero.tsx'
import { homeContent } from '#content/pages/storefront/home-content.server.ts'
import { withRecentReviews } from '#content/pages/storefront/home-reviews.server.ts'
import { AboutTeaser, GiftSection, Process } from '#content/pages/storefront/home-sections.tsx'
import { Testimonials } from '#content/pages/storefront/testimonials.tsx'
import { CompletionRequest } from '#customers/profile/storefront/completion-request.tsx'
import { cacheable, loaderHeaders } from '#platform/http/page-cache/cacheable.ts'
import { isClosedTo } from '#platform/http/request/closed-shop.server.ts'
import { shopOf } from '#platform/http/request/context.server.ts'
import { loadPatiently } from '#ui/browser/load-patiently.ts'
import { loadWhenNear } from '#ui/browser/load-when-near.tsx'
import { useRootData } from '#ui/browser/use-root-data.ts'
import { seoCopy } from '#ui/copy/seo.ts'
import { LinkButton } from '#ui/elements/button.tsx'
import { useProductUpdates } from '#ui/realtime/use-product-updates.ts'
import { JsonLd } from '#ui/seo/json-ld.tsx'
import { pageMeta, shopNameIn } from '#ui/seo/page-meta.ts'
import { organizationData, websiteData } from '#ui/seo/structured-data.ts'
import type { Route } from './+types/home-route'

const RecentReviews = loadWhenNear(() => import('#content/pages/storefront/recent-reviews.tsx'))

const ComingSoon = lazy(() => loadPatiently(() => import('./coming-soon.tsx')))

export async function loader({ context }: Route.LoaderArgs) {
  if (isClosedTo(context)) return cacheable(null, ['static'])
  const shop = shopOf(context)
  return cacheable(
    {
      ...withRecentReviews(await listHomeProducts(shop)),
      ...homeContent(shop.settings.current().values, shop.settings.parts()),
    },
    ['product:*'],
  )
}

export const headers = loaderHeaders

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (loaderData === null) return import.meta.env.SSR ? comingSoonMeta(matches) : []
  return pageMeta(matches, {
    title: seoCopy.home.title(shopNameIn(matches) ?? '', loaderData?.search.title ?? ''),
    wholeTitle: true,
    description: loaderData?.search.text ?? '',
    path: pathTo('home'),
  })
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const root = useRootData()
  if (loaderData === null)
    return (
      <Suspense>
        <ComingSoon />
      </Suspense>
    )
  const hasCandles = loaderData.products.length > 0
  return (
    <>
      <CompletionRequest />
      <main id="conteudo" tabIndex={-1}>
        <Hero hero={loaderData.hero} />
        {hasCandles && <OurLines products={loaderData.products} intro={loaderData.linesIntro} />}
        {loaderData.reviews.length > 0 && <RecentReviews reviews={loaderData.reviews} />}
        {hasCandles && (
          <>
            {loaderData.quiz && <QuizInvitation {...loaderData.quiz} />}
            {loaderData.gift && <GiftSection {...loaderData.gift} />}
          </>
        )}
        <Process process={loaderData.process} figures={loaderData.figures} />
        {loaderData.quotes.length > 0 && <Testimonials quotes={loaderData.quotes} />}
        {loaderData.ritual && <Ritual {...loaderData.ritual} />}
        {loaderData.about && <AboutTeaser about={loaderData.about} />}
        {root && (
          <>
            <JsonLd data={import.meta.env.SSR ? organizationData(root.siteUrl, root.shop) : null} />
            <JsonLd data={import.meta.env.SSR ? websiteData(root.siteUrl, root.shop.name) : null} />
          </>
        )}
      </main>
    </>
  )
}

function OurLines({
  products,
  intro,
}: {
  products: ReturnType<typeof withRecentReviews>['products']
  intro: string
}) {
  const { revalidate } = useRevalidator()
  useProductUpdates(() => void revalidate())
  const { lines } = homeCopy
  const allProducts = (
    <LinkButton to={pathTo('products')} prefetch="intent" variant="ghost">
      {lines.button}
    </LinkButton>
  )
  return (
    <section className="section" aria-labelledby="linhas">
      <div className="wrap lines split">
        <div className="lines__intro">
          <div>
            <h2 id="linhas">{lines.title}</h2>
            {intro && <p className="lead">{intro}</p>}
            <p className="mt6 lines__more--wide">{allProducts}</p>
          </div>
        </div>
        <div className="candles">
          {products.map((product) => (
            <ProductCard
              key={product.id}
              product={product}
              heading="h3"
              sizes="(min-width: 82.5rem) 28rem, (min-width: 62rem) 33vw, 46vw"
            />
          ))}
        </div>
        <p className="mt6 lines__more--narrow">{allProducts}</p>
      </div>
    </section>
  )
}

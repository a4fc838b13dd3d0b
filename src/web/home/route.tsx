import { lazy, Suspense } from 'react'
import { useRevalidator } from 'react-router'
import { pathTo } from '#addresses.ts'
import { homeCopy } from '#copy/shop/home.ts'
import { seoCopy } from '#copy/shop/seo.ts'
import { listHomeProducts } from '#shop/catalogue/list-home-products.ts'
import { CompletionRequest } from '#web/accounts/profile/completion-request.tsx'
import { ProductCard } from '#web/catalogue/product-card.tsx'
import { loadWhenNear } from '#web/kit/browser/load-when-near.tsx'
import { useRootData } from '#web/kit/browser/use-root-data.ts'
import { LinkButton } from '#web/kit/elements/button.tsx'
import { useProductUpdates } from '#web/kit/realtime/use-product-updates.ts'
import { JsonLd } from '#web/kit/seo/json-ld.tsx'
import { pageMeta, shopNameIn } from '#web/kit/seo/page-meta.ts'
import { organizationData, websiteData } from '#web/kit/seo/structured-data.ts'
import { comingSoonMeta } from '#web/opening/coming-soon-meta.ts'
import { QuizInvitation } from '#web/quiz/quiz-invitation.tsx'
import { cacheable, loaderHeaders } from '#web/server/page-cache/cacheable.ts'
import { isClosedTo } from '#web/server/request/closed-shop.server.ts'
import { shopOf } from '#web/server/request/context.server.ts'
import type { Route } from './+types/route.ts'
import { Hero } from './hero.tsx'
import { homeContent } from './home-content.server.ts'
import { withRecentReviews } from './home-reviews.server.ts'
import { AboutTeaser, GiftSection, Process, Ritual } from './home-sections.tsx'
import { Testimonials } from './testimonials.tsx'

/** What stands below the candles and answers to nothing but links. */
const RecentReviews = loadWhenNear(() => import('./recent-reviews.tsx'))

/** All that visitors see until the shop opens, and nobody afterwards. */
const ComingSoon = lazy(() => import('#web/opening/coming-soon.tsx'))

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
            {loaderData.quiz && (
              <div className="wrap">
                <QuizInvitation {...loaderData.quiz} />
              </div>
            )}
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

/** 'Nossas Linhas'. It is read again whenever products change; what stays the same stays where it is. */
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
      <div className="wrap lines">
        <div className="lines__intro">
          <div>
            <h2 id="linhas">{lines.title}</h2>
            {intro && <p className="lead">{intro}</p>}
            <p className="lines__more lines__more--wide">{allProducts}</p>
          </div>
        </div>
        <div className="grid">
          {products.map((product) => (
            <ProductCard
              key={product.id}
              product={product}
              heading="h3"
              sizes="(min-width: 82.5rem) 28rem, (min-width: 62rem) 33vw, 46vw"
            />
          ))}
        </div>
        <p className="lines__more lines__more--narrow">{allProducts}</p>
      </div>
    </section>
  )
}

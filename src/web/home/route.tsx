import { pathTo } from '#addresses.ts'
import { homeCopy } from '#copy/brand/home.ts'
import { homeDescription, seoCopy } from '#copy/shop/seo.ts'
import { listHomeProducts } from '#shop/catalogue/list-home-products.ts'
import { CompletionRequest } from '#web/accounts/profile/completion-request.tsx'
import { brand } from '#web/kit/brand/brand.ts'
import { useRootData } from '#web/kit/browser/use-root-data.ts'
import { Image } from '#web/kit/elements/image.tsx'
import { JsonLd } from '#web/kit/seo/json-ld.tsx'
import { pageMeta } from '#web/kit/seo/page-meta.ts'
import { organizationData, websiteData } from '#web/kit/seo/structured-data.ts'
import { NewsletterForm } from '#web/newsletter/newsletter-form.tsx'
import { QuizInvitation } from '#web/quiz/quiz-invitation.tsx'
import { cacheable, loaderHeaders } from '#web/server/page-cache/cacheable.ts'
import { shopOf } from '#web/server/request/context.server.ts'
import { readOnce } from '#web/server/request/read-once.server.ts'
import type { Route } from './+types/route.ts'
import { AboutTeaser } from './about-teaser.tsx'
import { GiftSection } from './gift-section.tsx'
import { Hero } from './hero.tsx'
import { homeGift } from './home-gift.server.ts'
import { homePraise } from './home-praise.server.ts'
import { withRecentReviews } from './home-reviews.server.ts'
import { OurLines } from './our-lines.tsx'
import { RecentReviews } from './parts-below.ts'
import { Process } from './process.tsx'
import { Testimonials } from './testimonials.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const found = await readOnce(context, 'home', listHomeProducts)
  return cacheable(
    {
      ...withRecentReviews(found),
      gift: homeGift(),
      ...homePraise(shopOf(context).settings.current().values),
    },
    ['product:*'],
  )
}

export const headers = loaderHeaders

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: seoCopy.home.title(brand.name),
    wholeTitle: true,
    description: import.meta.env.SSR ? homeDescription : '',
    path: pathTo('home'),
  })
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const root = useRootData()
  return (
    <>
      <CompletionRequest />
      <main id="conteudo" tabIndex={-1}>
        <Hero />
        <OurLines products={loaderData.products} />
        {loaderData.reviews.length > 0 && <RecentReviews reviews={loaderData.reviews} />}
        <div className="wrap">
          <QuizInvitation />
        </div>
        <GiftSection {...loaderData.gift} />
        <Process figures={loaderData.figures} />
        {loaderData.quotes.length > 0 && <Testimonials quotes={loaderData.quotes} />}
        <Ritual />
        <AboutTeaser />
        {root && (
          <>
            <JsonLd data={import.meta.env.SSR ? organizationData(root.siteUrl, root.shop) : null} />
            <JsonLd data={import.meta.env.SSR ? websiteData(root.siteUrl) : null} />
          </>
        )}
      </main>
    </>
  )
}

/** The newsletter. The side menu's promo leads to its anchor. */
function Ritual() {
  const { ritual } = homeCopy
  return (
    <section className="ritual on-dark" id="ritual" aria-labelledby="ritual-titulo">
      <figure className="settle">
        <Image image={ritual.image} sizes="(min-width: 62rem) 42vw, 100vw" />
      </figure>
      <div className="ritual__body">
        <h2 id="ritual-titulo">
          <em>{ritual.title}</em>
        </h2>
        <p className="lead">{ritual.lead}</p>
        <NewsletterForm />
      </div>
    </section>
  )
}

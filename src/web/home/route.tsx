import { lazy, Suspense } from 'react'
import { useRevalidator } from 'react-router'
import { pathTo } from '#addresses.ts'
import { homeCopy } from '#copy/shop/home.ts'
import { seoCopy } from '#copy/shop/seo.ts'
import type { Figure } from '#domain/settings/brand-page.ts'
import { listHomeProducts } from '#shop/catalogue/list-home-products.ts'
import { CompletionRequest } from '#web/accounts/profile/completion-request.tsx'
import { ProductCard } from '#web/catalogue/product-card.tsx'
import { loadWhenNear } from '#web/kit/browser/load-when-near.tsx'
import { useRootData } from '#web/kit/browser/use-root-data.ts'
import { ArrowLink, LinkButton } from '#web/kit/elements/button.tsx'
import { Figures } from '#web/kit/elements/figures.tsx'
import { Image } from '#web/kit/elements/image.tsx'
import { ImagePair } from '#web/kit/elements/image-pair.tsx'
import { useProductUpdates } from '#web/kit/realtime/use-product-updates.ts'
import { JsonLd } from '#web/kit/seo/json-ld.tsx'
import { pageMeta, shopNameIn } from '#web/kit/seo/page-meta.ts'
import { organizationData, websiteData } from '#web/kit/seo/structured-data.ts'
import { NewsletterForm } from '#web/newsletter/newsletter-form.tsx'
import { comingSoonMeta } from '#web/opening/coming-soon-meta.ts'
import { QuizInvitation } from '#web/quiz/quiz-invitation.tsx'
import { cacheable, loaderHeaders } from '#web/server/page-cache/cacheable.ts'
import { isClosedTo } from '#web/server/request/closed-shop.server.ts'
import { shopOf } from '#web/server/request/context.server.ts'
import type { Route } from './+types/route.ts'
import { Hero } from './hero.tsx'
import { type HomeContent, homeContent } from './home-content.server.ts'
import { withRecentReviews } from './home-reviews.server.ts'
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
      ...homeContent(shop.settings.current().values),
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
            <div className="wrap">
              <QuizInvitation image={loaderData.quizImage} />
            </div>
            <GiftSection {...loaderData.gift} />
          </>
        )}
        <Process process={loaderData.process} figures={loaderData.figures} />
        {loaderData.quotes.length > 0 && <Testimonials quotes={loaderData.quotes} />}
        <Ritual ritual={loaderData.ritual} />
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

/** The newsletter. The side menu's promo leads to its anchor. */
function Ritual({ ritual: { lead, image } }: Pick<HomeContent, 'ritual'>) {
  return (
    <section className="ritual on-dark" id="ritual" aria-labelledby="ritual-titulo">
      {image && (
        <figure className="settle">
          <Image image={image} sizes="(min-width: 62rem) 42vw, 100vw" />
        </figure>
      )}
      <div className="ritual__body">
        <h2 id="ritual-titulo">
          <em>{homeCopy.ritual.title}</em>
        </h2>
        {lead && <p className="lead">{lead}</p>}
        <NewsletterForm />
      </div>
    </section>
  )
}

/** That a candle can be given, and where to begin. */
function GiftSection({ title, text, link, image }: HomeContent['gift']) {
  return (
    <section className="wrap home-gift" aria-labelledby="presente">
      {image && <Image image={image} sizes="(min-width: 48rem) 30vw, 100vw" />}
      <div>
        <h2 id="presente">{title}</h2>
        <p>{text}</p>
        <ArrowLink to={pathTo('products')}>{link}</ArrowLink>
      </div>
    </section>
  )
}

function AboutTeaser({ about }: { about: NonNullable<HomeContent['about']> }) {
  return (
    <section className="section" aria-labelledby="sobre">
      <div className="wrap about">
        <div>
          <h2 id="sobre">{about.title}</h2>
          <div className="prose mt4">
            {about.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          {about.hasPage && (
            <ArrowLink to={pathTo('ourStory')} prefetch="intent" className="mt4">
              {homeCopy.about.link}
            </ArrowLink>
          )}
        </div>
        <ImagePair images={about.images} />
      </div>
    </section>
  )
}

/** How the owner works, or their figures alone. */
function Process({ process, figures }: Pick<HomeContent, 'process'> & { figures: readonly Figure[] }) {
  if (!process)
    return (
      figures.length > 0 && (
        <section className="section section--linen">
          <div className="wrap">
            <Figures figures={figures} />
          </div>
        </section>
      )
    )
  return (
    <section className="section section--linen" aria-labelledby="processo">
      <div className="wrap process">
        {process.image && (
          <figure className="settle">
            <Image image={process.image} sizes="(min-width: 62rem) 70vw, 100vw" />
            {process.caption && !process.inset && <ProcessCaption text={process.caption} />}
          </figure>
        )}
        <div>
          <h2 id="processo">{process.title}</h2>
          <p className="lead mt4">{process.text}</p>
          {process.hasPage && (
            <ArrowLink to={pathTo('craftProcess')} prefetch="intent">
              {homeCopy.process.link}
            </ArrowLink>
          )}
          {figures.length > 0 && <Figures figures={figures} />}
          {process.inset && (
            <figure className="process__inset">
              <Image image={process.inset} sizes="(min-width: 62rem) 30rem, 80vw" />
              <ProcessCaption text={process.caption} />
            </figure>
          )}
        </div>
      </div>
    </section>
  )
}

const ProcessCaption = ({ text }: { text: string }) => <figcaption className="small muted">{text}</figcaption>

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
              sizes="(min-width: 75rem) 19rem, (min-width: 62rem) 33vw, 46vw"
            />
          ))}
        </div>
        <p className="lines__more lines__more--narrow">{allProducts}</p>
      </div>
    </section>
  )
}

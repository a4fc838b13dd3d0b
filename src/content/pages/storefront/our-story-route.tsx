import type { ReactNode } from 'react'
import { loaderHeaders } from '#platform/http/page-cache/cacheable.ts'
import type { ImageInfo } from '#platform/images/image-variants.ts'
import type { BrandPageContent, Passage, Step } from '#settings/domain/brand-page.ts'
import { Image } from '#ui/elements/image.tsx'
import type { Route } from './+types/our-story-route'
import { BandBody } from './band.tsx'
import { brandPageMeta } from './brand-page-meta.ts'
import { loadBrandPage } from './load-brand-page.server.ts'
import { Onward } from './onward.tsx'
import { FiguresSection, OpeningImage, PageTitle, Paragraphs, QuoteSection } from './page-parts.tsx'

export { readingLinks as links } from '#ui/styles/shop-sheets.ts'

export const loader = ({ context }: Route.LoaderArgs) => loadBrandPage(context, 'ourStory')

export const headers = loaderHeaders

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return brandPageMeta(matches, loaderData?.page)
}

export default function OurStory({ loaderData: { page } }: Route.ComponentProps) {
  const { opening, steps, making, about, band } = page
  return (
    <main id="conteudo" tabIndex={-1}>
      <article className="letter">
        <header className="wrap letter__head split g6">
          <PageTitle opening={opening} />
          {opening.lead && <p className="letter__first">{opening.lead}</p>}
        </header>
        {opening.image && (
          <div className="wrap">
            <OpeningImage opening={opening} sizes="(min-width: 82.5rem) 82.5rem, 92vw" />
          </div>
        )}
        {steps && <Years steps={steps} />}
        {page.quote && <QuoteSection quote={page.quote} />}
        <div className="wrap">
          {making && <PassageEntry passage={making} />}
          {about && <PassageEntry passage={about} />}
        </div>
        {page.figures && <FiguresSection figures={page.figures} />}
        {band && <Ending band={band} />}
      </article>
      <Onward cards={page.onward} />
    </main>
  )
}

function Years({ steps }: { steps: { title: string; items: readonly Step[] } }) {
  return (
    <section className="wrap" aria-labelledby="anos">
      <h2 id="anos" className="sr">
        {steps.title}
      </h2>
      {steps.items.map(({ mark, title, text, image }) => (
        <Entry
          key={title}
          margin={
            <h3>
              {mark && <span className="entry__year">{mark} </span>}
              {title}
            </h3>
          }
          image={image}
        >
          <Paragraphs texts={[text]} />
        </Entry>
      ))}
    </section>
  )
}

function PassageEntry({ passage: { title, paragraphs, images } }: { passage: Passage }) {
  return (
    <Entry margin={<h2>{title}</h2>} image={images[0] ?? null} second={images[1]}>
      <Paragraphs texts={paragraphs} />
    </Entry>
  )
}

function Ending({ band }: { band: NonNullable<BrandPageContent['band']> }) {
  return (
    <div className="wrap">
      <Entry margin={<h2>{band.title}</h2>} image={band.image}>
        <BandBody page="ourStory" band={band} />
      </Entry>
    </div>
  )
}

interface EntryProps {
  margin: ReactNode
  image: ImageInfo | null
  second?: ImageInfo
  children: ReactNode
}

function Entry({ margin, image, second, children }: EntryProps) {
  const sizes = '(min-width: 82.5rem) 26rem, (min-width: 62rem) 31vw, (min-width: 48rem) 46vw, 92vw'
  return (
    <section className="entry split">
      <div className="entry__margin">{margin}</div>
      <div className="entry__text">{children}</div>
      {image && (
        <figure className="entry__images">
          <Image image={image} sizes={sizes} />
          {second && <Image image={second} sizes={sizes} />}
        </figure>
      )}
    </section>
  )
}

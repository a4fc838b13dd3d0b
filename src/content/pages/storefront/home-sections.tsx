import { pathTo } from '#addresses.ts'
import { homeCopy } from '#content/pages/copy/home.ts'
import type { Figure } from '#settings/domain/brand-page.ts'
import { ArrowLink } from '#ui/elements/button.tsx'
import { Figures } from '#ui/elements/figures.tsx'
import { Image } from '#ui/elements/image.tsx'
import { ImagePair } from '#ui/elements/image-pair.tsx'
import type { HomeContent } from './home-content.server.ts'

export function GiftSection({ title, text, link, image }: NonNullable<HomeContent['gift']>) {
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

export function AboutTeaser({ about }: { about: NonNullable<HomeContent['about']> }) {
  return (
    <section className="section" aria-labelledby="sobre">
      <div className="wrap about split">
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

export function Process({ process, figures }: Pick<HomeContent, 'process'> & { figures: readonly Figure[] }) {
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
      <div className="wrap process split">
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
            <figure className="process__inset mt7">
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

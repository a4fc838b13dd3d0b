import type { BrandPageContent, Passage } from '#domain/settings/brand-page.ts'
import { EmphasisedTitle } from '#web/kit/elements/emphasised-title.tsx'
import { Figures } from '#web/kit/elements/figures.tsx'
import { Image } from '#web/kit/elements/image.tsx'
import { ImagePair } from '#web/kit/elements/image-pair.tsx'
import { Quotation } from '#web/kit/elements/quotation.tsx'
import { Band } from './band.tsx'
import { Onward } from './onward.tsx'

/** An editorial page: opening, a quote, how it is made, years or steps or figures, people, one dark band, the way on. */
export function BrandPage({ page }: { page: BrandPageContent }) {
  return (
    <main id="conteudo" tabIndex={-1}>
      <Opening opening={page.opening} />
      {page.quote && (
        <div className="section">
          <div className="wrap quotes">
            <Quotation quote={page.quote} />
          </div>
        </div>
      )}
      {page.making && <Making making={page.making} />}
      {page.steps && <Steps steps={page.steps} />}
      {page.figures && <Numbers figures={page.figures} />}
      {page.about && <People about={page.about} />}
      {page.band && <Band page={page.name} band={page.band} />}
      {page.onward.length > 0 && <Onward cards={page.onward} />}
    </main>
  )
}

function Opening({ opening }: { opening: BrandPageContent['opening'] }) {
  return (
    <section className="opening">
      <div className="wrap">
        <div className="opening__copy">
          <h1>
            <EmphasisedTitle {...opening} />
          </h1>
          {opening.lead && <p className="lead mt5">{opening.lead}</p>}
        </div>
      </div>
      {opening.image && (
        <figure className="opening__pic settle">
          <Image image={opening.image} sizes="(min-width: 62rem) 60vw, 125vw" priority />
        </figure>
      )}
    </section>
  )
}

function Making({ making }: { making: Passage }) {
  const [image] = making.images
  return (
    <section className="section section--linen" aria-labelledby="como-fazemos">
      <div className="wrap process">
        {image && (
          <figure className="settle">
            <Image image={image} sizes="(min-width: 62rem) 70vw, 100vw" />
          </figure>
        )}
        <div>
          <h2 id="como-fazemos">{making.title}</h2>
          <Paragraphs texts={making.paragraphs} />
        </div>
      </div>
    </section>
  )
}

function Steps({ steps }: { steps: NonNullable<BrandPageContent['steps']> }) {
  return (
    <section className="section" aria-labelledby="passo-a-passo">
      <div className="wrap">
        <h2 id="passo-a-passo">{steps.title}</h2>
        <ol className="years" data-count={steps.items.length}>
          {steps.items.map(({ mark, title, text }) => (
            <li key={title}>
              <b className="years__y">{mark}</b>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

function Numbers({ figures }: { figures: NonNullable<BrandPageContent['figures']> }) {
  return (
    <section className="section" aria-labelledby="em-numeros">
      <div className="wrap">
        <h2 id="em-numeros">{figures.title}</h2>
        <Figures figures={figures.items} />
      </div>
    </section>
  )
}

function People({ about }: { about: Passage }) {
  return (
    <section className="section section--follows" aria-labelledby="quem-faz">
      <div className="wrap about">
        <div>
          <h2 id="quem-faz">{about.title}</h2>
          <Paragraphs texts={about.paragraphs} />
        </div>
        <ImagePair images={about.images} />
      </div>
    </section>
  )
}

function Paragraphs({ texts }: { texts: readonly string[] }) {
  return (
    <div className="prose prose--soft mt4">
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  )
}

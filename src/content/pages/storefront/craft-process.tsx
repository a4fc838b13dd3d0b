import type { CSSProperties, ReactNode } from 'react'
import { duration, brandPagesCopy as words } from '#content/pages/copy/brand-pages.ts'
import type { ImageInfo } from '#platform/images/image-variants.ts'
import { type BrandPageContent, buildRuler, type Step } from '#settings/domain/brand-page.ts'
import { loadWhenNear } from '#ui/browser/load-when-near.tsx'
import { Image } from '#ui/elements/image.tsx'
import { Onward } from './onward.tsx'
import { FiguresSection, OpeningImage, PageTitle, QuoteSection, TextBlock } from './page-parts.tsx'

/** Editions of the demo photo that match the first frame of the film. */
const BATCH_IMAGE = /\/processo-vertendo-cera-e[45]\.webp$/

const Film = loadWhenNear(() => import('./film.tsx'))

interface CraftProcessProps {
  page: BrandPageContent
  children?: ReactNode
}

export function CraftProcess({ page, children }: CraftProcessProps) {
  const { opening, steps, making, about } = page
  return (
    <main id="conteudo" tabIndex={-1} className="making">
      <header className="wrap making__head split">
        <PageTitle opening={opening} />
        {opening.lead && <p className="lead">{opening.lead}</p>}
      </header>
      <OpeningImage opening={opening} sizes="100vw" />
      {steps && (
        <section className="section section--tight" aria-labelledby="passo-a-passo">
          <div className="wrap">
            <h2 id="passo-a-passo">{steps.title}</h2>
            <Ruler steps={steps.items} />
            <ol className="steps">
              {steps.items.map((step) => (
                <LargeStep key={step.title} step={step} />
              ))}
            </ol>
          </div>
        </section>
      )}
      {(making || about) && (
        <div className="section section--tight section--linen">
          <div className="wrap text-blocks">
            {making && <TextBlock id="como-fazemos" passage={making} />}
            {about && <TextBlock id="quem-faz" passage={about} />}
          </div>
        </div>
      )}
      {page.figures && <FiguresSection figures={page.figures} />}
      {page.quote && <QuoteSection quote={page.quote} />}
      {children}
      <Onward cards={page.onward} />
    </main>
  )
}

/** Durations to scale; the longest step has a mark per hour. */
function Ruler({ steps }: { steps: readonly Step[] }) {
  const ruler = buildRuler(steps)
  if (!ruler) return null
  const { timed, longest, others, otherMinutes } = ruler
  return (
    <figure className="ruler grid g2 mt5">
      <div className="ruler__bar" aria-hidden="true">
        {timed.map((step) => (
          <i
            key={step.title}
            className={step === longest ? 'ruler__longest' : undefined}
            style={{ '--minutes': step.minutes } as CSSProperties}
          />
        ))}
      </div>
      <figcaption>
        <span>
          {words.takes(
            others.map(({ title }) => title),
            otherMinutes,
          )}
        </span>
        <span>{words.takes([longest.title], longest.minutes)}</span>
      </figcaption>
    </figure>
  )
}

function LargeStep({ step: { mark, title, text, image, minutes } }: { step: Step }) {
  return (
    <li className="step">
      {image && <StepImage image={image} />}
      <div className="step__text">
        {mark && (
          <span className="step__mark" aria-hidden="true">
            {mark}
          </span>
        )}
        <h3>
          {mark && <span className="sr">{words.step(mark)}</span>}
          {title}
        </h3>
        <p>{text}</p>
        {minutes !== null && <p className="step__time">{duration(minutes)}</p>}
      </div>
    </li>
  )
}

function StepImage({ image }: { image: ImageInfo }) {
  const sizes = '(min-width: 82.5rem) 45rem, (min-width: 48rem) 55vw, 100vw'
  // The film starts with the demo photo, so it replaces that photo only, never an image of the owner.
  const isBatch = BATCH_IMAGE.test(image.url)
  return (
    <figure className={isBatch ? undefined : 'settle'}>
      {isBatch ? <Film image={image} sizes={sizes} /> : <Image image={image} sizes={sizes} />}
    </figure>
  )
}

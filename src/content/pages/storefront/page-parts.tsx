import type { BrandPageContent, Passage, Quote, Step } from '#settings/domain/brand-page.ts'
import { EmphasisedTitle } from '#ui/elements/emphasised-title.tsx'
import { Figures } from '#ui/elements/figures.tsx'
import { Image } from '#ui/elements/image.tsx'
import { ImagePair } from '#ui/elements/image-pair.tsx'
import { Quotation } from '#ui/elements/quotation.tsx'

export function PageTitle({ opening }: { opening: BrandPageContent['opening'] }) {
  return (
    <h1 className="brand-title">
      <EmphasisedTitle {...opening} />
    </h1>
  )
}

export function OpeningImage({ opening, sizes }: { opening: BrandPageContent['opening']; sizes: string }) {
  return (
    opening.image && (
      <figure className="brand-opening settle">
        <Image image={opening.image} sizes={sizes} priority />
      </figure>
    )
  )
}

export function Paragraphs({ texts }: { texts: readonly string[] }) {
  return (
    <div className="prose prose--soft">
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  )
}

export function TextBlock({ id, passage }: { id: string; passage: Passage }) {
  return (
    <section className="text-block split" aria-labelledby={id}>
      <h2 id={id}>{passage.title}</h2>
      <div>
        <Paragraphs texts={passage.paragraphs} />
        <ImagePair images={passage.images} />
      </div>
    </section>
  )
}

export function QuoteSection({ quote }: { quote: Quote }) {
  return (
    <div className="section section--tight">
      <div className="wrap quotes center grid g6">
        <Quotation quote={quote} />
      </div>
    </div>
  )
}

export function FiguresSection({ figures }: { figures: NonNullable<BrandPageContent['figures']> }) {
  return (
    <section className="section section--tight" aria-labelledby="em-numeros">
      <div className="wrap">
        <h2 id="em-numeros">{figures.title}</h2>
        <Figures figures={figures.items} />
      </div>
    </section>
  )
}

export function StepRow({ steps }: { steps: { title: string; items: readonly Step[] } }) {
  return (
    <section className="section section--tight" aria-labelledby="passo-a-passo">
      <div className="wrap">
        <h2 id="passo-a-passo">{steps.title}</h2>
        <ol className="years">
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

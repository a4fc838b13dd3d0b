import { homeCopy } from '#copy/brand/home.ts'
import { Image } from '#web/kit/image.tsx'
import { NewsletterForm } from '#web/newsletter/newsletter-form.tsx'

/** The newsletter. The side menu's promo leads to its anchor. */
export function Ritual() {
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

import type { HomeContent } from '#content/pages/storefront/home-content.server.ts'
import { useNewsletterName } from '#ui/browser/use-root-data.ts'
import { Image } from '#ui/elements/image.tsx'
import { NewsletterForm } from './newsletter-form.tsx'

export function Ritual({ lead, image }: NonNullable<HomeContent['ritual']>) {
  return (
    <section className="ritual split g0 on-dark" id="ritual" aria-labelledby="ritual-titulo">
      {image && (
        <figure className="settle">
          <Image image={image} sizes="(min-width: 62rem) 42vw, 100vw" />
        </figure>
      )}
      <div className="ritual__body">
        <h2 id="ritual-titulo">
          <em>{useNewsletterName()}</em>
        </h2>
        {lead && <p className="lead">{lead}</p>}
        <NewsletterForm />
      </div>
    </section>
  )
}

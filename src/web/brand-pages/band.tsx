import { pathTo } from '#addresses.ts'
import type { BrandPage, MailLink } from '#copy/brand/shapes.ts'
import { useRootData } from '#web/kit/browser/use-root-data.ts'
import { LinkButton } from '#web/kit/elements/button.tsx'
import { Image } from '#web/kit/elements/image.tsx'

/** The one dark band of a brand page, with one thing to do. */
export function Band({ band }: { band: BrandPage['band'] }) {
  return (
    <section className="ritual on-dark" aria-labelledby="convite">
      <figure className="settle">
        <Image image={band.image} sizes="(min-width: 62rem) 42vw, 100vw" />
      </figure>
      <div className="ritual__body">
        <h2 id="convite">{band.title}</h2>
        <p className="lead">{band.lead}</p>
        {band.steps && (
          <ol className="band-steps">
            {band.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        )}
        <p>
          {'subject' in band.action ? (
            <MailButton link={band.action} />
          ) : (
            <LinkButton to={pathTo(band.action.to)} prefetch="intent" variant="light">
              {band.action.label}
            </LinkButton>
          )}
        </p>
      </div>
    </section>
  )
}

function MailButton({ link }: { link: MailLink }) {
  const email = useRootData()?.shop.email ?? ''
  return (
    <a className="btn btn--light" href={`mailto:${email}?subject=${encodeURIComponent(link.subject)}`}>
      {link.label}
    </a>
  )
}

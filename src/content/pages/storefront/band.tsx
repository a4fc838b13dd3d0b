import { brandPagesCopy } from '#content/pages/copy/brand-pages.ts'
import type { BrandPageContent } from '#settings/domain/brand-page.ts'
import { useRootData } from '#ui/browser/use-root-data.ts'
import { LinkButton } from '#ui/elements/button.tsx'
import { Image } from '#ui/elements/image.tsx'

interface BandProps {
  page: BrandPageContent['name']
  band: NonNullable<BrandPageContent['band']>
  to?: string
}

export function Band({ page, band, to }: BandProps) {
  return (
    <section className="ritual split g0 on-dark" aria-labelledby="convite">
      {band.image && (
        <figure className="settle">
          <Image image={band.image} sizes="(min-width: 62rem) 42vw, 100vw" />
        </figure>
      )}
      <div className="ritual__body">
        <h2 id="convite">{band.title}</h2>
        <BandBody page={page} band={band} to={to} />
      </div>
    </section>
  )
}

export function BandBody({ page, band, to }: BandProps) {
  return (
    <>
      {band.lead && <p className="lead">{band.lead}</p>}
      {band.steps.length > 0 && (
        <ol className="band-steps grid mt6">
          {band.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
      {band.button && (
        <p>
          <BandButton page={page} label={band.button} to={to} />
        </p>
      )}
    </>
  )
}

function BandButton({ page, label, to }: Pick<BandProps, 'page' | 'to'> & { label: string }) {
  const email = useRootData()?.shop.email
  if (page === 'ourStory')
    return (
      email && (
        <a className="btn" href={`mailto:${email}?subject=${encodeURIComponent(brandPagesCopy.mailSubject)}`}>
          {label}
        </a>
      )
    )
  return (
    to && (
      <LinkButton to={to} prefetch="intent" variant="light">
        {label}
      </LinkButton>
    )
  )
}

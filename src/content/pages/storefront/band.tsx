import { pathTo } from '#addresses.ts'
import { brandPagesCopy } from '#content/pages/copy/brand-pages.ts'
import type { BrandPageContent } from '#settings/domain/brand-page.ts'
import { useRootData } from '#ui/browser/use-root-data.ts'
import { LinkButton } from '#ui/elements/button.tsx'
import { Image } from '#ui/elements/image.tsx'

interface BandProps {
  page: BrandPageContent['name']
  band: NonNullable<BrandPageContent['band']>
}

/** The one dark band of a brand page, with one thing to do. */
export function Band({ page, band }: BandProps) {
  return (
    <section className="ritual on-dark" aria-labelledby="convite">
      {band.image && (
        <figure className="settle">
          <Image image={band.image} sizes="(min-width: 62rem) 42vw, 100vw" />
        </figure>
      )}
      <div className="ritual__body">
        <h2 id="convite">{band.title}</h2>
        <BandBody page={page} band={band} />
      </div>
    </section>
  )
}

/** What the band says below its title, and its button. */
export function BandBody({ page, band }: BandProps) {
  return (
    <>
      {band.lead && <p className="lead">{band.lead}</p>}
      {band.steps.length > 0 && (
        <ol className="band-steps">
          {band.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
      {band.button && (
        <p>
          <BandButton page={page} label={band.button} />
        </p>
      )}
    </>
  )
}

/** The story ends in a message to the shop, the making in the blog, the care for things in the profile, where pots are told. */
function BandButton({ page, label }: { page: BandProps['page']; label: string }) {
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
    <LinkButton to={pathTo(page === 'craftProcess' ? 'blog' : 'profile')} prefetch="intent" variant="light">
      {label}
    </LinkButton>
  )
}

import { pathTo } from '#addresses.ts'
import { loaderHeaders } from '#platform/http/page-cache/cacheable.ts'
import type { Passage } from '#settings/domain/brand-page.ts'
import { Image } from '#ui/elements/image.tsx'
import { Quotation } from '#ui/elements/quotation.tsx'
import type { Route } from './+types/sustainability-route'
import { Band } from './band.tsx'
import { brandPageMeta } from './brand-page-meta.ts'
import { loadBrandPage } from './load-brand-page.server.ts'
import { Onward } from './onward.tsx'
import { FiguresSection, OpeningImage, PageTitle, StepRow } from './page-parts.tsx'

export { readingLinks as links } from '#ui/styles/shop-sheets.ts'

export const loader = ({ context }: Route.LoaderArgs) => loadBrandPage(context, 'sustainability')

export const headers = loaderHeaders

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return brandPageMeta(matches, loaderData?.page)
}

export default function Sustainability({ loaderData: { page } }: Route.ComponentProps) {
  const { opening, quote, making, about } = page
  return (
    <main id="conteudo" tabIndex={-1} className="account-page">
      <header className="wrap account-page__head grid g5">
        <PageTitle opening={opening} />
        {opening.lead && <p className="lead">{opening.lead}</p>}
        <OpeningImage opening={opening} sizes="(min-width: 82.5rem) 82.5rem, 92vw" />
      </header>
      {page.band && <Band page={page.name} band={page.band} to={pathTo('profile')} />}
      <div className="section section--tight">
        <div className="wrap">
          {quote && <Quotation quote={quote} />}
          <div className="account-columns">
            {making && <Column id="ja-feito" state="done" passage={making} />}
            {about && <Column id="ainda-falta" state="missing" passage={about} />}
          </div>
        </div>
      </div>
      {page.steps && <StepRow steps={page.steps} />}
      {page.figures && <FiguresSection figures={page.figures} />}
      <Onward cards={page.onward} />
    </main>
  )
}

function Column({ id, state, passage }: { id: string; state: 'done' | 'missing'; passage: Passage }) {
  return (
    <section className={`account-column account-column--${state}`} aria-labelledby={id}>
      <h2 id={id}>{passage.title}</h2>
      <ul>
        {passage.paragraphs.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {passage.images.map((image) => (
        <Image key={image.url} image={image} sizes="(min-width: 62rem) 40vw, 92vw" />
      ))}
    </section>
  )
}

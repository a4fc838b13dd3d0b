import { Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { type LegalBlock, type LegalPage, legalCopy, splitPieces } from '#content/legal/copy/legal-page.ts'
import { PageHead } from '#ui/elements/page-head.tsx'
import { Unbroken } from '#ui/elements/unbroken.tsx'

export function LegalText({ page }: { page: LegalPage }) {
  return (
    <main id="conteudo" tabIndex={-1}>
      <div className="wrap">
        <PageHead
          crumbs={[{ label: legalCopy.home, to: pathTo('home') }, { label: page.title }]}
          title={page.title}
          lead={page.lead}
        />
        <div className="legal grid g6 page-end">
          <nav className="legal__contents" aria-label={legalCopy.contents}>
            {page.updated && <p className="small muted">{page.updated}</p>}
            <ol>
              {page.sections.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`}>{title}</a>
                </li>
              ))}
            </ol>
          </nav>
          <div className="prose legal__text">
            {page.sections.map(({ id, title, blocks }) => (
              <section key={id} id={id} aria-labelledby={`${id}-titulo`}>
                <h2 id={`${id}-titulo`}>{title}</h2>
                {blocks.map((block) => (
                  <LegalPassage key={typeof block === 'string' ? block : block.points[0]} block={block} />
                ))}
              </section>
            ))}
          </div>
        </div>
      </div>
    </main>
  )
}

function LegalPassage({ block }: { block: LegalBlock }) {
  if (typeof block === 'string')
    return (
      <p>
        <Linked text={block} />
      </p>
    )
  return (
    <ul>
      {block.points.map((point) => (
        <li key={point}>
          <Linked text={point} />
        </li>
      ))}
    </ul>
  )
}

function Linked({ text }: { text: string }) {
  return splitPieces(text).map((piece) => {
    if (typeof piece === 'string') return <Unbroken key={piece}>{piece}</Unbroken>
    if ('email' in piece)
      return (
        <a key={piece.email} href={`mailto:${piece.email}`}>
          {piece.email}
        </a>
      )
    return (
      <Link key={piece.to} to={pathTo(piece.to)}>
        {piece.text}
      </Link>
    )
  })
}

import { Link } from 'react-router'
import { uiCopy } from '#copy/shop/ui.ts'
import { Icon } from './icon.tsx'
import { pagesToShow } from './pages-to-show.ts'

export interface PaginationProps {
  page: number
  pageCount: number
  /** The address of a page, filters included. */
  hrefFor: (page: number) => string
  className?: string
}

/** Plain links, so that every page has an address and works without a script. Nothing when there is one page only. */
export function Pagination({ page, pageCount, hrefFor, className = '' }: PaginationProps) {
  if (pageCount <= 1) return null
  return (
    <nav className={`pages ${className}`.trim()} aria-label={uiCopy.pages}>
      {page > 1 && (
        <Link to={hrefFor(page - 1)} rel="prev" aria-label={uiCopy.previousPage}>
          <Icon name="chevron-left" size="s" />
        </Link>
      )}
      {pagesToShow(page, pageCount).map((entry) =>
        entry.kind === 'gap' ? (
          <span key={`gap-${entry.after}`} aria-hidden="true">
            …
          </span>
        ) : (
          <Link
            key={entry.page}
            to={hrefFor(entry.page)}
            aria-label={uiCopy.page(entry.page)}
            aria-current={entry.page === page ? 'page' : undefined}
          >
            {entry.page}
          </Link>
        ),
      )}
      {page < pageCount && (
        <Link to={hrefFor(page + 1)} rel="next" aria-label={uiCopy.nextPage}>
          <Icon name="chevron-right" size="s" />
        </Link>
      )}
    </nav>
  )
}

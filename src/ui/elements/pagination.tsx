import { Link } from 'react-router'
import { uiCopy } from '#ui/copy/ui.ts'
import { Icon } from './icon.tsx'

export type PageEntry = { kind: 'page'; page: number } | { kind: 'gap'; after: number }

export interface PaginationProps {
  page: number
  pageCount: number
  hrefFor: (page: number) => string
  className?: string
}

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

/** First, last and the neighbours of the current page; a gap hides at least two pages. */
export function pagesToShow(current: number, pageCount: number): PageEntry[] {
  const shownPages = new Set([1, pageCount, current - 1, current, current + 1])
  if (current <= 4) for (let page = 2; page <= 3; page++) shownPages.add(page)
  if (current >= pageCount - 3) for (let page = pageCount - 2; page < pageCount; page++) shownPages.add(page)
  const pages = [...shownPages].filter((page) => page >= 1 && page <= pageCount).sort((a, b) => a - b)
  return pages.flatMap((page, index): PageEntry[] => {
    const previous = pages[index - 1] ?? page - 1
    if (page - previous === 2)
      return [
        { kind: 'page', page: page - 1 },
        { kind: 'page', page },
      ]
    return page - previous > 2
      ? [
          { kind: 'gap', after: previous },
          { kind: 'page', page },
        ]
      : [{ kind: 'page', page }]
  })
}

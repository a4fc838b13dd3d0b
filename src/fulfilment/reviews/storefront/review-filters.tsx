import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { pathTo } from '#addresses.ts'
import { reviewsCopy as words } from '#fulfilment/reviews/copy/reviews.ts'

export interface Filter {
  slug: string
  stars: number | null
  withPhotos: boolean
}

export const reviewsAddress = ({ slug, stars, withPhotos }: Filter, page = 1) =>
  pathTo(
    'productReviews',
    { slug },
    { nota: stars ?? undefined, fotos: withPhotos ? 1 : undefined, page: page === 1 ? undefined : page },
  )

interface FilterLinkProps {
  filter: Filter
  change: Partial<Omit<Filter, 'slug'>>
  className?: string
  children: ReactNode
}

export function FilterLink({ filter, change, className, children }: FilterLinkProps) {
  const { pathname } = useLocation()
  const isChosen =
    (change.stars === null && filter.stars !== null) || (change.withPhotos === false && filter.withPhotos)
  return (
    <Link
      to={reviewsAddress({ ...filter, ...change })}
      className={className}
      aria-current={isChosen || undefined}
      // Scrolls to the top if the link leads to another page.
      preventScrollReset={pathname === pathTo('productReviews', { slug: filter.slug })}
    >
      {children}
    </Link>
  )
}

interface ReviewFiltersProps {
  filter: Filter
  withPhotos: number
  matching?: number
}

export function ReviewFilters({ filter, withPhotos, matching }: ReviewFiltersProps) {
  const isFiltered = filter.stars !== null || filter.withPhotos
  if (withPhotos === 0 && !isFiltered) return null
  return (
    <nav className="review-filters cluster" aria-label={words.filters}>
      {(withPhotos > 0 || filter.withPhotos) && (
        <FilterLink filter={filter} change={{ withPhotos: !filter.withPhotos }} className="chip">
          {words.withPhotos(withPhotos)}
        </FilterLink>
      )}
      {isFiltered && (
        <>
          <span className="small muted">{words.matching(matching ?? 0, filter)}</span>
          <Link className="link" to={reviewsAddress({ slug: filter.slug, stars: null, withPhotos: false })}>
            {words.unfiltered}
          </Link>
        </>
      )}
    </nav>
  )
}

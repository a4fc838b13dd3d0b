import { reviewsCopy as words } from '#fulfilment/reviews/copy/reviews.ts'
import { type Filter, FilterLink } from './review-filters.tsx'
import type { ReviewsView } from './reviews-view.server.ts'

interface RatingSummaryProps {
  reviews: ReviewsView
  filter: Filter
}

export function RatingSummary({ reviews: { average, count, bars, hasDemo }, filter }: RatingSummaryProps) {
  return (
    <div className="rating">
      <p className="rating__average strip g2 baseline muted">
        <b>{average}</b>
        <span>{words.outOf}</span>
      </p>
      <p className="small muted">{words.count(count)}</p>
      <table className="rating__bars fs-small">
        <caption className="sr">{words.spread}</caption>
        <tbody>
          {bars.map(({ stars, count, share }) => (
            <tr key={stars}>
              <th scope="row">
                {count > 0 ? (
                  <FilterLink filter={filter} change={{ stars: filter.stars === stars ? null : stars }}>
                    {words.row(stars)}
                  </FilterLink>
                ) : (
                  words.row(stars)
                )}
              </th>
              <td aria-hidden="true">
                <span className="rating__bar">
                  <span style={{ width: `${share}%` }} />
                </span>
              </td>
              <td className="num">{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="small muted">{hasDemo ? words.demoSummary : words.onlyBuyers}</p>
    </div>
  )
}

import { pathTo } from '#addresses.ts'
import { todayCopy } from '#office/today/admin-copy.ts'
import type { TodayData } from '#office/today/use-cases/load-today.ts'
import { Job } from '#ui/admin/job.tsx'
import { LinkButton } from '#ui/elements/button.tsx'

const copy = todayCopy.reviews

export function ReviewsPanel({ reviews: { count, first } }: Pick<TodayData, 'reviews'>) {
  if (count === 0) return null
  return (
    <Job id="reviews" title={copy.title}>
      <ul className="todo">
        {first.map(({ id, authorName, stars, product }) => (
          <li key={id}>
            <b>{authorName || copy.nameless}</b>
            <p className="muted">{copy.row(stars, product)}</p>
          </li>
        ))}
      </ul>
      <div className="job__foot mt4">
        <LinkButton variant="ghost" to={pathTo('adminReviews')}>
          {copy.all(count)}
        </LinkButton>
      </div>
    </Job>
  )
}

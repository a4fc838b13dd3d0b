import { starsLabel } from '#fulfilment/reviews/copy/reviews.ts'

export function Stars({ rating }: { rating: number }) {
  return (
    <span className="stars" role="img" aria-label={starsLabel(rating)}>
      <span aria-hidden="true">{'★'.repeat(rating)}</span>
      <span aria-hidden="true" className="stars__rest">
        {'★'.repeat(5 - rating)}
      </span>
    </span>
  )
}

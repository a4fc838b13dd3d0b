import { starsLabel } from '#fulfilment/reviews/copy/reviews.ts'

export function Stars({ given }: { given: number }) {
  return (
    <span className="stars" role="img" aria-label={starsLabel(given)}>
      <span aria-hidden="true">{'★'.repeat(given)}</span>
      <span aria-hidden="true" className="stars__rest">
        {'★'.repeat(5 - given)}
      </span>
    </span>
  )
}

import { starsLabel } from '#fulfilment/reviews/copy/reviews.ts'

/** Five drawn stars, of which some are lit; who does not see them hears 'Nota 4 de 5'. */
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

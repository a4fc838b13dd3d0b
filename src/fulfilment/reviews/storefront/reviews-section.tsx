import { Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { reviewsCopy as words } from '#fulfilment/reviews/copy/reviews.ts'
import { RatingSummary } from './rating-summary.tsx'
import { ReviewFilters } from './review-filters.tsx'
import { ReviewItem } from './review-item.tsx'
import { ReviewPhoto } from './review-photo.tsx'
import type { ReviewsView } from './reviews-view.server.ts'

export interface ReviewsSectionProps {
  slug: string
  reviews: ReviewsView
}

export default function ReviewsSection({ slug, reviews }: ReviewsSectionProps) {
  const { count, shown, photos } = reviews
  const all = { slug, stars: null, withPhotos: false }
  return (
    <section id="avaliacoes" className="section section--tight reviews" aria-labelledby="titulo-avaliacoes">
      <div className="wrap">
        <h2 id="titulo-avaliacoes">{words.title}</h2>
        {count === 0 ? (
          <p className="muted mt4">{words.none}</p>
        ) : (
          <div className="reviews__body grid start mt5">
            <RatingSummary reviews={reviews} filter={all} />
            <div>
              <ReviewFilters filter={all} withPhotos={reviews.withPhotos} />
              {/* A single photo is already shown with its review. */}
              {reviews.withPhotos > 1 && (
                <ul className="review-row" aria-label={words.photoRow}>
                  {photos.map(({ image, author }) => (
                    <ReviewPhoto key={image.url} image={image} label={words.photoOf(author)} />
                  ))}
                </ul>
              )}
              <ul className="reviews__list">
                {shown.map((review) => (
                  <ReviewItem key={review.id} review={review} heading="h3" />
                ))}
              </ul>
              {count > shown.length && (
                <Link className="btn btn--ghost" to={pathTo('productReviews', { slug })}>
                  {words.all(count)}
                </Link>
              )}
            </div>
          </div>
        )}
      </div>
    </section>
  )
}

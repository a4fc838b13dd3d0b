import { Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { recentReviewsCopy as copy } from '#content/pages/copy/home.ts'
import { Stars } from '#fulfilment/reviews/storefront/stars.tsx'
import { Image } from '#ui/elements/image.tsx'
import type { RecentReview } from './home-reviews.server.ts'

export default function RecentReviews({ reviews }: { reviews: readonly RecentReview[] }) {
  return (
    <section className="section recent" aria-labelledby="quem-acendeu">
      <div className="wrap">
        <h2 id="quem-acendeu">{copy.title}</h2>
        <p className="lead">{copy.lead}</p>
        <ul className="recent__list split">
          {reviews.map((review) => (
            <li key={review.id}>
              <Image image={review.picture} sizes="(min-width: 62rem) 8rem, 6rem" alt="" minor />
              <div>
                <Stars rating={review.stars} />
                <blockquote>{review.words}</blockquote>
                <p className="small muted">
                  {[review.author, review.isDemo && copy.demo].filter(Boolean).join(' · ')}
                </p>
                <Link
                  className="row-link"
                  to={pathTo('productReviews', { slug: review.slug })}
                  prefetch="intent"
                  aria-label={copy.about(review.name)}
                >
                  {review.name}
                </Link>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

import { Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { reviewsCopy as words } from '#fulfilment/reviews/copy/reviews.ts'
import { useShopName } from '#ui/browser/use-root-data.ts'
import { ReviewPhoto } from './review-photo.tsx'
import type { ReviewView } from './reviews-view.server.ts'
import { Stars } from './stars.tsx'

export function ReviewItem({ review, heading: Heading }: { review: ReviewView; heading: 'h2' | 'h3' }) {
  const { author, stars, date, facts, answer, isDemo } = review
  const shopName = useShopName()
  return (
    <li className="review">
      <p className="cluster baseline">
        <Stars rating={stars} />
        <span className={isDemo ? 'badge' : 'small muted'}>{isDemo ? words.demo : words.bought}</span>
      </p>
      <Heading className="review__author">{author}</Heading>
      <p className="small muted dotted">
        {[date, ...facts].map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
      {review.words && <p className="review__words">{review.words}</p>}
      <Photos review={review} />
      {answer && (
        <blockquote className="review__answer">
          <b>{words.answer(shopName)}</b>
          <p>{answer}</p>
        </blockquote>
      )}
      <Link
        className="review__report muted fs-small"
        to={pathTo('reviewReport', { id: review.id })}
        rel="nofollow"
        aria-label={words.reportOf(author)}
      >
        {words.report}
      </Link>
    </li>
  )
}

function Photos({ review: { photos, author } }: { review: ReviewView }) {
  if (photos.length === 0) return null
  return (
    <ul className="photos cluster g2">
      {photos.map((photo, place) => (
        <ReviewPhoto key={photo.url} image={photo} label={words.photo(place + 1, author)} />
      ))}
    </ul>
  )
}

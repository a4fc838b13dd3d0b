import { Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { adminReviewsCopy as words } from '#copy/admin/reviews.ts'
import {
  intensityLabels,
  refusalReasonLabels,
  reportReasonLabels,
  reviewsCopy,
  roomLabels,
} from '#copy/reviews/reviews.ts'
import { formatDateTime } from '#domain/sao-paulo-time.ts'
import type { ManagedReview } from '#shop/admin/reviews/list-managed-reviews.ts'
import { Image } from '#web/kit/elements/image.tsx'
import { Stars } from '#web/kit/elements/stars.tsx'
import { Note } from '#web/kit/feedback/note.tsx'
import { AnswerForm, PublishForm, RefuseForm } from './decision-forms.tsx'

/** A review as its writer sent it, and what the owner may do with it. */
export function ReviewCard({ review }: { review: ManagedReview }) {
  const { product, order, status, reports } = review
  const author = review.authorName ?? words.nameless
  return (
    <li className="panel managed-review">
      <div className="managed-review__head">
        <p>
          <Stars given={review.stars} /> <b>{author}</b>
          {review.isDemo && <span className="badge">{words.demo}</span>}
        </p>
        <p className="small muted num">{formatDateTime(review.writtenAt)}</p>
      </div>
      <p className="small">
        <Link to={pathTo('product', { slug: product.slug })}>{product.name}</Link>
        {order && (
          <>
            {' · '}
            <Link to={pathTo('adminOrder', { id: order.id })}>{words.order(order.number)}</Link>
          </>
        )}
      </p>
      <Facts review={review} />
      {review.words && <p className="review__words">{review.words}</p>}
      <Photos photos={review.photos} />
      {reports.length > 0 && (
        <Note tone="danger">
          <b>{words.reports(reports.reduce((sum, { count }) => sum + count, 0))}</b>{' '}
          {reports.map(({ reason, count }) => `${reportReasonLabels[reason]} (${count})`).join(', ')}
        </Note>
      )}
      {review.refusalReason && (
        <Note tone="info">{words.refusedFor(refusalReasonLabels[review.refusalReason])}</Note>
      )}
      {review.answer && (
        <blockquote className="review__answer">
          <b>{reviewsCopy.answer}</b>
          <p>{review.answer}</p>
        </blockquote>
      )}
      <div className="managed-review__act">
        {(status !== 'published' || reports.length > 0) && <PublishForm review={review} author={author} />}
        <AnswerForm review={review} />
        {status !== 'refused' && <RefuseForm review={review} />}
      </div>
    </li>
  )
}

function Facts({ review: { room, intensity, wouldBuyAgain } }: { review: ManagedReview }) {
  const facts = [
    room && reviewsCopy.room(roomLabels[room]),
    intensity && reviewsCopy.intensity(intensityLabels[intensity]),
    wouldBuyAgain !== null && reviewsCopy.again[wouldBuyAgain ? 'yes' : 'no'],
  ].filter(Boolean)
  return facts.length > 0 ? <p className="small muted">{facts.join(' · ')}</p> : null
}

function Photos({ photos }: Pick<ManagedReview, 'photos'>) {
  if (photos.length === 0) return null
  return (
    <ul className="review__photos">
      {photos.map((photo, place) => (
        <li key={photo.url}>
          <a href={photo.url} target="_blank" rel="noopener">
            <Image image={photo} sizes="7rem" alt={words.photo(place + 1)} />
          </a>
        </li>
      ))}
    </ul>
  )
}

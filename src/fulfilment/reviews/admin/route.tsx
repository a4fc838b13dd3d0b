import { Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { adminReviewsCopy as words } from '#fulfilment/reviews/admin-copy.ts'
import {
  intensityLabels,
  refusalReasonLabels,
  reportReasonLabels,
  reviewsCopy,
  roomLabels,
} from '#fulfilment/reviews/copy/reviews.ts'
import { REVIEW_VIEWS } from '#fulfilment/reviews/domain/review.ts'
import { Stars } from '#fulfilment/reviews/storefront/stars.tsx'
import {
  type AdminReview,
  countAdminReviews,
  listAdminReviews,
  REVIEWS_PER_PAGE,
} from '#fulfilment/reviews/use-cases/list-admin-reviews.ts'
import { listQuery, oneOf } from '#platform/domain/list-query.ts'
import { formatDateTime } from '#platform/domain/sao-paulo-time.ts'
import { shopOf } from '#platform/http/request/context.server.ts'
import { AdminList } from '#ui/admin/admin-list.tsx'
import { type AdminHandle, AdminPage } from '#ui/admin/admin-page.tsx'
import { useShopName } from '#ui/browser/use-root-data.ts'
import { Image } from '#ui/elements/image.tsx'
import { Unbroken } from '#ui/elements/unbroken.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { privatePage } from '#ui/seo/page-meta.ts'
import type { Route } from './+types/route'
import { AnswerForm, PublishForm, RefuseForm } from './decision-forms.tsx'
import { changeReview } from './reviews-action.server.ts'

export { officeLinks as links } from '#ui/styles/admin-sheets.ts'

const reviewsQuery = listQuery('adminReviews', { view: oneOf(REVIEW_VIEWS, 'waiting') })

export const handle: AdminHandle = {
  breadcrumbs: () => [{ label: words.title }],
  loadFailed: words.loadFailed,
}

export const meta = privatePage(words.title)

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const query = reviewsQuery.read(new URL(request.url).searchParams)
  const [counts, listed] = await Promise.all([countAdminReviews(shop), listAdminReviews(shop, query)])
  return { ...listed, counts, query, pageCount: Math.ceil(listed.total / REVIEWS_PER_PAGE) }
}

export const action = changeReview

export default function ReviewsPage({ loaderData }: Route.ComponentProps) {
  const { reviews, counts, query, pageCount } = loaderData
  return (
    <AdminPage title={words.title} lead={words.lead}>
      <AdminList
        of={reviewsQuery}
        query={query}
        label={words.title}
        tabs={{
          name: 'view',
          label: words.views,
          options: REVIEW_VIEWS.map((view) => ({
            value: view,
            label: words.view[view],
            count: counts[view],
          })),
        }}
        rows={reviews}
        empty={<EmptyState {...words.empty[query.view]} />}
        nothingFound={<EmptyState {...words.empty[query.view]} />}
        pages={{ count: pageCount }}
      >
        <ul className="grid managed-reviews">
          {reviews.map((review) => (
            <ReviewCard key={`${review.id} ${review.version}`} review={review} />
          ))}
        </ul>
      </AdminList>
    </AdminPage>
  )
}

function ReviewCard({ review }: { review: AdminReview }) {
  const shopName = useShopName()
  const { product, order, status, reports } = review
  const author = review.authorName ?? words.nameless
  return (
    <li className="panel grid g3">
      <div className="cluster ends managed-review__head">
        <p>
          <Stars rating={review.stars} /> <b>{author}</b>
          {review.isDemo && <span className="badge">{words.demo}</span>}
        </p>
        <p className="small muted num">{formatDateTime(review.writtenAt)}</p>
      </div>
      <p className="small">
        <Link to={pathTo('product', { slug: product.slug })}>{product.name}</Link>
        {order && (
          <>
            {' · '}
            <Link to={pathTo('adminOrder', { id: order.id })}>
              <Unbroken>{words.order(order.number)}</Unbroken>
            </Link>
          </>
        )}
      </p>
      <Facts review={review} />
      {review.words ? (
        <p className="review__words">{review.words}</p>
      ) : (
        <p className="small muted">{words.wordless}</p>
      )}
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
          <b>{reviewsCopy.answer(shopName)}</b>
          <p>{review.answer}</p>
        </blockquote>
      )}
      <div className="cluster managed-review__act">
        {(status !== 'published' || reports.length > 0) && <PublishForm review={review} author={author} />}
        <AnswerForm review={review} />
        {status !== 'refused' && <RefuseForm review={review} />}
      </div>
    </li>
  )
}

function Facts({ review: { room, intensity, wouldBuyAgain } }: { review: AdminReview }) {
  const facts = [
    room && reviewsCopy.room(roomLabels[room]),
    intensity && reviewsCopy.intensity(intensityLabels[intensity]),
    wouldBuyAgain !== null && reviewsCopy.again[wouldBuyAgain ? 'yes' : 'no'],
  ].filter(Boolean)
  return facts.length > 0 ? <p className="small muted">{facts.join(' · ')}</p> : null
}

function Photos({ photos }: Pick<AdminReview, 'photos'>) {
  if (photos.length === 0) return null
  return (
    <ul className="photos cluster g2">
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

import { Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { adminReviewsCopy as words } from '#copy/admin/reviews.ts'
import {
  countManagedReviews,
  listManagedReviews,
  REVIEW_VIEWS,
  REVIEWS_PER_PAGE,
} from '#shop/admin/reviews/list-managed-reviews.ts'
import type { AdminHandle } from '#web/admin/admin-handle.ts'
import { loadOrFail } from '#web/admin/answers.server.ts'
import { brand } from '#web/kit/brand/brand.ts'
import { Pagination } from '#web/kit/elements/pagination.tsx'
import { PageFailure } from '#web/kit/failures/page-failure.tsx'
import { EmptyState } from '#web/kit/feedback/empty-state.tsx'
import { shopOf } from '#web/server/request/context.server.ts'
import type { Route } from './+types/route.ts'
import { ReviewCard } from './review-card.tsx'
import { changeReview } from './reviews-action.server.ts'

export const handle: AdminHandle = {
  breadcrumbs: () => [{ label: words.title }],
  loadFailed: { text: words.loadFailed },
}

export function meta() {
  return [{ title: `${words.title} · ${brand.name}` }, { name: 'robots', content: 'noindex' }]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const query = new URL(request.url).searchParams
  const view = REVIEW_VIEWS.find((known) => known === query.get('view')) ?? 'waiting'
  const asked = Number(query.get('page') ?? 1)
  const page = Number.isSafeInteger(asked) && asked > 0 && asked < 10_000 ? asked : 1
  return loadOrFail(context, async () => {
    const [counts, listed] = await Promise.all([
      countManagedReviews(shop),
      listManagedReviews(shop, { view, page }),
    ])
    return { ...listed, counts, view, page, views: REVIEW_VIEWS, perPage: REVIEWS_PER_PAGE }
  })
}

export function action({ request, context }: Route.ActionArgs) {
  return changeReview(request, context)
}

export default function ReviewsPage({ loaderData: { loaded } }: Route.ComponentProps) {
  return loaded ? <ManagedReviews {...loaded} /> : <PageFailure />
}

type Loaded = NonNullable<Route.ComponentProps['loaderData']['loaded']>

/** What buyers wrote: first what waits for her nod. */
function ManagedReviews({ reviews, total, counts, view, views, page, perPage }: Loaded) {
  const addressOf = (wanted: string, number = 1) =>
    pathTo(
      'adminReviews',
      {},
      { view: wanted === 'waiting' ? undefined : wanted, page: number === 1 ? undefined : number },
    )
  return (
    <>
      <div className="desk__head">
        <div>
          <h1>{words.title}</h1>
          <p className="muted">{words.lead}</p>
        </div>
      </div>
      <nav className="tabs tabs--links" aria-label={words.views}>
        {views.map((each) => (
          <Link
            key={each}
            className="tab"
            to={addressOf(each)}
            aria-current={each === view ? 'page' : undefined}
          >
            {words.counted(words.view[each], counts[each])}
          </Link>
        ))}
      </nav>
      {reviews.length === 0 ? (
        <EmptyState {...words.empty[view]} />
      ) : (
        <ul className="managed-reviews">
          {reviews.map((review) => (
            <ReviewCard key={`${review.id} ${review.version}`} review={review} />
          ))}
        </ul>
      )}
      <Pagination
        page={page}
        pageCount={Math.ceil(total / perPage)}
        hrefFor={(wanted) => addressOf(view, wanted)}
      />
    </>
  )
}

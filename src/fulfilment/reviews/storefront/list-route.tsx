import { data, redirect } from 'react-router'
import { pathTo } from '#addresses.ts'
import { catalogueCopy } from '#catalogue/products/copy/catalogue.ts'
import { reviewsCopy as words } from '#fulfilment/reviews/copy/reviews.ts'
import { listProductReviews, REVIEWS_PER_PAGE } from '#fulfilment/reviews/use-cases/read-reviews.ts'
import { cacheable, loaderHeaders } from '#platform/http/page-cache/cacheable.ts'
import { shopOf } from '#platform/http/request/context.server.ts'
import { LinkButton } from '#ui/elements/button.tsx'
import { PageHead } from '#ui/elements/page-head.tsx'
import { Pagination } from '#ui/elements/pagination.tsx'
import { pageMeta } from '#ui/seo/page-meta.ts'
import type { Route } from './+types/list-route'
import { RatingSummary } from './rating-summary.tsx'
import { ReviewFilters, reviewsAddress } from './review-filters.tsx'
import { ReviewItem } from './review-item.tsx'
import { describeReviews } from './reviews-view.server.ts'

export { productLinks as links } from '#ui/styles/shop-sheets.ts'

export async function loader({ request, params: { slug }, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const page = wholeNumber(searchParams.get('page'), 9999) ?? 1
  const filter = {
    slug,
    stars: wholeNumber(searchParams.get('nota'), 5),
    withPhotos: searchParams.get('fotos') === '1',
  }
  const list = await listProductReviews(shopOf(context), { ...filter, page })
  if (!list) throw data(null, { status: 404 })
  const { id, name, matching } = list
  const pageCount = Math.ceil(matching / REVIEWS_PER_PAGE)
  if (page > 1 && page > pageCount) throw redirect(reviewsAddress(filter))
  const reviews = describeReviews(list.reviews)
  return cacheable({ product: { name, slug }, reviews, filter, matching, page, pageCount }, [`product:${id}`])
}

function wholeNumber(typed: string | null, most: number): number | null {
  const number = Number(typed)
  return Number.isSafeInteger(number) && number > 0 && number <= most ? number : null
}

export const headers = loaderHeaders

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { product, page } = loaderData
  return pageMeta(matches, {
    title: words.titleOf(product.name),
    description: words.description(product.name),
    path: reviewsAddress({ slug: product.slug, stars: null, withPhotos: false }, page),
  })
}

export default function ProductReviewsPage({ loaderData }: Route.ComponentProps) {
  const { product, reviews, filter, matching, page, pageCount } = loaderData
  const backPath = pathTo('product', { slug: product.slug })
  return (
    <main id="conteudo" tabIndex={-1} className="wrap reviews-page">
      <PageHead
        crumbs={[
          { label: catalogueCopy.home, to: pathTo('home') },
          { label: catalogueCopy.products, to: pathTo('products') },
          { label: product.name, to: backPath },
          { label: words.title },
        ]}
        title={words.titleOf(product.name)}
      />
      {reviews.count === 0 ? (
        <p className="muted">{words.none}</p>
      ) : (
        <div className="reviews__body grid start mt5">
          <RatingSummary reviews={reviews} filter={filter} />
          <div>
            <ReviewFilters filter={filter} withPhotos={reviews.withPhotos} matching={matching} />
            <ul className="reviews__list">
              {reviews.shown.map((review) => (
                <ReviewItem key={review.id} review={review} heading="h2" />
              ))}
            </ul>
            <Pagination
              page={page}
              pageCount={pageCount}
              hrefFor={(pageNumber) => reviewsAddress(filter, pageNumber)}
            />
          </div>
        </div>
      )}
      <p className="mt6">
        <LinkButton to={backPath} variant="ghost">
          {words.backTo(product.name)}
        </LinkButton>
      </p>
    </main>
  )
}

import { data, Link, redirect } from 'react-router'
import { pathTo } from '#addresses.ts'
import { catalogueCopy } from '#catalogue/products/copy/catalogue.ts'
import { reviewFormCopy as words } from '#fulfilment/reviews/copy/review-form.ts'
import { publicName } from '#fulfilment/reviews/domain/normalise-review.ts'
import { type BoughtCandle, findReviewOrder } from '#fulfilment/reviews/use-cases/find-review-order.ts'
import { orderHistoryCopy } from '#orders/copy/order-history.ts'
import { shopOf } from '#platform/http/request/context.server.ts'
import { Breadcrumbs } from '#ui/elements/breadcrumbs.tsx'
import { LinkButton } from '#ui/elements/button.tsx'
import { Image } from '#ui/elements/image.tsx'
import { Unbroken } from '#ui/elements/unbroken.tsx'
import { VisuallyHidden } from '#ui/elements/visually-hidden.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { mailedLinkMeta } from '#ui/seo/page-meta.ts'
import type { Route } from './+types/write-route'
import { ReviewForm } from './review-form.tsx'
import { readProof, sendReview } from './write-action.server.ts'

export { customerLinks as links } from '#ui/styles/shop-sheets.ts'

interface CandleLinksProps {
  order: { orderNumber: string; candles: readonly BoughtCandle[] }
  chosen: string
  invitation: string
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { searchParams, pathname, search } = new URL(request.url)
  const proof = readProof(request, params.number, context)
  const reviewOrder = await findReviewOrder(shopOf(context), proof)
  // The link may have expired, but the customer can still open the order after a login.
  if (!reviewOrder.ok && reviewOrder.code === 'order-not-found' && !proof.userId)
    throw redirect(pathTo('auth', {}, { redirectTo: pathname + search }))
  if (!reviewOrder.ok) return data({ order: null, refusal: reviewOrder.code }, { status: 404 })
  const { orderNumber, customerName, candles } = reviewOrder.value
  const candleId = searchParams.get('vela')
  const candle =
    candles.find(({ slug }) => slug === candleId) ?? candles.find(({ review }) => !review) ?? candles[0]
  const order = { orderNumber, candles, signature: publicName(customerName) }
  return data({ order, candle, invitation: proof.invitation, refusal: null })
}

export function action({ request, params, context }: Route.ActionArgs) {
  return sendReview(request, params.number, context)
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return mailedLinkMeta(matches, loaderData?.order === null ? words.unavailable.title : words.pageTitle)
}

export default function WriteReview({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.order === null || !loaderData.candle)
    return <Unavailable text={words.refusals[loaderData.refusal ?? 'order-not-found']} />
  const { order, candle, invitation } = loaderData
  const crumbs = [
    { label: catalogueCopy.home, to: pathTo('home') },
    { label: orderHistoryCopy.title, to: pathTo('orders') },
    { label: words.pageTitle },
  ]
  return (
    <main id="conteudo" tabIndex={-1} className="wrap">
      <div className="page-head">
        <Breadcrumbs crumbs={crumbs} />
        <h1>{words.title}</h1>
        <p className="muted">
          <Unbroken>{words.of(order.orderNumber)}</Unbroken>
        </p>
      </div>
      <div className="review-page page-end">
        <CandleLinks order={order} chosen={candle.slug} invitation={invitation} />
        <ReviewForm
          key={`${candle.productId} ${candle.review?.status}`}
          order={order}
          candle={candle}
          invitation={invitation}
          sent={actionData && 'typed' in actionData ? actionData : undefined}
        />
        {candle.cover && (
          <figure className="review-page__pic">
            <Image image={candle.cover} sizes="36rem" alt="" />
          </figure>
        )}
      </div>
    </main>
  )
}

function Unavailable({ text }: { text: string }) {
  return (
    <main id="conteudo" tabIndex={-1} className="wrap section">
      <EmptyState
        heading="h1"
        title={words.unavailable.title}
        text={text}
        action={<LinkButton to={pathTo('orders')}>{words.unavailable.orders}</LinkButton>}
      />
    </main>
  )
}

function CandleLinks({ order, chosen, invitation }: CandleLinksProps) {
  return (
    <nav aria-label={words.candles}>
      <ul className="review-candles">
        {order.candles.map(({ productId, slug, name, cover, review }) => (
          <li key={productId}>
            <Link
              to={pathTo(
                'review',
                { number: order.orderNumber },
                { vela: slug, convite: invitation || undefined },
              )}
              aria-current={slug === chosen ? 'true' : undefined}
              preventScrollReset
            >
              <Image image={cover} sizes="4rem" alt="" />
              <span>
                <b>{name}</b>
                {review && <small>{words.done[review.status]}</small>}
                {slug === chosen && <VisuallyHidden> {words.chosen}</VisuallyHidden>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

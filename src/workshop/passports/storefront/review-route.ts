import { data, redirect } from 'react-router'
import { pathTo } from '#addresses.ts'
import { customerOf, requestOf, shopOf } from '#platform/http/request/context.server.ts'
import { findOrderToReview } from '#workshop/passports/use-cases/find-order-to-review.ts'
import { findPassport } from '#workshop/passports/use-cases/find-passport.ts'
import type { Route } from './+types/review-route'

/** Redirects to the review form of the customer's order, or to the public reviews if there is none. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const { clientAddress } = requestOf(context)
  const passport = await findPassport(shop, { typed: params.code, clientAddress })
  if (!passport.ok) throw data(null, { status: passport.code === 'too-many' ? 429 : 404 })
  const { productId, slug } = passport.value
  const order = await findOrderToReview(shop, { userId: customerOf(context).userId, productId })
  if (order) return redirect(pathTo('review', { number: order.orderNumber }, { vela: order.slug }))
  return redirect(slug ? pathTo('productReviews', { slug }) : pathTo('orders'))
}

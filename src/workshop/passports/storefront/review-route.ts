import { data, redirect } from 'react-router'
import { pathTo } from '#addresses.ts'
import { customerOf, requestOf, shopOf } from '#platform/http/request/context.server.ts'
import { findOrderToReview } from '#workshop/passports/use-cases/find-order-to-review.ts'
import { findPassport } from '#workshop/passports/use-cases/find-passport.ts'
import type { Route } from './+types/review-route'

/** From the page of a batch to the form of the order that brought the candle; who has none reads what others wrote. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const { clientAddress } = requestOf(context)
  const found = await findPassport(shop, { typed: params.code, clientAddress })
  if (!found.ok) throw data(null, { status: found.code === 'too-many' ? 429 : 404 })
  const { productId, slug } = found.value
  const order = await findOrderToReview(shop, { userId: customerOf(context).userId, productId })
  if (order) return redirect(pathTo('review', { number: order.orderNumber }, { vela: order.slug }))
  return redirect(slug ? pathTo('productReviews', { slug }) : pathTo('orders'))
}

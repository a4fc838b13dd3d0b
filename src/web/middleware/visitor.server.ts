import type { MiddlewareFunction } from 'react-router'
import { findVisitor } from '#shop/accounts/find-visitor.ts'
import { shopOf, visitorContext, visitorCountsContext } from '../context.server.ts'
import { sessionTokenFrom } from '../session-cookie.server.ts'

/** Finds out who is asking. Anything wrong with the cookie means: a guest. */
export const recogniseVisitor: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const shop = shopOf(context)
  const token = sessionTokenFrom(request.headers.get('cookie'), shop.config.siteUrl)
  const found = token ? await findVisitor(shop, { tokenHash: shop.identity.hashToken(token) }) : null
  if (found) {
    const { cartCount, wishlistCount, ...person } = found
    context.set(visitorContext, { kind: 'customer', ...person })
    context.set(visitorCountsContext, { cart: cartCount, wishlist: wishlistCount })
  }
  return next()
}

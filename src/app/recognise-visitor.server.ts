import type { MiddlewareFunction } from 'react-router'
import { findVisitor } from '#accounts/session/use-cases/find-visitor.ts'
import { extendSession } from '#accounts/session/use-cases/sessions.ts'
import { shopOf, visitorContext, visitorCountsContext } from '#platform/http/request/context.server.ts'
import { sessionCookie, sessionTokenFrom } from '#platform/http/request/session-cookie.server.ts'

export const recogniseVisitor: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const shop = shopOf(context)
  const token = await sessionTokenFrom(request.headers.get('cookie'), shop)
  const visitor = token ? await findVisitor(shop, { tokenHash: shop.identity.hashToken(token) }) : null
  if (!token || !visitor) return next()

  const { cartCount, favourites, ...person } = visitor
  context.set(visitorContext, { kind: 'customer', ...person })
  context.set(visitorCountsContext, { cartCount, favourites })
  const response = await next()
  // Signing in or out sets its own session cookie: leave it.
  if (response.headers.has('Set-Cookie')) return response
  const extended = await extendSession(shop, person)
  if (extended)
    response.headers.append('Set-Cookie', await sessionCookie(shop.config.siteUrl, token, extended))
  return response
}

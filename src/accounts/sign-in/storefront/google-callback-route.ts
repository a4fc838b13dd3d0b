import { redirect } from 'react-router'
import { googleNotices, signedIn } from '#accounts/copy/accounts.ts'
import { destinationAfterSignIn } from '#accounts/session/storefront/destination-after-sign-in.ts'
import {
  deviceCookie,
  pendingSignInCookie,
  readDeviceToken,
} from '#accounts/session/storefront/sign-in-cookies.server.ts'
import { signInWithGoogle } from '#accounts/sign-in/use-cases/sign-in-with-google.ts'
import { pathTo } from '#addresses.ts'
import { type RequestFacts, requestOf, shopOf } from '#platform/http/request/context.server.ts'
import { redirectWithFlash } from '#platform/http/request/flash.server.ts'
import { sessionCookie, sessionTokenFrom } from '#platform/http/request/session-cookie.server.ts'
import type { Shop } from '#platform/shop.ts'
import { authPath } from '#ui/browser/auth-path.ts'
import type { Route } from './+types/google-callback-route'
import { clearedGoogleRequestCookie, readGoogleRequest } from './google-request.server.ts'

/** A GET by protocol; the encrypted request cookie prevents forgery. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const headers = new Headers({ 'Set-Cookie': await clearedGoogleRequestCookie(shop) })
  const result = await finishAuthorization(shop, request, requestOf(context)).catch((error: unknown) => {
    shop.log.error({ err: error }, 'signing in with the identity provider failed')
    return { ok: false, code: 'unexpected' } as const
  })
  if (!result.ok) return redirectWithFlash(shop, pathTo('auth'), googleNotices[result.code], headers)
  const { userId, session, deviceToken, redirectTo, ...person } = result.value
  if (!session) {
    headers.append('Set-Cookie', await pendingSignInCookie(shop, userId))
    return redirect(authPath(redirectTo, { fator: 'entrar' }), { headers })
  }
  if (deviceToken) headers.append('Set-Cookie', await deviceCookie(shop, deviceToken))
  headers.append('Set-Cookie', await sessionCookie(shop.config.siteUrl, session.token, session.expiresAt))
  const destination = destinationAfterSignIn(redirectTo, person, shop.settings.current().opening)
  return redirectWithFlash(shop, destination, signedIn, headers)
}

async function finishAuthorization(shop: Shop, request: Request, { clientAddress }: RequestFacts) {
  const { google } = shop.identity
  if (!google) return { ok: false, code: 'not-configured' } as const
  const authorization = await readGoogleRequest(shop, request)
  if (!authorization) return { ok: false, code: 'request-lost' } as const
  // Behind a proxy, the request's origin differs from the registered redirect URL.
  const returnUrl = new URL(pathTo('googleCallback') + new URL(request.url).search, shop.config.siteUrl)
  const finished = await google.finish(returnUrl, authorization)
  if (!finished.ok) {
    shop.log.warn({ code: finished.code, reason: finished.details.reason }, 'the identity provider refused')
    return finished
  }
  const previousToken = await sessionTokenFrom(request.headers.get('cookie'), shop)
  const deviceToken = await readDeviceToken(shop, request)
  const signIn = await signInWithGoogle(shop, {
    person: finished.value,
    previousToken,
    deviceToken,
    clientAddress,
  })
  if (!signIn.ok) return signIn
  return { ok: true, value: { ...signIn.value, redirectTo: authorization.redirectTo } } as const
}

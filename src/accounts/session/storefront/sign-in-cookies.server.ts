import {
  PENDING_SIGN_IN_SECONDS,
  pendingSignInTicket,
} from '#accounts/second-factor/use-cases/finish-sign-in.ts'
import { hostCookieName, textCookie } from '#platform/http/request/text-cookie.server.ts'
import type { Shop } from '#platform/shop.ts'

/** Ticket between password and second factor; no session exists yet. */
const createCookie = ({ config: { siteUrl } }: Shop) =>
  textCookie(siteUrl, hostCookieName(siteUrl, 'lume_halfway'))

export function pendingSignInCookie(shop: Shop, userId: string): Promise<string> {
  return createCookie(shop).set(pendingSignInTicket(shop, userId), { maxAge: PENDING_SIGN_IN_SECONDS })
}

export function clearedPendingSignInCookie(shop: Shop): Promise<string> {
  return createCookie(shop).clear()
}

export function readPendingSignIn(shop: Shop, request: Request): Promise<string | null> {
  return createCookie(shop).read(request.headers.get('cookie'))
}

const YEAR_SECONDS = 365 * 24 * 60 * 60

/** Recognises a browser that has signed in before; grants no access. */
const createDeviceCookie = ({ config: { siteUrl } }: Shop) =>
  textCookie(siteUrl, hostCookieName(siteUrl, 'lume_device'))

export async function readDeviceToken(shop: Shop, request: Request): Promise<string | null> {
  const value = await createDeviceCookie(shop).read(request.headers.get('cookie'))
  return value && /^[\w-]{43}$/.test(value) ? value : null
}

export function deviceCookie(shop: Shop, token: string): Promise<string> {
  return createDeviceCookie(shop).set(token, { maxAge: YEAR_SECONDS })
}

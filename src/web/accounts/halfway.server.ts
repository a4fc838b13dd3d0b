import { HALFWAY_SECONDS, halfwayTicket } from '#shop/accounts/second-factor/finish-sign-in.ts'
import type { Shop } from '#shop/shop.ts'
import { hostCookieName, textCookie } from '#web/server/request/text-cookie.server.ts'

/** Between the password and the second factor: a ticket in the browser, and no session anywhere. */
const cookieOf = ({ config: { siteUrl } }: Shop) =>
  textCookie(siteUrl, hostCookieName(siteUrl, 'lume_halfway'))

export function halfwayCookie(shop: Shop, userId: string): Promise<string> {
  return cookieOf(shop).set(halfwayTicket(shop, userId), { maxAge: HALFWAY_SECONDS })
}

export function endedHalfwayCookie(shop: Shop): Promise<string> {
  return cookieOf(shop).clear()
}

export function readHalfwayTicket(shop: Shop, request: Request): Promise<string | null> {
  return cookieOf(shop).read(request.headers.get('cookie'))
}

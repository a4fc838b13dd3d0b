import type { Shop } from '#shop/shop.ts'
import { hostCookieName, textCookie } from '#web/server/request/text-cookie.server.ts'

/** The secret that an app is being given, sealed, until its first code has come. */
const cookieOf = ({ config: { siteUrl } }: Shop) =>
  textCookie(siteUrl, hostCookieName(siteUrl, 'lume_app_setup'))

export function readSetupTicket(shop: Shop, request: Request): Promise<string | null> {
  return cookieOf(shop).read(request.headers.get('cookie'))
}

export function setupCookie(shop: Shop, ticket: string, maxAge: number): Promise<string> {
  return cookieOf(shop).set(ticket, { maxAge })
}

export function endedSetupCookie(shop: Shop): Promise<string> {
  return cookieOf(shop).clear()
}

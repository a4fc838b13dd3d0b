import type { Shop } from '#shop/shop.ts'
import { hostCookieName, textCookie } from '#web/server/request/text-cookie.server.ts'

const YEAR_SECONDS = 365 * 24 * 60 * 60

/** Tells a browser that signed in before from a new one; it opens nothing. */
const cookieOf = ({ config: { siteUrl } }: Shop) =>
  textCookie(siteUrl, hostCookieName(siteUrl, 'lume_device'))

export async function readDeviceToken(shop: Shop, request: Request): Promise<string | null> {
  const value = await cookieOf(shop).read(request.headers.get('cookie'))
  return value && /^[\w-]{43}$/.test(value) ? value : null
}

export function deviceCookie(shop: Shop, token: string): Promise<string> {
  return cookieOf(shop).set(token, { maxAge: YEAR_SECONDS })
}

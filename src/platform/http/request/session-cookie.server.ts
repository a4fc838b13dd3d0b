import type { Shop } from '#platform/shop.ts'
import { hostCookieName, textCookie } from './text-cookie.server.ts'

export function sessionCookieName(siteUrl: string): string {
  return hostCookieName(siteUrl, 'lume_session')
}

const cookieAt = (siteUrl: string) => textCookie(siteUrl, sessionCookieName(siteUrl))

type CookieShop = {
  config: Pick<Shop['config'], 'siteUrl'>
  identity: Pick<Shop['identity'], 'isSessionToken'>
}

/** Returns null for forged values without a database query. */
export async function sessionTokenFrom(
  cookieHeader: string | null,
  { config, identity }: CookieShop,
): Promise<string | null> {
  const value = await cookieAt(config.siteUrl).read(cookieHeader)
  return value && identity.isSessionToken(value) ? value : null
}

export function sessionCookie(siteUrl: string, token: string, expires: Date): Promise<string> {
  return cookieAt(siteUrl).set(token, { expires })
}

export function expiredSessionCookie(siteUrl: string): Promise<string> {
  return cookieAt(siteUrl).clear()
}

import { hostCookieName, textCookie } from './text-cookie.server.ts'

export function sessionCookieName(siteUrl: string): string {
  return hostCookieName(siteUrl, 'lume_session')
}

const cookieAt = (siteUrl: string) => textCookie(siteUrl, sessionCookieName(siteUrl))

/** What is in the cookie, or null. A value that cannot be one of ours never costs a question to the database. */
export async function sessionTokenFrom(cookieHeader: string | null, siteUrl: string): Promise<string | null> {
  const value = await cookieAt(siteUrl).read(cookieHeader)
  return value && /^[\w-]{43}$/.test(value) ? value : null
}

export function sessionCookie(siteUrl: string, token: string, expires: Date): Promise<string> {
  return cookieAt(siteUrl).set(token, { expires })
}

export function expiredSessionCookie(siteUrl: string): Promise<string> {
  return cookieAt(siteUrl).clear()
}

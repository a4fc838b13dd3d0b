import { createHmac, timingSafeEqual } from 'node:crypto'

/** On https the browser itself then refuses the cookie from anything but a secure page of this host. */
export function sessionCookieName(siteUrl: string): string {
  return siteUrl.startsWith('https:') ? '__Secure-lume.session_token' : 'lume.session_token'
}

/**
 * The sign-in library writes `token.signature`. A cookie whose signature does not fit is dropped here, before it costs
 * a question to the database.
 */
export function sessionTokenFrom(
  cookieHeader: string | null,
  siteUrl: string,
  secret: string,
): string | null {
  const value = readCookie(cookieHeader, sessionCookieName(siteUrl))
  if (!value) return null
  const dot = value.lastIndexOf('.')
  if (dot <= 0) return null
  const token = value.slice(0, dot)
  const given = Buffer.from(value.slice(dot + 1), 'base64')
  const expected = createHmac('sha256', secret).update(token).digest()
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : null
}

export function readCookie(cookieHeader: string | null, name: string): string | null {
  for (const part of cookieHeader?.split(';') ?? []) {
    const equals = part.indexOf('=')
    if (equals > 0 && part.slice(0, equals).trim() === name) {
      try {
        return decodeURIComponent(part.slice(equals + 1).trim())
      } catch {
        return null
      }
    }
  }
  return null
}

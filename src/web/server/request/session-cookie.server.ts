/** On https the browser itself then refuses the cookie from anything but a secure page of this host. */
export function sessionCookieName(siteUrl: string): string {
  return siteUrl.startsWith('https:') ? '__Host-lume_session' : 'lume_session'
}

/** What is in the cookie, or null. A value that cannot be one of ours never costs a question to the database. */
export function sessionTokenFrom(cookieHeader: string | null, siteUrl: string): string | null {
  const value = readCookie(cookieHeader, sessionCookieName(siteUrl))
  return value && /^[\w-]{43}$/.test(value) ? value : null
}

export function sessionCookie(siteUrl: string, token: string, expires: Date): string {
  return `${sessionCookieName(siteUrl)}=${token}; Path=/; HttpOnly; SameSite=Lax; Expires=${expires.toUTCString()}${secure(siteUrl)}`
}

export function expiredSessionCookie(siteUrl: string): string {
  return `${sessionCookieName(siteUrl)}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0${secure(siteUrl)}`
}

function secure(siteUrl: string): string {
  return siteUrl.startsWith('https:') ? '; Secure' : ''
}

export function readCookie(cookieHeader: string | null, name: string): string | null {
  for (const part of cookieHeader?.split(';') ?? []) {
    const equals = part.indexOf('=')
    if (equals > 0 && part.slice(0, equals).trim() === name) return part.slice(equals + 1).trim()
  }
  return null
}

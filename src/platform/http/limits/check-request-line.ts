import type { IncomingMessage } from 'node:http'
import type { HttpErrorCode } from '#platform/http/http-error.ts'

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
export const allowedMethods = [...methods].join(', ')

/** React Router asks for the routes of a page in one query string of up to 7,680 characters. */
const MAX_URL_LENGTH = 8_000

/** What is wrong with the first line of a request; undefined when nothing is. */
export function faultInRequestLine(method: string, url: string): HttpErrorCode | undefined {
  if (!methods.has(method)) return 'method-not-allowed'
  if (url.length > MAX_URL_LENGTH) return 'url-too-long'
  // Also refuses 'http://elsewhere/' in the first line, and '//elsewhere', which a redirect could turn into a host.
  if (!url.startsWith('/') || url.startsWith('//') || url.includes('\\')) return 'malformed-url'
  if (!url.includes('%')) return undefined
  // PostgreSQL has no character zero; no honest address contains one.
  if (url.includes('%00')) return 'malformed-url'
  return isDecodable(pathOf(url)) ? undefined : 'malformed-url'
}

/** Of two Host headers Node believes the first, a proxy perhaps the last: whoever sends both names no host at all. */
export function onlyHostOf({ headers, rawHeaders }: IncomingMessage): string | undefined {
  let count = 0
  for (let place = 0; place < rawHeaders.length; place += 2) {
    const name = rawHeaders[place] ?? ''
    if (name.length === 4 && name.toLowerCase() === 'host') count += 1
  }
  return count === 1 ? headers.host : undefined
}

export function pathOf(url: string): string {
  const question = url.indexOf('?')
  return question === -1 ? url : url.slice(0, question)
}

function isDecodable(path: string): boolean {
  try {
    const decoded = decodeURIComponent(path)
    return !decoded.startsWith('//') && !decoded.includes('\\')
  } catch {
    return false
  }
}

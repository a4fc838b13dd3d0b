import type { IncomingMessage } from 'node:http'
import type { HttpErrorCode } from '#platform/http/http-error.ts'

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
export const allowedMethods = [...methods].join(', ')

/** React Router requests route manifests with a query of up to 7,680 characters. */
const MAX_URL_LENGTH = 8_000

export function faultInRequestLine(method: string, url: string): HttpErrorCode | undefined {
  if (!methods.has(method)) return 'method-not-allowed'
  if (url.length > MAX_URL_LENGTH) return 'url-too-long'
  // Also rejects absolute URLs, and '//elsewhere', which a redirect could turn into a host.
  if (!url.startsWith('/') || url.startsWith('//') || url.includes('\\')) return 'malformed-url'
  if (!url.includes('%')) return undefined
  // PostgreSQL cannot store NUL, and no valid URL contains it.
  if (url.includes('%00')) return 'malformed-url'
  return isDecodable(stripQuery(url)) ? undefined : 'malformed-url'
}

/** Node uses the first Host header, a proxy perhaps the last, so duplicates are rejected. */
export function readOnlyHost({ headers, rawHeaders }: IncomingMessage): string | undefined {
  let count = 0
  for (let place = 0; place < rawHeaders.length; place += 2) {
    const name = rawHeaders[place] ?? ''
    if (name.length === 4 && name.toLowerCase() === 'host') count += 1
  }
  return count === 1 ? headers.host : undefined
}

export function stripQuery(url: string): string {
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

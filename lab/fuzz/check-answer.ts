import type { FuzzRequest, Target } from './targets.ts'

export interface Answer {
  status: number
  headers: Headers
  text: string
}

/** Documented statuses: 202 is a redirect for scripts, 503 must have Retry-After. */
const documented = new Set([200, 202, 301, 302, 400, 401, 403, 404, 405, 409, 413, 414, 429])

const insideOfTheShop =
  /\bat (?:async )?[\w.<>[\] ]+ \((?:file:|node:|\/)|node_modules\/|violates (?:check|unique|foreign)|syntax error at or near|invalid byte sequence|PostgresError|DrizzleQueryError|Failed query:/

export function findFaults(target: Target, request: FuzzRequest, answer: Answer): string[] {
  const { status, headers, text } = answer
  const faults: string[] = []
  const isShedding = status === 503 && headers.has('Retry-After')
  if (!documented.has(status) && !isShedding) faults.push(`answered ${status}`)
  if (insideOfTheShop.test(text)) faults.push('shows the inside of the shop')
  if (headers.get('X-Content-Type-Options') !== 'nosniff') faults.push('lacks X-Content-Type-Options')
  const location = status === 202 ? redirectIn(text) : headers.get('Location')
  if (location !== null && !/^\/(?![/\\])/.test(location)) faults.push(`leads to ${location.slice(0, 80)}`)
  for (const cookie of headers.getSetCookie())
    if (!/^lume_\w+=/.test(cookie)) faults.push(`sets the cookie ${cookie.slice(0, 40)}`)
  const isFunction = target.kind === 'function' || request.path.startsWith('/api/functions/')
  return isFunction && !isShedding ? [...faults, ...faultsOfJson(answer)] : faults
}

/** React Router encodes a redirect as a list in which the URL follows 'redirect'. */
function redirectIn(text: string): string {
  const values: unknown = JSON.parse(text.split('\n')[0] ?? '[]')
  const list = Array.isArray(values) ? values : []
  return String(list[list.indexOf('redirect') + 1])
}

function faultsOfJson({ status, headers, text }: Answer): string[] {
  if (!headers.get('Content-Type')?.startsWith('application/json')) return ['answers no JSON']
  const body: unknown = JSON.parse(text)
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return ['answers no object']
  const { error, fields } = body as { error?: unknown; fields?: unknown }
  if (status !== 200 && (typeof error !== 'string' || error === '')) return ['refuses without a sentence']
  const areSentences = (value: object) =>
    Object.values(value).every((sentence) => typeof sentence === 'string')
  if (
    fields !== undefined &&
    (status !== 400 || typeof fields !== 'object' || !areSentences(fields as object))
  )
    return ['names its fields in another shape']
  return []
}

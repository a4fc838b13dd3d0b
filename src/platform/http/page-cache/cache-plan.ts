/** The one address under which a cacheable page is cached, and what it holds. */
export interface CachePlan {
  /** Path and query in a normal form; also the address that is rendered. */
  key: string
  kind: 'document' | 'data'
}

/** Null for everything that is never cached. */
export type PlanCaching = (url: string) => CachePlan | null

export interface CacheableRoute {
  /** As React Router writes it: `/produto/:slug`. */
  path: string
  /** The query parameters that a cached copy may depend on. Absent: never cached. */
  cache?: readonly string[]
}

interface Matcher {
  pattern: RegExp
  parameters: readonly string[]
}

const MAX_VALUE_LENGTH = 100
/** React Router names here the loaders that it wants; no other parameter is its own. */
const ROUTES_PARAMETER = '_routes'

export function createCachePlan(routes: Iterable<CacheableRoute>): PlanCaching {
  const matchers: Matcher[] = []
  for (const { path, cache } of routes)
    if (cache) matchers.push({ pattern: patternOf(path), parameters: cache })
  return (url) => {
    const question = url.indexOf('?')
    const path = question === -1 ? url : url.slice(0, question)
    const page = pageOf(path)
    const matcher = matchers.find(({ pattern }) => pattern.test(page))
    if (!matcher) return null
    const kind = page === path ? 'document' : 'data'
    const known = kind === 'data' ? [...matcher.parameters, ROUTES_PARAMETER] : matcher.parameters
    const query = question === -1 ? '' : normalQuery(url.slice(question + 1), known)
    return query === null ? null : { key: query ? `${path}?${query}` : path, kind }
  }
}

/** Anything but a plain word in a variable place (an encoded character, a dot) is left to the app, uncached. */
function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[\\w-]{1,120}')}$`)
}

/** React Router asks for the data of `/produtos` at `/produtos.data`, and of `/` at `/_.data`. */
function pageOf(path: string): string {
  if (path === '/_.data') return '/'
  return path.endsWith('.data') ? path.slice(0, -'.data'.length) : path
}

/** Null when the query holds anything that the page does not know, or anything twice. */
function normalQuery(text: string, known: readonly string[]): string | null {
  const given = new URLSearchParams(text)
  const normal = new URLSearchParams()
  for (const name of known) {
    const values = given.getAll(name)
    if (values.length > 1 || (values[0]?.length ?? 0) > MAX_VALUE_LENGTH) return null
    if (values[0] !== undefined) normal.set(name, values[0])
  }
  return normal.size === given.size ? normal.toString() : null
}

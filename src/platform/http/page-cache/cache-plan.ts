export interface CachePlan {
  key: string
  kind: 'document' | 'data'
}

export type PlanCaching = (url: string) => CachePlan | null

export interface CacheableRoute {
  path: string
  /** Query parameters that a cached copy may depend on. Absent: never cached. */
  cache?: readonly string[]
}

interface Matcher {
  pattern: RegExp
  parameters: readonly string[]
}

const MAX_VALUE_LENGTH = 100
/** React Router's only query parameter, which names the requested loaders. */
const ROUTES_PARAMETER = '_routes'

export function createCachePlan(routes: Iterable<CacheableRoute>): PlanCaching {
  const matchers: Matcher[] = []
  for (const { path, cache } of routes)
    if (cache) matchers.push({ pattern: compilePattern(path), parameters: cache })
  return (url) => {
    const question = url.indexOf('?')
    const path = question === -1 ? url : url.slice(0, question)
    const page = stripDataSuffix(path)
    const matcher = matchers.find(({ pattern }) => pattern.test(page))
    if (!matcher) return null
    const kind = page === path ? 'document' : 'data'
    const parameterNames = kind === 'data' ? [...matcher.parameters, ROUTES_PARAMETER] : matcher.parameters
    const query = question === -1 ? '' : normalQuery(url.slice(question + 1), parameterNames)
    return query === null ? null : { key: query ? `${path}?${query}` : path, kind }
  }
}

/** Parameters match plain words only; anything else (encoded characters, dots) is not cached. */
function compilePattern(path: string): RegExp {
  return new RegExp(`^${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[\\w-]{1,120}')}$`)
}

/** React Router's data URLs: `/produtos.data`, and `/_.data` for `/`. */
function stripDataSuffix(path: string): string {
  if (path === '/_.data') return '/'
  return path.endsWith('.data') ? path.slice(0, -'.data'.length) : path
}

function normalQuery(text: string, parameterNames: readonly string[]): string | null {
  const parameters = new URLSearchParams(text)
  const normal = new URLSearchParams()
  for (const name of parameterNames) {
    const values = parameters.getAll(name)
    if (values.length > 1 || (values[0]?.length ?? 0) > MAX_VALUE_LENGTH) return null
    if (values[0] !== undefined) normal.set(name, values[0])
  }
  return normal.size === parameters.size ? normal.toString() : null
}

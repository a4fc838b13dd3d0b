import { data } from 'react-router'

/** Content shown on a page; a change of it drops the cached copies. */
export type CacheTag = `${'product' | 'category' | 'post'}:${string}` | 'static'

/** Allows caching for all guests. The route module must also export `headers = loaderHeaders`. */
export function cacheable<Value>(value: Value, tags: readonly CacheTag[], init: { status?: number } = {}) {
  return data(value, { ...init, headers: { 'Cache-Tag': tags.join(',') } })
}

export function loaderHeaders({ loaderHeaders: headers }: { loaderHeaders: Headers }): Headers {
  return headers
}

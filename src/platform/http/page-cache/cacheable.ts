import { data } from 'react-router'

/** What a page shows; when one of them changes, the cached copies of the page are dropped. */
export type CacheTag = `${'product' | 'category' | 'post'}:${string}` | 'static'

/** A loader's answer that may be cached for every guest. The route module also needs `export const headers = loaderHeaders`. */
export function cacheable<Value>(value: Value, tags: readonly CacheTag[], init: { status?: number } = {}) {
  return data(value, { ...init, headers: { 'Cache-Tag': tags.join(',') } })
}

export function loaderHeaders({ loaderHeaders: headers }: { loaderHeaders: Headers }): Headers {
  return headers
}

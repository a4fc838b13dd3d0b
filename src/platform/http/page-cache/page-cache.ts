import type { IncomingMessage } from 'node:http'
import { performance } from 'node:perf_hooks'
import type { SecurityHeaders } from '#platform/http/answers/security-headers.ts'
import type { CachePlan, PlanCaching } from './cache-plan.ts'
import { type CachedPage, isCacheable, isPrivate, type RenderedPage, toCachedPage } from './cached-page.ts'
import { type Change, createPageStore, type PageStore } from './page-store.ts'

export interface PageCacheOptions {
  plan: PlanCaching
  security: SecurityHeaders
  personalCookies: readonly PersonalCookie[]
  maxBytes?: number
  maxAgeMs?: number
  /** Re-renders at the end of the day, because prices may be valid for one day only. */
  day?: { now(): number; end(): number }
  now?: () => number
}

export interface PersonalCookie {
  name: string
  /** Verifies the value, so that invented cookies cannot bypass the cache. */
  isOurs(value: string): boolean
}

export interface PageCache {
  find(req: IncomingMessage): CachedPage | undefined
  planFor(req: IncomingMessage): CachePlan | null
  fill(plan: CachePlan, render: () => Promise<RenderedPage>): Promise<Filled>
  isRendering(key: string): boolean
  drop(change: Change): void
  suspend(): void
  /** Change events may have been missed, so the cache starts empty. */
  resume(): void
  bytes(): number
  size(): number
}

export type Filled = { page: CachedPage } | { rendered: RenderedPage } | undefined

const DEFAULT_MAX_BYTES = 64 * 1024 * 1024
const DEFAULT_MAX_AGE_MS = 15 * 60 * 1000

/** Starts suspended, until the database can announce changes. */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { maxAgeMs = DEFAULT_MAX_AGE_MS, now = () => performance.now(), day } = options
  const store = createPageStore(options.maxBytes ?? DEFAULT_MAX_BYTES)
  const rendering = new Map<string, Promise<Filled>>()
  const personal = options.personalCookies.map(({ name, isOurs }) => ({ mark: `${name}=`, isOurs }))
  let isActive = false

  const isForAnybody = (req: IncomingMessage) => {
    if (!isActive || (req.method !== 'GET' && req.method !== 'HEAD')) return false
    const { cookie } = req.headers
    return cookie === undefined || !personal.some((name) => carries(cookie, name))
  }
  const isFresh = ({ expiresAt, trueUntil }: CachedPage) =>
    expiresAt > now() && (!day || trueUntil > day.now())
  const fresh = (page: CachedPage | undefined) => (page && isFresh(page) ? page : undefined)
  const renderAndCache = async (plan: CachePlan, render: () => Promise<RenderedPage>): Promise<Filled> => {
    const epoch = store.epoch()
    const trueUntil = day?.end() ?? Number.POSITIVE_INFINITY
    const renderedPage = await render()
    if (!isCacheable(renderedPage)) return isPrivate(renderedPage) ? undefined : { rendered: renderedPage }
    const lasting = { expiresAt: now() + maxAgeMs, trueUntil }
    const page = await toCachedPage({
      key: plan.key,
      rendered: renderedPage,
      security: options.security,
      ...lasting,
    })
    // A page whose content changed during rendering is not stored. Visitors who already wait still get it,
    // because they asked before the change.
    if (isActive && store.epoch() === epoch) store.put(page)
    return { page }
  }
  const forgetUnfinished = () => rendering.clear()

  return {
    find: (req) =>
      isForAnybody(req)
        ? fresh(store.getByUrl(req.url ?? '') ?? findParsed(store, options.plan, req))
        : undefined,
    planFor: (req) => (isForAnybody(req) ? options.plan(req.url ?? '') : null),
    isRendering: (key) => rendering.has(key),
    async fill(plan, render) {
      const pendingRender = rendering.get(plan.key)
      if (pendingRender) {
        const shared = await pendingRender
        return shared && 'page' in shared ? shared : undefined
      }
      const work = renderAndCache(plan, render)
      rendering.set(plan.key, work)
      try {
        return await work
      } finally {
        if (rendering.get(plan.key) === work) rendering.delete(plan.key)
      }
    },
    drop(change) {
      store.drop(change)
      forgetUnfinished()
    },
    suspend() {
      isActive = false
      store.clear()
      forgetUnfinished()
    },
    resume() {
      store.clear()
      forgetUnfinished()
      isActive = true
    },
    bytes: store.bytes,
    size: store.size,
  }
}

function carries(
  cookies: string,
  { mark, isOurs }: { mark: string; isOurs(value: string): boolean },
): boolean {
  if (!cookies.includes(mark)) return false
  return cookies.split(';').some((pair) => {
    const trimmed = pair.trim()
    return trimmed.startsWith(mark) && isOurs(trimmed.slice(mark.length))
  })
}

/** Finds the same page with another parameter order, and remembers this URL for next time. */
function findParsed(store: PageStore, plan: PlanCaching, req: IncomingMessage): CachedPage | undefined {
  const url = req.url ?? ''
  const cachePlan = plan(url)
  const page = cachePlan ? store.get(cachePlan.key) : undefined
  if (page) store.rememberUrl(url, page)
  return page
}

import type { IncomingMessage } from 'node:http'
import { performance } from 'node:perf_hooks'
import type { SecurityHeaders } from '#platform/http/answers/security-headers.ts'
import type { CachePlan, PlanCaching } from './cache-plan.ts'
import { type CachedPage, isCacheable, isPrivate, type RenderedPage, toCachedPage } from './cached-page.ts'
import { type Change, createPageStore, type PageStore } from './page-store.ts'

export interface PageCacheOptions {
  plan: PlanCaching
  security: SecurityHeaders
  /** A request with one of these is somebody's own: the session, and a message that is shown once. */
  personalCookies: readonly PersonalCookie[]
  maxBytes?: number
  /** Even without an announcement a page is made anew after this long. */
  maxAgeMs?: number
  /** What a page says may hold for today only, a price above all: by this clock it is made anew, however young it is. */
  day?: { now(): number; end(): number }
  /** Milliseconds of a clock that nobody sets. */
  now?: () => number
}

export interface PersonalCookie {
  name: string
  /** Whether the shop has given it out: a made-up one must not buy a page of one's own. */
  isOurs(value: string): boolean
}

export interface PageCache {
  /** The cached answer to this request. Costs a look-up in a table; nothing is parsed in the common case. */
  find(req: IncomingMessage): CachedPage | undefined
  /** How this request may be answered from the cache; null when it must not be. */
  planFor(req: IncomingMessage): CachePlan | null
  /** Renders a page once for all who wait for it, and caches it if it may be cached. */
  fill(plan: CachePlan, render: () => Promise<RenderedPage>): Promise<Filled>
  isRendering(key: string): boolean
  drop(change: Change): void
  /** Announcements cannot be received: nothing cached can be trusted. */
  suspend(): void
  /** Announcements arrive again; what was missed is unknown, so it starts empty. */
  resume(): void
  bytes(): number
  size(): number
}

/** A page that may be sent to anybody, an answer for one visitor only, or nothing: then the visitor needs a render of their own. */
export type Filled = { page: CachedPage } | { rendered: RenderedPage } | undefined

const DEFAULT_MAX_BYTES = 64 * 1024 * 1024
const DEFAULT_MAX_AGE_MS = 15 * 60 * 1000

/** Starts suspended: until the database can announce changes, no page may be cached. */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { maxAgeMs = DEFAULT_MAX_AGE_MS, now = () => performance.now(), day } = options
  const store = createPageStore(options.maxBytes ?? DEFAULT_MAX_BYTES)
  const rendering = new Map<string, Promise<Filled>>()
  const personal = options.personalCookies.map(({ name, isOurs }) => ({ mark: `${name}=`, isOurs }))
  let isActive = false

  const isForAnybody = (req: IncomingMessage) => {
    if (!isActive || (req.method !== 'GET' && req.method !== 'HEAD')) return false
    const { cookie } = req.headers
    return cookie === undefined || !personal.some((each) => carries(cookie, each))
  }
  const isFresh = ({ expiresAt, trueUntil }: CachedPage) =>
    expiresAt > now() && (!day || trueUntil > day.now())
  const fresh = (page: CachedPage | undefined) => (page && isFresh(page) ? page : undefined)
  const renderAndCache = async (plan: CachePlan, render: () => Promise<RenderedPage>): Promise<Filled> => {
    const epoch = store.epoch()
    const trueUntil = day?.end() ?? Number.POSITIVE_INFINITY
    const rendered = await render()
    if (!isCacheable(rendered)) return isPrivate(rendered) ? undefined : { rendered }
    const lasting = { expiresAt: now() + maxAgeMs, trueUntil }
    const page = await toCachedPage({ key: plan.key, rendered, security: options.security, ...lasting })
    // A change announced meanwhile may be missing from it; those who waited asked before the change.
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
      const running = rendering.get(plan.key)
      if (running) {
        const shared = await running
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

/** Nothing is parsed where the name does not even occur, which is the common case. */
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

/** The same page under another order of its parameters; the next time this address is found at once. */
function findParsed(store: PageStore, plan: PlanCaching, req: IncomingMessage): CachedPage | undefined {
  const url = req.url ?? ''
  const planned = plan(url)
  const page = planned ? store.get(planned.key) : undefined
  if (page) store.rememberUrl(url, page)
  return page
}

import type { Logger } from 'pino'
import type { PageCache } from '#platform/http/page-cache/page-cache.ts'
import type { Change } from '#platform/http/page-cache/page-store.ts'
import type { EventStream } from './event-stream.ts'
import { channelEvents, type ProductUpdate } from './product-updates-channel.ts'

/** A line to the database that reconnects by itself and says whether it is connected. */
export type Listen = (options: {
  channels: readonly string[]
  onNotification(notification: { channel: string; payload: string }): void
  /** After every (re)connection, once LISTEN is in force. */
  onUp(): void
  onDown(error: Error): void
}) => { close(): Promise<void> }

export interface FollowOptions {
  listen: Listen
  pageCache: Pick<PageCache, 'drop' | 'suspend' | 'resume'>
  productUpdates: Pick<EventStream, 'send'>
  /** Orders or notices changed: tells the open pages of the back office. */
  notifyBackOffice(): void
  /** Somebody lost their role, here or on another node. */
  dropBackOffice(): void
  /** Reads the owner's settings anew; pages made before that must not be kept. */
  refreshSettings(): Promise<void>
  /** Counts again what menus depend on; true if the pages of the whole shop changed with it. */
  refreshParts(): Promise<boolean>
  log: Pick<Logger, 'warn' | 'info'>
  intervalMs?: number
}

const INTERVAL_MS = 1_000

export interface Following {
  /** When announcements arrive for the first time: from then on pages may be kept. */
  readonly listening: Promise<void>
  close(): Promise<void>
}

/** Listens for what changed in the database: first this process forgets its pages, then the browsers are told. */
export function followAnnouncements(options: FollowOptions): Following {
  const { pageCache, productUpdates, log } = options
  const keepFormer = (error: unknown) => {
    log.warn({ err: error }, 'the settings could not be read anew; the former ones hold')
    return false
  }
  const refresh = () => options.refreshSettings().catch(keepFormer)
  const refreshParts = () => options.refreshParts().catch(keepFormer)
  const changes = coalesce<Change>(options.intervalMs ?? INTERVAL_MS, (batch) => {
    const merged = mergeChanges(batch)
    for (const change of merged) {
      if (change.kind === 'settings') void refresh().then(() => pageCache.drop(change))
      else pageCache.drop(change)
    }
    if (merged.some(({ kind }) => kind !== 'settings'))
      void refreshParts().then((areOthers) => areOthers && pageCache.drop({ kind: 'settings', ids: 'all' }))
    const products = merged.find(({ kind }) => kind === 'product')
    if (products) productUpdates.send(channelEvents.update, { ids: products.ids } satisfies ProductUpdate)
  })
  const backOffice = coalesce<string>(options.intervalMs ?? INTERVAL_MS, () => options.notifyBackOffice())
  const { promise: listening, resolve: startListening } = Promise.withResolvers<void>()
  let isListening: boolean | undefined
  const line = options.listen({
    channels: [...announcementChannels, BACK_OFFICE_CHANNEL],
    onNotification({ channel, payload }) {
      if (channel === BACK_OFFICE_CHANNEL)
        return payload === ROLES_CHANGED ? options.dropBackOffice() : backOffice.add(payload)
      const change = parseAnnouncement(payload)
      if (change) return changes.add(change)
      log.warn({ channel }, 'an announcement of the database was not understood; every page is forgotten')
      pageCache.resume()
    },
    async onUp() {
      isListening = true
      await Promise.all([refresh(), refreshParts()])
      // Lost again meanwhile: pages made now could miss a change.
      if (!isListening) return
      pageCache.resume()
      // Something may have changed meanwhile; pages are fresh again, so browsers may ask now.
      productUpdates.send(channelEvents.update, { ids: 'all' } satisfies ProductUpdate)
      options.notifyBackOffice()
      startListening()
      log.info('announcements of the database are heard')
    },
    onDown() {
      changes.clear()
      pageCache.suspend()
      // Every failed attempt to reconnect comes by here; one line about it is enough.
      if (isListening !== false) log.warn('announcements of the database are not heard; pages are not cached')
      isListening = false
    },
  })
  return {
    listening,
    async close() {
      changes.clear()
      backOffice.clear()
      await line.close()
    },
  }
}

/** The database's channels: products for pages and browsers, the rest of the content for pages. */
const announcementChannels = ['product_updates', 'content_updates'] as const

/** Orders and notices, for open pages of the back office; it does not say which. */
const BACK_OFFICE_CHANNEL = 'back_office_updates'

/** What it says when somebody lost their role: who listens there has to show anew that they may. */
const ROLES_CHANGED = 'roles'

const kinds: Record<string, Change['kind']> = {
  products: 'product',
  categories: 'category',
  posts: 'post',
  settings: 'settings',
}

/** Reads `{"kind":"products","ids":["…"]}`; undefined for anything that this version does not know. */
export function parseAnnouncement(payload: string): Change | undefined {
  let value: unknown
  try {
    value = JSON.parse(payload)
  } catch {
    return undefined
  }
  if (typeof value !== 'object' || value === null || !('kind' in value) || !('ids' in value)) return undefined
  const kind = Object.hasOwn(kinds, String(value.kind)) ? kinds[String(value.kind)] : undefined
  if (!kind) return undefined
  if (value.ids === 'all') return { kind, ids: 'all' }
  if (!Array.isArray(value.ids) || !value.ids.every((id) => typeof id === 'string')) return undefined
  return { kind, ids: value.ids }
}

/** One change for each kind, with all ids of its parts. */
export function mergeChanges(changes: readonly Change[]): Change[] {
  const merged = new Map<Change['kind'], Set<string> | 'all'>()
  for (const { kind, ids } of changes) {
    const known = merged.get(kind)
    if (ids === 'all' || known === 'all') merged.set(kind, 'all')
    else merged.set(kind, new Set([...(known ?? []), ...ids]))
  }
  return [...merged].map(([kind, ids]) => ({ kind, ids: ids === 'all' ? ids : [...ids] }))
}

/**
 * Passes the first item on at once and then at most one batch per interval, so that a busy hour of sales costs one
 * round of rendering a second and a single edit is seen immediately.
 */
interface Coalescer<Item> {
  add(item: Item): void
  /** Forgets what waits. */
  clear(): void
}

export function coalesce<Item>(intervalMs: number, deliver: (batch: Item[]) => void): Coalescer<Item> {
  let waiting: Item[] = []
  let timer: NodeJS.Timeout | undefined

  const pause = () => {
    timer = setTimeout(() => {
      timer = undefined
      if (waiting.length > 0) flush()
    }, intervalMs)
    timer.unref()
  }
  const flush = () => {
    const batch = waiting
    waiting = []
    pause()
    deliver(batch)
  }
  return {
    add(item) {
      waiting.push(item)
      if (!timer) flush()
    },
    clear() {
      clearTimeout(timer)
      timer = undefined
      waiting = []
    },
  }
}

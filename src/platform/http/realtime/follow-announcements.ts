import type { Logger } from 'pino'
import type { PageCache } from '#platform/http/page-cache/page-cache.ts'
import type { Change } from '#platform/http/page-cache/page-store.ts'
import type { EventStream } from './event-stream.ts'
import { channelEvents, type ProductUpdate } from './product-updates-channel.ts'

export type Listen = (options: {
  channels: readonly string[]
  onNotification(notification: { channel: string; payload: string }): void
  onUp(): void
  onDown(error: Error): void
}) => { close(): Promise<void> }

export interface FollowOptions {
  listen: Listen
  pageCache: Pick<PageCache, 'drop' | 'suspend' | 'resume'>
  productUpdates: Pick<EventStream, 'send'>
  notifyBackOffice(): void
  dropBackOffice(): void
  refreshSettings(): Promise<void>
  refreshParts(): Promise<boolean>
  log: Pick<Logger, 'warn' | 'info'>
  intervalMs?: number
}

const INTERVAL_MS = 1_000

export interface Following {
  /** Resolves on the first connection: pages may be cached from then on. */
  readonly listening: Promise<void>
  close(): Promise<void>
}

/** Clears this process's cache first, then notifies browsers. */
export function followAnnouncements(options: FollowOptions): Following {
  const { pageCache, productUpdates, log } = options
  const keepFormer = (error: unknown) => {
    log.warn({ err: error }, 'the settings could not be read anew; the former ones hold')
    return false
  }
  const refresh = () => options.refreshSettings().catch(keepFormer)
  const refreshParts = () => options.refreshParts().catch(keepFormer)
  const changes = coalesce<Change>(options.intervalMs ?? INTERVAL_MS, (batch) => {
    const mergedChanges = mergeChanges(batch)
    for (const change of mergedChanges) {
      if (change.kind === 'settings') void refresh().then(() => pageCache.drop(change))
      else pageCache.drop(change)
    }
    if (mergedChanges.some(({ kind }) => kind !== 'settings'))
      void refreshParts().then((areOthers) => areOthers && pageCache.drop({ kind: 'settings', ids: 'all' }))
    const products = mergedChanges.find(({ kind }) => kind === 'product')
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
      // The connection was lost again, so pages rendered now could miss a change.
      if (!isListening) return
      pageCache.resume()
      // Changes may have been missed. The cache is empty, so browsers may reload now.
      productUpdates.send(channelEvents.update, { ids: 'all' } satisfies ProductUpdate)
      options.notifyBackOffice()
      startListening()
      log.info('announcements of the database are heard')
    },
    onDown() {
      changes.clear()
      pageCache.suspend()
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

/** Channels: 'product_updates' for pages and browsers, 'content_updates' for pages only. */
const announcementChannels = ['product_updates', 'content_updates'] as const

const BACK_OFFICE_CHANNEL = 'back_office_updates'

/** Payload sent after someone lost a role: listeners must be authorised again. */
const ROLES_CHANGED = 'roles'

const kinds: Record<string, Change['kind']> = {
  products: 'product',
  categories: 'category',
  posts: 'post',
  settings: 'settings',
}

/** Returns undefined for payloads that this version does not know. */
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

export function mergeChanges(changes: readonly Change[]): Change[] {
  const kinds = new Map<Change['kind'], Set<string> | 'all'>()
  for (const { kind, ids } of changes) {
    const mergedIds = kinds.get(kind)
    if (ids === 'all' || mergedIds === 'all') kinds.set(kind, 'all')
    else kinds.set(kind, new Set([...(mergedIds ?? []), ...ids]))
  }
  return [...kinds].map(([kind, ids]) => ({ kind, ids: ids === 'all' ? ids : [...ids] }))
}

/**
 * Delivers the first item at once, then at most one batch per interval: busy hours stay cheap and single
 * edits are instant.
 */
interface Coalescer<Item> {
  add(item: Item): void
  clear(): void
}

export function coalesce<Item>(intervalMs: number, deliver: (batch: Item[]) => void): Coalescer<Item> {
  let pendingItems: Item[] = []
  let timer: NodeJS.Timeout | undefined

  const pause = () => {
    timer = setTimeout(() => {
      timer = undefined
      if (pendingItems.length > 0) flush()
    }, intervalMs)
    timer.unref()
  }
  const flush = () => {
    const batch = pendingItems
    pendingItems = []
    pause()
    deliver(batch)
  }
  return {
    add(item) {
      pendingItems.push(item)
      if (!timer) flush()
    },
    clear() {
      clearTimeout(timer)
      timer = undefined
      pendingItems = []
    },
  }
}

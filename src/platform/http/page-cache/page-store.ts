import { LRUCache } from 'lru-cache'
import type { CachedPage } from './cached-page.ts'

export interface Change {
  kind: 'product' | 'category' | 'post' | 'settings'
  ids: readonly string[] | 'all'
}

export interface PageStore {
  get(key: string): CachedPage | undefined
  getByUrl(url: string): CachedPage | undefined
  rememberUrl(url: string, page: CachedPage): void
  put(page: CachedPage): void
  drop(change: Change): void
  clear(): void
  /** Increases with every drop; pages rendered under an older epoch may be stale. */
  epoch(): number
  bytes(): number
  size(): number
}

const MAX_URLS_PER_PAGE = 8

interface Slot {
  page: CachedPage
  urls: string[]
}

/** LRU bounded by bytes; does not store pages larger than a quarter of the limit. */
export function createPageStore(maxBytes: number): PageStore {
  const byUrl = new Map<string, Slot>()
  const slots = new LRUCache<string, Slot>({
    maxSize: maxBytes,
    maxEntrySize: Math.floor(maxBytes / 4),
    sizeCalculation: ({ page }) => page.bytes,
    dispose: ({ urls }) => {
      for (const url of urls) byUrl.delete(url)
    },
  })
  let epoch = 0

  return {
    get: (key) => slots.get(key)?.page,
    getByUrl(url) {
      const slot = byUrl.get(url)
      return slot && slots.get(slot.page.key)?.page
    },
    rememberUrl(url, page) {
      const slot = slots.peek(page.key)
      if (slot?.page !== page || slot.urls.length >= MAX_URLS_PER_PAGE || byUrl.has(url)) return
      slot.urls.push(url)
      byUrl.set(url, slot)
    },
    put(page) {
      slots.delete(page.key)
      const slot = { page, urls: [page.key] }
      slots.set(page.key, slot)
      if (slots.peek(page.key) === slot) byUrl.set(page.key, slot)
    },
    drop(change) {
      epoch += 1
      for (const { page } of [...slots.values()]) if (shows(page, change)) slots.delete(page.key)
    },
    clear() {
      epoch += 1
      slots.clear()
    },
    epoch: () => epoch,
    bytes: () => slots.calculatedSize,
    size: () => slots.size,
  }
}

function shows({ tags }: CachedPage, { kind, ids }: Change): boolean {
  if (kind === 'settings' || tags.has(`${kind}:*`)) return true
  if (ids !== 'all') return ids.some((id) => tags.has(`${kind}:${id}`))
  for (const tag of tags) if (tag.startsWith(`${kind}:`)) return true
  return false
}

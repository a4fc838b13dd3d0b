import type { CachedPage } from './cached-page.ts'

/** A change that pages may show: some products, or all of them. */
export interface Change {
  kind: 'product' | 'category' | 'post'
  ids: readonly string[] | 'all'
}

export interface PageStore {
  get(key: string): CachedPage | undefined
  /** By the address as it was typed; the common case needs no parsing. */
  getByUrl(url: string): CachedPage | undefined
  rememberUrl(url: string, page: CachedPage): void
  put(page: CachedPage): void
  drop(change: Change): void
  clear(): void
  /** Grows with every drop and clear: what was rendered under an older count may already be wrong. */
  epoch(): number
  bytes(): number
  size(): number
}

interface Slot {
  page: CachedPage
  lastUse: number
  urls: string[]
}

const MAX_URLS_PER_PAGE = 8

/**
 * Bounded by bytes; the page that was longest unused goes first. A use writes one number, so that hits stay cheap, and
 * only a full store searches for the oldest.
 */
export function createPageStore(maxBytes: number): PageStore {
  const slots = new Map<string, Slot>()
  const byUrl = new Map<string, Slot>()
  let bytes = 0
  let epoch = 0
  let uses = 0

  const remove = (slot: Slot) => {
    slots.delete(slot.page.key)
    for (const url of slot.urls) byUrl.delete(url)
    bytes -= slot.page.bytes
  }
  const use = (slot: Slot | undefined) => {
    if (!slot) return undefined
    uses += 1
    slot.lastUse = uses
    return slot.page
  }
  const makeRoom = () => {
    while (bytes > maxBytes) {
      let oldest: Slot | undefined
      for (const slot of slots.values()) if (!oldest || slot.lastUse < oldest.lastUse) oldest = slot
      if (!oldest) return
      remove(oldest)
    }
  }

  return {
    get: (key) => use(slots.get(key)),
    getByUrl: (url) => use(byUrl.get(url)),
    rememberUrl(url, page) {
      const slot = slots.get(page.key)
      if (slot?.page !== page || slot.urls.length >= MAX_URLS_PER_PAGE || byUrl.has(url)) return
      slot.urls.push(url)
      byUrl.set(url, slot)
    },
    put(page) {
      const earlier = slots.get(page.key)
      if (earlier) remove(earlier)
      if (page.bytes > maxBytes / 4) return
      const slot = { page, lastUse: 0, urls: [page.key] }
      slots.set(page.key, slot)
      byUrl.set(page.key, slot)
      bytes += page.bytes
      use(slot)
      makeRoom()
    },
    drop(change) {
      epoch += 1
      for (const slot of slots.values()) if (shows(slot.page, change)) remove(slot)
    },
    clear() {
      epoch += 1
      slots.clear()
      byUrl.clear()
      bytes = 0
    },
    epoch: () => epoch,
    bytes: () => bytes,
    size: () => slots.size,
  }
}

function shows({ tags }: CachedPage, { kind, ids }: Change): boolean {
  if (tags.has(`${kind}:*`)) return true
  if (ids !== 'all') return ids.some((id) => tags.has(`${kind}:${id}`))
  for (const tag of tags) if (tag.startsWith(`${kind}:`)) return true
  return false
}

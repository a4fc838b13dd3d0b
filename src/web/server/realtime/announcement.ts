import type { Change } from '#web/server/page-cache/page-store.ts'

/** The database's channels: products for pages and browsers, the rest of the content for pages. */
export const announcementChannels = ['product_updates', 'content_updates'] as const

/** Orders and notices, for open pages of the back office; it does not say which. */
export const BACK_OFFICE_CHANNEL = 'back_office_updates'

/** What it says when somebody lost her role: who listens there has to show anew that she may. */
export const ROLES_CHANGED = 'roles'

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

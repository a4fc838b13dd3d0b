import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  coalesce,
  followAnnouncements,
  type Listen,
  mergeChanges,
  parseAnnouncement,
} from './follow-announcements.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function follow({ otherParts = false } = {}) {
  const events: unknown[] = []
  const logLines: string[] = []
  const changes: string[] = []
  let line: Parameters<Listen>[0] | undefined
  const close = vi.fn(async () => undefined)
  const following = followAnnouncements({
    listen: (options) => {
      line = options
      return { close }
    },
    pageCache: {
      drop: (change) => events.push(['drop', change]),
      suspend: () => events.push('suspend'),
      resume: () => events.push('resume'),
    },
    productUpdates: { send: (event, data) => events.push([event, data]) },
    notifyBackOffice: () => changes.push('told'),
    dropBackOffice: () => changes.push('dropped'),
    refreshSettings: async () => {
      events.push('refresh')
    },
    refreshParts: async () => otherParts,
    log: { info: () => undefined, warn: (...args: unknown[]) => logLines.push(String(args.at(-1))) },
  })
  if (!line) throw new Error('nobody listens')
  const { channels, onUp, onDown, onNotification } = line
  const announce = (payload: object | string, channel = 'product_updates') =>
    onNotification({ channel, payload: typeof payload === 'string' ? payload : JSON.stringify(payload) })
  return {
    events,
    logged: logLines,
    heard: changes,
    channels,
    onUp,
    onDown: () => onDown(new Error('unavailable')),
    announce,
    following,
    close,
  }
}

it('clears the cached pages before it notifies the browsers', () => {
  const { events, announce, channels } = follow()
  expect(channels).toEqual(['product_updates', 'content_updates', 'back_office_updates'])
  announce({ kind: 'products', ids: ['a'] })
  expect(events).toEqual([
    ['drop', { kind: 'product', ids: ['a'] }],
    ['product-updates', { ids: ['a'] }],
  ])
})

it('gathers a busy second into one announcement', () => {
  const { events, announce } = follow()
  announce({ kind: 'products', ids: ['a'] })
  events.length = 0
  announce({ kind: 'products', ids: ['a', 'b'] })
  announce({ kind: 'products', ids: ['c'] })
  expect(events).toEqual([])
  vi.advanceTimersByTime(1_000)
  expect(events).toEqual([
    ['drop', { kind: 'product', ids: ['a', 'b', 'c'] }],
    ['product-updates', { ids: ['a', 'b', 'c'] }],
  ])
})

it('does not bother browsers with categories and posts', () => {
  const { events, announce } = follow()
  announce({ kind: 'posts', ids: ['a'] }, 'content_updates')
  expect(events).toEqual([['drop', { kind: 'post', ids: ['a'] }]])
})

it('reloads the settings before it evicts the pages that show them', async () => {
  const { events, announce } = follow()
  announce({ kind: 'settings', ids: ['a'] }, 'content_updates')
  await vi.advanceTimersByTimeAsync(0)
  expect(events).toEqual(['refresh', ['drop', { kind: 'settings', ids: ['a'] }]])
})

it('forgets every page when menus show other links after a change', async () => {
  const { events, announce } = follow({ otherParts: true })
  announce({ kind: 'posts', ids: ['a'] }, 'content_updates')
  await vi.advanceTimersByTimeAsync(0)
  expect(events).toEqual([
    ['drop', { kind: 'post', ids: ['a'] }],
    ['drop', { kind: 'settings', ids: 'all' }],
  ])
})

it('stops caching while disconnected, logs it once, and asks everybody to reload afterwards', async () => {
  const { events, logged: logLines, onUp, onDown } = follow()
  onUp()
  await vi.advanceTimersByTimeAsync(0)
  onDown()
  onDown()
  onUp()
  await vi.advanceTimersByTimeAsync(0)
  expect(events).toEqual([
    'refresh',
    'resume',
    ['product-updates', { ids: 'all' }],
    'suspend',
    'suspend',
    'refresh',
    'resume',
    ['product-updates', { ids: 'all' }],
  ])
  expect(logLines).toHaveLength(1)
})

it('forgets every page when it does not understand', () => {
  const { events, logged: logLines, announce } = follow()
  announce('from a newer version')
  expect(events).toEqual(['resume'])
  expect(logLines).toHaveLength(1)
})

it('hangs up with what waits left unsaid', async () => {
  const { events, announce, following, close } = follow()
  announce({ kind: 'products', ids: ['a'] })
  announce({ kind: 'products', ids: ['b'] })
  events.length = 0
  await following.close()
  vi.advanceTimersByTime(5_000)
  expect(close).toHaveBeenCalledOnce()
  expect(events).toEqual([])
})

it('notifies the back office at once, then at most once a second, and keeps all pages cached', () => {
  const { heard: changes, events, logged: logLines, announce } = follow()
  for (const kind of ['orders', 'notices', 'orders']) announce(kind, 'back_office_updates')
  expect(changes).toHaveLength(1)
  vi.advanceTimersByTime(1_000)
  expect(changes).toHaveLength(2)
  expect([...events, ...logLines]).toEqual([])
})

it('lets go of everybody in the back office at once when a role ends', () => {
  const { heard: changes, announce } = follow()
  announce('roles', 'back_office_updates')
  announce('roles', 'back_office_updates')
  expect(changes).toEqual(['dropped', 'dropped'])
})

describe('parseAnnouncement', () => {
  it.each([
    ['{"kind":"products","ids":["a","b"]}', { kind: 'product', ids: ['a', 'b'] }],
    ['{"kind" : "categories", "ids" : ["c"]}', { kind: 'category', ids: ['c'] }],
    ['{"kind":"posts","ids":"all"}', { kind: 'post', ids: 'all' }],
  ])('reads %s', (payload, change) => {
    expect(parseAnnouncement(payload)).toEqual(change)
  })

  it.each([
    '',
    'all',
    '[]',
    'null',
    '{"kind":"orders","ids":["a"]}',
    '{"kind":"constructor","ids":[]}',
    '{"kind":"products","ids":[1]}',
    '{"kind":"products"}',
  ])('does not pretend to understand %j', (payload) => {
    expect(parseAnnouncement(payload)).toBeUndefined()
  })
})

it('mergeChanges names each thing once, and all swallows the rest', () => {
  expect(
    mergeChanges([
      { kind: 'product', ids: ['a', 'b'] },
      { kind: 'post', ids: ['x'] },
      { kind: 'product', ids: ['b', 'c'] },
      { kind: 'category', ids: 'all' },
      { kind: 'category', ids: ['y'] },
    ]),
  ).toEqual([
    { kind: 'product', ids: ['a', 'b', 'c'] },
    { kind: 'post', ids: ['x'] },
    { kind: 'category', ids: 'all' },
  ])
})

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('passes the first on at once, and then one batch a second', () => {
  const batches: number[][] = []
  const items = coalesce<number>(1_000, (batch) => batches.push(batch))
  items.add(1)
  expect(batches).toEqual([[1]])
  items.add(2)
  items.add(3)
  vi.advanceTimersByTime(999)
  expect(batches).toEqual([[1]])
  vi.advanceTimersByTime(1)
  expect(batches).toEqual([[1], [2, 3]])
  items.add(4)
  expect(batches).toHaveLength(2)
  vi.advanceTimersByTime(1_000)
  expect(batches).toEqual([[1], [2, 3], [4]])
  vi.advanceTimersByTime(1_000)
  items.add(5)
  expect(batches, 'after a quiet second the next is passed on at once').toEqual([[1], [2, 3], [4], [5]])
  expect(vi.getTimerCount()).toBe(1)
})

it('forgets what waits, and starts afresh', () => {
  const batches: number[][] = []
  const items = coalesce<number>(1_000, (batch) => batches.push(batch))
  items.add(1)
  items.add(2)
  items.clear()
  vi.advanceTimersByTime(5_000)
  items.add(3)
  expect(batches).toEqual([[1], [3]])
})

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { followAnnouncements, type Listen } from './follow-announcements.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function follow() {
  const events: unknown[] = []
  const logged: string[] = []
  const told: string[] = []
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
    notifyBackOffice: () => told.push('told'),
    dropBackOffice: () => told.push('dropped'),
    refreshSettings: async () => {
      events.push('refresh')
    },
    log: { info: () => undefined, warn: (...args: unknown[]) => logged.push(String(args.at(-1))) },
  })
  if (!line) throw new Error('nobody listens')
  const { channels, onUp, onDown, onNotification } = line
  const announce = (payload: object | string, channel = 'product_updates') =>
    onNotification({ channel, payload: typeof payload === 'string' ? payload : JSON.stringify(payload) })
  return {
    events,
    logged,
    told,
    channels,
    onUp,
    onDown: () => onDown(new Error('unavailable')),
    announce,
    following,
    close,
  }
}

it('forgets the pages first and tells the browsers then', () => {
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

it('reads the settings anew before it forgets the pages that showed them', async () => {
  const { events, announce } = follow()
  announce({ kind: 'settings', ids: ['a'] }, 'content_updates')
  await vi.advanceTimersByTimeAsync(0)
  expect(events).toEqual(['refresh', ['drop', { kind: 'settings', ids: ['a'] }]])
})

it('stops caching while it is deaf, says so once, and tells everybody to look again afterwards', async () => {
  const { events, logged, onUp, onDown } = follow()
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
  expect(logged).toHaveLength(1)
})

it('forgets every page when it does not understand', () => {
  const { events, logged, announce } = follow()
  announce('from a newer version')
  expect(events).toEqual(['resume'])
  expect(logged).toHaveLength(1)
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

it('tells the back office at once, then at most once a second, and forgets no page for it', () => {
  const { told, events, logged, announce } = follow()
  for (const what of ['orders', 'notices', 'orders']) announce(what, 'back_office_updates')
  expect(told).toHaveLength(1)
  vi.advanceTimersByTime(1_000)
  expect(told).toHaveLength(2)
  expect([...events, ...logged]).toEqual([])
})

it('lets go of everybody in the back office at once when a role ends', () => {
  const { told, announce } = follow()
  announce('roles', 'back_office_updates')
  announce('roles', 'back_office_updates')
  expect(told).toEqual(['dropped', 'dropped'])
})

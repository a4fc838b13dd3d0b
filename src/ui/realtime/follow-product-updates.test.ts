import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ChangedProducts } from '#platform/http/realtime/product-updates-channel.ts'
import type { Browser, Events } from './follow-channel.ts'
import { followProductUpdates } from './follow-product-updates.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function openPage({ random = 0, hidden = false } = {}) {
  const connections: FakeEvents[] = []
  const visibility = new EventTarget()
  let isHidden = hidden
  const browser: Browser = {
    openEvents: () => {
      const events = new FakeEvents()
      connections.push(events)
      return events
    },
    isHidden: () => isHidden,
    onVisibilityChange(listener) {
      visibility.addEventListener('change', listener)
      return () => visibility.removeEventListener('change', listener)
    },
    random: () => random,
  }
  const changes: ChangedProducts[] = []
  const stop = followProductUpdates((products) => changes.push(products), browser)
  const setHidden = (value: boolean) => {
    isHidden = value
    visibility.dispatchEvent(new Event('change'))
  }
  const current = () => {
    const last = connections.at(-1)
    if (!last) throw new Error('no connection was opened')
    return last
  }
  return { connections, current, changes, stop, setHidden }
}

class FakeEvents implements Events {
  readonly #target = new EventTarget()
  isOpen = true
  addEventListener(event: string, listener: (message: MessageEvent<string>) => void) {
    this.#target.addEventListener(event, listener as (message: Event) => void)
  }
  close() {
    this.isOpen = false
  }
  say(event: string, lastEventId: string, data: unknown = null) {
    this.#target.dispatchEvent(Object.assign(new Event(event), { lastEventId, data: JSON.stringify(data) }))
  }
  fail() {
    this.#target.dispatchEvent(new Event('error'))
  }
}

describe('followProductUpdates', () => {
  it('passes changes on, gathered and a little later', () => {
    const { current, changes } = openPage({ random: 0.5 })
    current().say('hello', 'a-0')
    current().say('product-updates', 'a-1', { ids: ['1', '2'] })
    vi.advanceTimersByTime(700)
    current().say('product-updates', 'a-2', { ids: ['2', '3'] })
    expect(changes).toEqual([])
    vi.advanceTimersByTime(50)
    expect(changes).toEqual([['1', '2', '3']])
    current().say('product-updates', 'a-3', { ids: 'all' })
    vi.advanceTimersByTime(750)
    expect(changes).toEqual([['1', '2', '3'], 'all'])
  })

  it('reconnects after 1, 2, 5 and then every 10 seconds', () => {
    const { connections, current } = openPage()
    for (const delay of [1_000, 2_000, 5_000, 10_000, 10_000, 10_000]) {
      const before = connections.length
      current().fail()
      expect(current().isOpen).toBe(false)
      vi.advanceTimersByTime(delay - 1)
      expect(connections).toHaveLength(before)
      vi.advanceTimersByTime(1)
      expect(connections).toHaveLength(before + 1)
    }
    current().say('hello', 'a-0')
    current().fail()
    vi.advanceTimersByTime(1_000)
    expect(connections, 'a connection that worked starts the count anew').toHaveLength(8)
  })

  it('asks for everything when it missed something, and for nothing when it did not', () => {
    const { current, changes } = openPage()
    const reconnect = (id: string) => {
      current().fail()
      vi.advanceTimersByTime(1_000)
      current().say('hello', id)
      vi.advanceTimersByTime(0)
    }
    current().say('hello', 'a-7')
    reconnect('a-7')
    expect(changes).toEqual([])
    reconnect('a-8')
    expect(changes).toEqual(['all'])
    reconnect('b-0')
    expect(changes, 'another process may know of other changes').toEqual(['all', 'all'])
  })

  it('gives up a line that fell silent', () => {
    const { connections, current } = openPage()
    current().say('hello', 'a-0')
    for (let beats = 0; beats < 5; beats += 1) {
      vi.advanceTimersByTime(25_000)
      current().say('heartbeat', 'a-0')
    }
    expect(connections).toHaveLength(1)
    vi.advanceTimersByTime(60_000)
    expect(current().isOpen).toBe(false)
    vi.advanceTimersByTime(1_000)
    expect(connections).toHaveLength(2)
  })

  it('pauses in a hidden tab and catches up afterwards', () => {
    const { connections, current, changes, setHidden } = openPage()
    current().say('hello', 'a-0')
    setHidden(true)
    expect(current().isOpen).toBe(false)
    vi.advanceTimersByTime(600_000)
    expect(connections).toHaveLength(1)
    setHidden(false)
    expect(connections).toHaveLength(2)
    current().say('hello', 'a-5')
    vi.advanceTimersByTime(0)
    expect(changes).toEqual(['all'])
  })

  it('does not open a line for a page in the background', () => {
    const { connections, setHidden } = openPage({ hidden: true })
    expect(connections).toHaveLength(0)
    setHidden(false)
    setHidden(false)
    expect(connections).toHaveLength(1)
  })

  it('ends without a trace', () => {
    const { connections, current, changes, stop, setHidden } = openPage({ random: 1 })
    current().say('hello', 'a-0')
    current().say('product-updates', 'a-1', { ids: ['1'] })
    stop()
    setHidden(false)
    vi.advanceTimersByTime(600_000)
    expect([connections.length, current().isOpen, changes, vi.getTimerCount()]).toEqual([1, false, [], 0])
  })
})

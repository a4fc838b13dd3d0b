import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { orAfterTimeout } from './or-after-timeout.server.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('returns the value found and clears its timer', async () => {
  expect(await orAfterTimeout(Promise.resolve(['figo']), [])).toEqual(['figo'])
  expect(vi.getTimerCount()).toBe(0)
})

it('returns the fallback after the timeout', async () => {
  const names = orAfterTimeout(new Promise<string[]>(() => {}), [])
  await vi.advanceTimersByTimeAsync(4_001)
  expect(await names).toEqual([])
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadPatiently } from './load-patiently.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('returns a script that arrives late, and asks for it less and less often', async () => {
  const load = vi.fn(async () => {
    if (load.mock.calls.length < 4) throw new TypeError('Failed to fetch dynamically imported module')
    return 'script'
  })
  const result = loadPatiently(load)
  for (const [milliseconds, calls] of [
    [4_999, 1],
    [1, 2],
    [10_000, 3],
    [19_999, 3],
    [1, 4],
  ] as const) {
    await vi.advanceTimersByTimeAsync(milliseconds)
    expect(load).toHaveBeenCalledTimes(calls)
  }
  await expect(result).resolves.toBe('script')
})

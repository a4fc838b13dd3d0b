import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { coalesce } from './coalesce.ts'

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

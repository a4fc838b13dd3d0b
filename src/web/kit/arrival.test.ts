import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isLater, type Later, soonOrLater, traversal } from './arrival.ts'

const data = { total: 12 }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('what comes soon is simply there', async () => {
  expect(await soonOrLater(Promise.resolve(data))).toBe(data)
  expect(vi.getTimerCount()).toBe(0)
})

test('after a moment the page goes on without it', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof data>()
  const answer = soonOrLater(promise)
  await vi.advanceTimersByTimeAsync(150)
  const later = await answer
  expect(isLater(later)).toBe(true)
  resolve(data)
  expect(await (later as Later<typeof data>).later).toBe(data)
})

test('a page that loads nothing is there at once', () => {
  expect(isLater(null)).toBe(false)
})

test('a failure is a value, an answer of the router is not', async () => {
  expect(await soonOrLater(Promise.reject(new TypeError('offline')))).toBe('failed')
  const redirect = new Response(null, { status: 302 })
  await expect(soonOrLater(Promise.reject(redirect))).rejects.toBe(redirect)
})

test('on the way back the page waits, so that the place on it can be found again', async () => {
  traversal.isUnderWay = true
  const { promise, resolve } = Promise.withResolvers<typeof data>()
  const answer = soonOrLater(promise)
  traversal.isUnderWay = false
  await vi.advanceTimersByTimeAsync(5_000)
  resolve(data)
  expect(await answer).toBe(data)
})

test('a page that loads nothing is not on its way', () => {
  expect(isLater(null)).toBe(false)
})

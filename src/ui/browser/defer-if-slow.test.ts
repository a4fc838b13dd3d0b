import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Deferred, deferIfSlow, isDeferred, traversal, whenArrived } from './defer-if-slow.ts'

const data = { total: 12 }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a fast answer is shown at once', async () => {
  expect(await deferIfSlow(Promise.resolve(data))).toBe(data)
  expect(vi.getTimerCount()).toBe(0)
})

test('after a moment the page goes on without it', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof data>()
  const answer = deferIfSlow(promise)
  await vi.advanceTimersByTimeAsync(150)
  const lateAnswer = await answer
  expect(isDeferred(lateAnswer)).toBe(true)
  resolve(data)
  expect(await (lateAnswer as Deferred<typeof data>).later).toBe(data)
})

test('a page that loads nothing is there at once', () => {
  expect(isDeferred(null)).toBe(false)
  expect(isDeferred({ later: ['of another day'] })).toBe(false)
})

test('a failure that comes soon is thrown, one that comes late is a value', async () => {
  const failure = new TypeError('offline')
  await expect(deferIfSlow(Promise.reject(failure))).rejects.toBe(failure)
  const { promise, reject } = Promise.withResolvers<typeof data>()
  const answer = deferIfSlow(promise)
  await vi.advanceTimersByTimeAsync(150)
  reject(failure)
  expect(await ((await answer) as Deferred<typeof data>).later).toBe('failed')
})

test.each([
  ['a redirect', new Response(null, { status: 301 })],
  ['a page that is not there', { status: 404, statusText: '', internal: false, data: null }],
])('requests %s that comes late as a document, unless the visitor has moved on', async (_name, thrown) => {
  const { promise, reject } = Promise.withResolvers<typeof data>()
  const answer = deferIfSlow(promise)
  await vi.advanceTimersByTimeAsync(150)
  const deferred = (await answer) as Deferred<typeof data>
  const events: unknown[] = []
  whenArrived(
    deferred,
    (arrival) => events.push(arrival),
    () => events.push('document'),
  )
  whenArrived(
    deferred,
    (arrival) => events.push(arrival),
    () => events.push('gone on'),
  )()
  reject(thrown)
  await vi.advanceTimersByTimeAsync(0)
  expect(events).toEqual(['document'])
})

test('waits for the page on the way back, so that its scroll position can be restored', async () => {
  traversal.isUnderWay = true
  const { promise, resolve } = Promise.withResolvers<typeof data>()
  const answer = deferIfSlow(promise)
  traversal.isUnderWay = false
  await vi.advanceTimersByTimeAsync(5_000)
  resolve(data)
  expect(await answer).toBe(data)
})

test('a page that loads nothing is not on its way', () => {
  expect(isDeferred(null)).toBe(false)
})

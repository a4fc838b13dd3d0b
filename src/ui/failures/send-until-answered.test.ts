import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NoAnswer } from './failed-answer.ts'
import { REQUEST_KEY, withRequestKey } from './request-keys.ts'
import { sendUntilAnswered } from './send-until-answered.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', { location: { href: 'https://loja.example/' } })
  vi.stubGlobal('document', {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

type Attempt = () => Response | Promise<Response>

const broken: Attempt = () => Promise.reject(new TypeError('Failed to fetch'))
const answered: Attempt = () => new Response('done', { status: 200, headers: { 'X-Shop': 'lume' } })
const gateway: Attempt = () => new Response('bad gateway', { status: 502 })
const halfAnswered: Attempt = () =>
  new Response(new ReadableStream({ start: (stream) => stream.error(new TypeError('network error')) }))

/** The last attempt is repeated. */
function line(...attempts: [Attempt, ...Attempt[]]) {
  const keys: unknown[] = []
  const send = sendUntilAnswered(async (_, init) => {
    keys.push(init?.body instanceof FormData && init.body.get(REQUEST_KEY))
    init?.signal?.throwIfAborted()
    const attempt = attempts[Math.min(keys.length, attempts.length) - 1] ?? broken
    return attempt()
  })
  const press = (signal?: AbortSignal) => {
    const body = withRequestKey({ intent: 'add' }, '/carrinho')
    const answer = send('/carrinho.data', { method: 'POST', body, signal })
    answer.catch(() => undefined)
    return answer
  }
  return { keys, press }
}

test.each([
  ['the connection breaks', broken],
  ['the connection breaks within the answer', halfAnswered],
  ['a proxy does not reach the shop', gateway],
])('sends the same form again under the same key when %s', async (_, failure) => {
  const { keys, press } = line(failure, failure, answered)
  const answer = press()
  await vi.advanceTimersByTimeAsync(2_000)
  expect((await answer).headers.get('X-Shop')).toBe('lume')
  expect(await (await answer).text()).toBe('done')
  expect(keys).toEqual([keys[0], keys[0], keys[0]])
  void press()
  expect(keys[3]).not.toBe(keys[0])
})

test('gives up after about eight seconds, and a new click is still the same request', async () => {
  const { keys, press } = line(broken)
  const answer = press()
  await vi.advanceTimersByTimeAsync(7_000)
  const countBefore = keys.length
  await vi.advanceTimersByTimeAsync(1_000)
  await expect(answer).rejects.toThrow(NoAnswer)
  expect(keys.length).toBe(countBefore + 1)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(keys.length).toBe(countBefore + 1)
  void press()
  expect(new Set(keys).size).toBe(1)
})

test('stops when the router drops the form', async () => {
  const { keys, press } = line(broken)
  const dropping = new AbortController()
  const answer = press(dropping.signal)
  await vi.advanceTimersByTimeAsync(1_500)
  dropping.abort()
  await vi.advanceTimersByTimeAsync(10_000)
  await expect(answer).rejects.toThrow('aborted')
  expect(keys.length).toBe(3)
})

test('takes an error of the shop as its answer, and keeps answers without a body', async () => {
  const { press } = line(
    () => new Response('failed', { status: 500 }),
    () => new Response(null, { status: 204 }),
  )
  expect((await press()).status).toBe(500)
  expect((await press()).status).toBe(204)
})

test('sends a request without a key once', async () => {
  const send = vi.fn(async () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(sendUntilAnswered(send)('/produtos.data')).rejects.toThrow('Failed to fetch')
  expect(send).toHaveBeenCalledOnce()
})

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadCardSession } from './stripe-fields.tsx'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const shopAnswers = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', answer)

it('gives the fields the secret that the shop answers', async () => {
  shopAnswers(async () => Response.json({ client_secret: 'cuss_secret_1' }))
  expect(await loadCardSession()).toBe('cuss_secret_1')
})

it.each([
  ['the connection is cut off', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the shop fails', async () => Response.json({}, { status: 500 })],
])('lets the fields be shown without saved cards when %s', async (_, answer) => {
  shopAnswers(answer)
  expect(await loadCardSession()).toBeNull()
})

it('does not let the fields wait for an answer that does not come', async () => {
  shopAnswers(() => new Promise(() => {}))
  const loading = loadCardSession()
  await vi.advanceTimersByTimeAsync(4_000)
  expect(await loading).toBeNull()
})

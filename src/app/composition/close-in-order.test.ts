import { beforeEach, expect, it, vi } from 'vitest'
import { type ClosingPart, closeInOrder } from './close-in-order.ts'

const closedNames: string[] = []
const log = { info: vi.fn(), error: vi.fn() }

const part = (name: string): ClosingPart => ({ name, close: async () => void closedNames.push(name) })
const hanging = (name: string): ClosingPart => ({ name, close: () => new Promise(() => undefined) })

beforeEach(() => {
  closedNames.length = 0
  vi.clearAllMocks()
})

it('closes each part when the one before it has closed', async () => {
  const pages = Promise.withResolvers<void>()
  const closing = closeInOrder(
    [{ name: 'pages', close: () => pages.promise }, part('jobs'), part('database')],
    {
      limitMs: 10_000,
      log,
    },
  )
  await Promise.resolve()
  expect(closedNames).toEqual([])
  pages.resolve()
  await closing
  expect(closedNames).toEqual(['jobs', 'database'])
  expect(log.info).toHaveBeenCalledWith('the shop is closed')
})

it('goes on after a part that fails', async () => {
  const brokenService = { name: 'jobs', close: () => Promise.reject(new Error('will not stop')) }
  await closeInOrder([brokenService, part('database')], { limitMs: 10_000, log })
  expect(closedNames).toEqual(['database'])
  expect(log.error).toHaveBeenCalledWith(expect.objectContaining({ part: 'jobs' }), expect.any(String))
})

it('names what hung after the limit, and still closes the rest', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  try {
    const parts = [part('pages'), hanging('images'), hanging('connections'), part('database')]
    const closing = closeInOrder(parts, { limitMs: 45_000, log })
    const failure = expect(closing).rejects.toThrow('What hung: images, connections.')
    await vi.advanceTimersByTimeAsync(44_999)
    expect(closedNames).toEqual(['pages'])
    await vi.advanceTimersByTimeAsync(5_000)
    await failure
    expect(closedNames).toEqual(['pages', 'database'])
    expect(log.error.mock.calls.map(([{ part }]) => part)).toEqual(['images', 'connections'])
  } finally {
    vi.useRealTimers()
  }
})

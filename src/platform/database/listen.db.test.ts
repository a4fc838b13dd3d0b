import { expect, onTestFinished, test, vi } from 'vitest'
import { createTestDatabase } from '../../../tests/support/database.ts'
import { listen, type Timers } from './listen.ts'

const database = await createTestDatabase()

test('receives announcements on its channels', async () => {
  const { next } = startListening()
  expect(await next()).toBe('up')
  await database.pool.query("SELECT pg_notify('other', 'x'), pg_notify('product_updates', 'y')")
  expect(await next()).toBe('product_updates y')
})

test('reports that it is down, and is up again after the first delay', async () => {
  const { next, timers } = startListening()
  expect(await next()).toBe('up')
  await loseConnection()
  expect(await next()).toBe('down')
  expect(timers.delays()).toEqual([1_000])
  timers.fire()
  expect(await next()).toBe('up')
  await database.pool.query("SELECT pg_notify('product_updates', 'z')")
  expect(await next()).toBe('product_updates z')
})

test('waits 1, 2, 5, 10 and then 10 seconds while the database is unavailable', async () => {
  const missing = new URL(database.url)
  missing.pathname = '/there_is_no_such_database'
  const { next, timers } = startListening(missing.href)
  const delays: number[] = []
  for (let attempt = 0; attempt < 5; attempt += 1) {
    expect(await next()).toBe('down')
    delays.push(...timers.delays())
    timers.fire()
  }
  expect(await next()).toBe('down')
  expect(delays).toEqual([1_000, 2_000, 5_000, 10_000, 10_000])
})

test('asks every 15 seconds whether the connection still lives', async () => {
  const { next, timers } = startListening()
  expect(await next()).toBe('up')
  expect(timers.delays()).toEqual([15_000])
  timers.fire()
  const queryCount =
    'SELECT count(*)::int AS asked FROM pg_stat_activity WHERE datname = current_database() AND query = $1'
  await vi.waitFor(async () => {
    expect((await database.pool.query(queryCount, ['SELECT 1'])).rows).toEqual([{ asked: 1 }])
  })
  await vi.waitFor(() => expect(timers.delays()).toEqual([15_000]))
})

function startListening(connectionString = database.url) {
  const events: string[] = []
  let wake = () => {}
  const say = (event: string) => {
    events.push(event)
    wake()
  }
  const next = async () => {
    while (events.length === 0) {
      await new Promise<void>((resolve) => {
        wake = resolve
      })
    }
    return events.shift()
  }
  const timers = handTimers()
  const listener = listen({
    connectionString,
    channels: ['product_updates'],
    onNotification: ({ channel, payload }) => say(`${channel} ${payload}`),
    onDown: () => say('down'),
    onUp: () => say('up'),
    timers,
  })
  onTestFinished(() => listener.close())
  return { next, timers }
}

function handTimers(): Timers & { delays(): number[]; fire(): void } {
  const pending = new Map<number, { callback: () => void; ms: number }>()
  let number = 0
  return {
    setTimeout: (callback, ms) => {
      number += 1
      pending.set(number, { callback, ms })
      return number
    },
    clearTimeout: (timer) => pending.delete(timer as number),
    delays: () => [...pending.values()].map(({ ms }) => ms),
    fire: () => {
      const [key, timer] = [...pending][0] ?? []
      if (key !== undefined) pending.delete(key)
      timer?.callback()
    },
  }
}

async function loseConnection(): Promise<void> {
  await database.pool.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND application_name LIKE '% listener'`,
  )
}

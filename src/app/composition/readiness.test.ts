import { DrizzleQueryError } from 'drizzle-orm/errors'
import { expect, test } from 'vitest'
import { createReadiness } from './readiness.ts'

function readiness(freeBytes: number) {
  let time = 0
  const disk = { blocks: 1000, bsize: 4096, bavail: freeBytes / 4096 }
  const { isReady, isDatabaseUnavailable } = createReadiness({
    pool: { query: async () => ({ rowCount: 1 }) },
    dataDir: '/data',
    statfs: (async () => disk) as never,
    now: () => time,
  })
  return { isReady, isDatabaseUnavailable, wait: (ms: number) => (time += ms) }
}

test('is not ready while the data folder is full', async () => {
  expect(await readiness(0).isReady()).toBe(false)
  expect(await readiness(1024 ** 3).isReady()).toBe(true)
})

test.each(['53100', '58030', '25006'])(
  'is unavailable for a while after a write failed with %s',
  async (code) => {
    const { isReady, isDatabaseUnavailable, wait } = readiness(1024 ** 3)
    const full = Object.assign(new Error('could not extend file'), { code })
    expect(isDatabaseUnavailable(new DrizzleQueryError('insert', [], full))).toBe(true)
    expect(await isReady()).toBe(false)
    wait(30_000)
    expect(await isReady()).toBe(true)
  },
)

test('stays ready after an error that does not concern the disk', async () => {
  const { isReady, isDatabaseUnavailable } = readiness(1024 ** 3)
  expect(isDatabaseUnavailable(Object.assign(new Error('x'), { code: '23505' }))).toBe(false)
  expect(await isReady()).toBe(true)
})

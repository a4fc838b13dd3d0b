import { expect, test } from 'vitest'
import { type QueueItem, type SendResult, summarise, UploadQueue, type UploadState } from './upload-queue.ts'

const item = (state: UploadState, size: number, progress = 0) => ({ file: { size }, state, progress })

interface TestFile {
  readonly size: number
  readonly name: string
}

function openQueue() {
  const uploads: { name: string; answer: (result: SendResult) => void }[] = []
  const waits: number[] = []
  const ended: string[][] = []
  const queue = new UploadQueue<TestFile>({
    send: ({ file }) => new Promise((resolve) => uploads.push({ name: file.name, answer: resolve })),
    waitForConnection: async (ms) => void waits.push(ms),
    onBatchEnd: (items) => ended.push(items.map(({ file, state }) => `${file.name} ${state}`)),
    onVersion: () => {},
    connectionLost: 'sem conexão',
  })
  const add = (...names: string[]) =>
    queue.add(
      'lote',
      names.map((name) => ({ productId: 'p', productName: 'Vela', file: { size: 1, name } })),
    )
  const answer = async (name: string, result: SendResult) => {
    const index = uploads.findIndex((upload) => upload.name === name)
    uploads.splice(index, 1)[0]?.answer(result)
    await new Promise((resolve) => setImmediate(resolve))
  }
  const underWay = () => uploads.map(({ name }) => name)
  return { queue, add, answer, underWay, waits, ended }
}

const arrived: SendResult = { ok: true, version: 1 }

test('uploads four files at a time and reports the end of a batch once', async () => {
  const { queue, add, answer, underWay, ended } = openQueue()
  add('a', 'b', 'c', 'd', 'e')
  expect(underWay()).toEqual(['a', 'b', 'c', 'd'])
  await answer('c', arrived)
  expect(underWay()).toEqual(['a', 'b', 'd', 'e'])
  add('f')
  for (const name of ['a', 'b', 'd']) await answer(name, arrived)
  await answer('e', { ok: false, error: 'grande demais' })
  expect(ended).toEqual([])
  await answer('f', arrived)
  expect(ended).toEqual([['a success', 'b success', 'c success', 'd success', 'e error', 'f success']])
  expect(queue.items().map(({ place }) => place)).toEqual([0, 1, 2, 3, 4, 5])
})

test('resumes after a lost connection, and gives up with a message after many attempts', async () => {
  const { queue, add, answer, underWay, waits, ended } = openQueue()
  add('a')
  await answer('a', 'no-connection')
  expect(waits).toEqual([1_000])
  await answer('a', arrived)
  expect(ended).toEqual([['a success']])

  add('b')
  for (let tries = 0; tries < 9; tries += 1) await answer('b', 'no-connection')
  const [, failedItem] = queue.items()
  expect(failedItem).toMatchObject({ state: 'error', error: 'sem conexão' })
  if (failedItem) queue.retry(failedItem as QueueItem<TestFile>)
  expect(underWay()).toEqual(['b'])
})

test('counts states, and the share of bytes that is over', () => {
  const queue = [item('success', 300), item('uploading', 400, 0.5), item('error', 100), item('pending', 200)]
  expect(summarise(queue)).toEqual({ total: 4, sent: 1, failed: 1, waiting: 1, percent: 60 })
})

test('an empty batch is at its beginning, a finished one at its end', () => {
  expect(summarise([])).toMatchObject({ total: 0, percent: 0 })
  expect(summarise([item('success', 10), item('error', 30)])).toMatchObject({ percent: 100 })
})

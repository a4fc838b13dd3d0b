import { expect, test } from 'vitest'
import { type QueueItem, summarise, type UploadState } from './upload-queue.ts'

const item = (state: UploadState, size: number, progress = 0): QueueItem<{ size: number }> => ({
  productId: 'p',
  productName: 'Vela',
  file: { size },
  state,
  progress,
  error: null,
})

test('counts states, and the share of bytes that is over', () => {
  const queue = [item('success', 300), item('uploading', 400, 0.5), item('error', 100), item('pending', 200)]
  expect(summarise(queue)).toEqual({ total: 4, sent: 1, failed: 1, waiting: 1, percent: 60 })
})

test('an empty batch is at its beginning, a finished one at its end', () => {
  expect(summarise([])).toMatchObject({ total: 0, percent: 0 })
  expect(summarise([item('success', 10), item('error', 30)])).toMatchObject({ percent: 100 })
})

import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { afterEach, expect, test, vi } from 'vitest'
import { plainImage, pngThatClaims } from '../../../tests/support/test-images.ts'
import { ImageWorker, ImageWorkerLost } from './image-worker.ts'
import type { Urgency } from './port.ts'
import { createSemaphore, createSharpProcessor } from './sharp-processor.ts'

const times = { taskMs: 20_000, idleMs: 20_000 }
const workers: ImageWorker[] = []

function openImageWorker(overrides: Partial<typeof times> = {}) {
  const worker = new ImageWorker({ ...times, ...overrides })
  workers.push(worker)
  return worker
}

function isAlive(processId: number): boolean {
  try {
    return process.kill(processId, 0)
  } catch {
    return false
  }
}

afterEach(() => {
  for (const { processId } of workers.splice(0)) if (processId) process.kill(processId, 'SIGKILL')
})

test('images are developed and rendered in a process of their own', async () => {
  const worker = openImageWorker()
  const processor = createSharpProcessor(worker)
  const developed = await processor.develop(await plainImage(800, 600).jpeg().toBuffer())
  expect(developed).toMatchObject({ ok: true, value: { width: 800, height: 600 } })
  expect(worker.processId).not.toBe(process.pid)
  if (!developed.ok) return
  const small = await processor.render(developed.value.bytes, { kind: 'sized', format: 'webp', width: 320 })
  expect(await sharp(small).metadata()).toMatchObject({ format: 'webp', width: 320, height: 240 })
})

test('refusals come back as they are', async () => {
  const processor = createSharpProcessor(openImageWorker())
  expect(await processor.develop(Buffer.from('<svg/>'))).toMatchObject({ ok: false, code: 'not-an-image' })
  expect(await processor.develop(pngThatClaims(50_000, 50_000))).toMatchObject({ code: 'too-many-pixels' })
})

test('a failure of the work is an error with its reason', async () => {
  const processor = createSharpProcessor(openImageWorker())
  await expect(processor.render(Buffer.from('no master'), { kind: 'full-avif' })).rejects.toThrow(
    'unsupported image',
  )
})

test('a file that brings the decoder down is broken, and the next one is developed', async () => {
  const worker = openImageWorker()
  const processor = createSharpProcessor(worker)
  const large = await plainImage(3000, 3000).png().toBuffer()
  const small = await plainImage(40, 40).png().toBuffer()
  await processor.develop(small)
  const developing = processor.develop(large)
  await pause(0)
  process.kill(worker.processId as number, 'SIGKILL')
  expect(await developing).toMatchObject({ ok: false, code: 'broken' })
  expect(await processor.develop(small)).toMatchObject({ ok: true })
})

test('an image that somebody waits for survives the end of the process', async () => {
  const worker = openImageWorker()
  const processor = createSharpProcessor(worker)
  const master = await plainImage(1500, 1500).webp().toBuffer()
  await processor.render(master, { kind: 'sized', format: 'webp', width: 320 })
  const rendering = processor.render(master, { kind: 'full-avif' })
  await pause(0)
  process.kill(worker.processId as number, 'SIGKILL')
  expect(await sharp(await rendering).metadata()).toMatchObject({ width: 1500 })
})

test('a task that is stuck is ended', async () => {
  const worker = openImageWorker({ taskMs: 1 })
  const slow = await plainImage(3000, 3000).png().toBuffer()
  await expect(worker.ask('develop', slow)).rejects.toThrow(ImageWorkerLost)
})

test('the process ends without work, and starts again with work', async () => {
  const worker = openImageWorker({ idleMs: 1 })
  const small = await plainImage(40, 40).png().toBuffer()
  const developing = worker.ask('develop', small)
  const processId = worker.processId as number
  expect(isAlive(processId)).toBe(true)
  await developing
  await vi.waitFor(() => expect(isAlive(processId)).toBe(false), { timeout: 5_000 })
  expect(await worker.ask('develop', small)).toMatchObject({ ok: true })
})

test('a thousand uploads, two at a time with hardly a pause, all get their answer from one process', async () => {
  const worker = openImageWorker({ idleMs: 1 })
  const processor = createSharpProcessor(worker)
  const brokenImage = Buffer.from('<svg/>')
  for (let pair = 0; pair < 500; pair += 1) {
    const answers = await Promise.all([processor.develop(brokenImage), processor.develop(brokenImage)])
    expect(answers).toMatchObject([{ code: 'not-an-image' }, { code: 'not-an-image' }])
  }
})

function worker(slots: number) {
  const inSlot = createSemaphore(slots)
  const startedNames: string[] = []
  const finish = new Map<string, () => void>()
  const add = (name: string, urgency: Urgency) =>
    inSlot(async () => {
      startedNames.push(name)
      await new Promise<void>((end) => finish.set(name, end))
    }, urgency)
  const end = async (name: string) => {
    finish.get(name)?.()
    await nextTurn()
  }
  return { add, begun: startedNames, end, inSlot }
}

test('works on no more images at once than there are slots', async () => {
  const { add, begun: begunJobs, end } = worker(2)
  for (const name of ['a', 'b', 'c']) add(name, 'waiting')
  await nextTurn()
  expect(begunJobs).toEqual(['a', 'b'])
  await end('a')
  expect(begunJobs).toEqual(['a', 'b', 'c'])
})

test('background work keeps one slot free and waits for requests', async () => {
  const { add, begun: begunJobs, end } = worker(2)
  for (const name of ['ahead 1', 'ahead 2', 'ahead 3']) add(name, 'ahead')
  await nextTurn()
  expect(begunJobs).toEqual(['ahead 1'])
  add('waiting 1', 'waiting')
  add('waiting 2', 'waiting')
  await nextTurn()
  expect(begunJobs).toEqual(['ahead 1', 'waiting 1'])
  await end('ahead 1')
  expect(begunJobs).toEqual(['ahead 1', 'waiting 1', 'waiting 2'])
  await end('waiting 1')
  expect(begunJobs).toEqual(['ahead 1', 'waiting 1', 'waiting 2'])
  await end('waiting 2')
  expect(begunJobs).toEqual(['ahead 1', 'waiting 1', 'waiting 2', 'ahead 2'])
})

test('work that fails gives its lane back', async () => {
  const { inSlot } = worker(1)
  const failing = inSlot(() => Promise.reject(new Error('burnt')), 'waiting')
  await expect(failing).rejects.toThrow('burnt')
  expect(await inSlot(async () => 'lit', 'waiting')).toBe('lit')
})

import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Urgency } from './port.ts'
import { createSemaphore } from './semaphore.ts'

/** Work that ends when the test says so, and a record of what has begun. */
function worker(slots: number) {
  const inSlot = createSemaphore(slots)
  const begun: string[] = []
  const finish = new Map<string, () => void>()
  const add = (name: string, urgency: Urgency) =>
    inSlot(async () => {
      begun.push(name)
      await new Promise<void>((end) => finish.set(name, end))
    }, urgency)
  const end = async (name: string) => {
    finish.get(name)?.()
    await nextTurn()
  }
  return { add, begun, end, inSlot }
}

test('no more is worked on at once than there are slots', async () => {
  const { add, begun, end } = worker(2)
  for (const name of ['a', 'b', 'c']) add(name, 'waiting')
  await nextTurn()
  expect(begun).toEqual(['a', 'b'])
  await end('a')
  expect(begun).toEqual(['a', 'b', 'c'])
})

test('work ahead of time leaves a lane free, and steps back for whoever waits', async () => {
  const { add, begun, end } = worker(2)
  for (const name of ['ahead 1', 'ahead 2', 'ahead 3']) add(name, 'ahead')
  await nextTurn()
  expect(begun).toEqual(['ahead 1'])
  add('waiting 1', 'waiting')
  add('waiting 2', 'waiting')
  await nextTurn()
  expect(begun).toEqual(['ahead 1', 'waiting 1'])
  await end('ahead 1')
  expect(begun).toEqual(['ahead 1', 'waiting 1', 'waiting 2'])
  await end('waiting 1')
  expect(begun).toEqual(['ahead 1', 'waiting 1', 'waiting 2'])
  await end('waiting 2')
  expect(begun).toEqual(['ahead 1', 'waiting 1', 'waiting 2', 'ahead 2'])
})

test('work that fails gives its lane back', async () => {
  const { inSlot } = worker(1)
  const failing = inSlot(() => Promise.reject(new Error('burnt')), 'waiting')
  await expect(failing).rejects.toThrow('burnt')
  expect(await inSlot(async () => 'lit', 'waiting')).toBe('lit')
})

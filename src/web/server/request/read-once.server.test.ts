import { RouterContextProvider } from 'react-router'
import { expect, it, vi } from 'vitest'
import type { Shop } from '#shop/shop.ts'
import { databaseStateContext, shopContext } from './context.server.ts'
import { readOnce } from './read-once.server.ts'

/** A shop whose every reading is another number, and its requests, each in a state of the database. */
function openShop() {
  let now = new Date('2026-11-16T15:00:00Z')
  const shop = { clock: { now: () => now } } as Shop
  let count = 0
  const read = vi.fn(async () => {
    count += 1
    return count
  })
  const ask = (state: string | null, question = 'velas') => {
    const context = new RouterContextProvider()
    context.set(shopContext, shop)
    context.set(databaseStateContext, state)
    return readOnce(context, question, read)
  }
  const setNow = (instant: string) => {
    now = new Date(instant)
  }
  return { ask, read, setNow }
}

it('reads once while the database stays as it is, also for those who ask at the same time', async () => {
  const { ask, read } = openShop()
  expect(await Promise.all([ask('1:1:'), ask('1:1:')])).toEqual([1, 1])
  expect(await ask('1:1:')).toBe(1)
  expect(read).toHaveBeenCalledTimes(1)
})

it('reads again in every other state, earlier ones included', async () => {
  const { ask } = openShop()
  const answers = []
  for (const state of ['1:1:', '1:2:', '1:2:', '1:1:']) answers.push(await ask(state))
  expect(answers).toEqual([1, 2, 2, 3])
})

it('reads again on another day, because prices go by the day', async () => {
  const { ask, setNow } = openShop()
  setNow('2026-11-17T02:59:59Z')
  expect([await ask('1:1:'), await ask('1:1:')]).toEqual([1, 1])
  setNow('2026-11-17T03:00:00Z')
  expect(await ask('1:1:')).toBe(2)
})

it('keeps questions apart, and shops', async () => {
  const { ask } = openShop()
  expect([await ask('1:1:', 'velas'), await ask('1:1:', 'kits'), await ask('1:1:', 'velas')]).toEqual([
    1, 2, 1,
  ])
  const other = openShop()
  await other.ask('1:1:')
  expect(other.read).toHaveBeenCalledTimes(1)
})

it('reads for every guest, of whom no state is known', async () => {
  const { ask } = openShop()
  expect([await ask(null), await ask(null)]).toEqual([1, 2])
})

it('does not keep a failure', async () => {
  const { ask, read } = openShop()
  read.mockRejectedValueOnce(new Error('no database'))
  await expect(ask('1:1:')).rejects.toThrow('no database')
  expect(await ask('1:1:')).toBe(1)
})

it('forgets the oldest of many questions', async () => {
  const { ask, read } = openShop()
  for (let number = 0; number <= 200; number += 1) await ask('1:1:', `busca ${number}`)
  await ask('1:1:', 'busca 1')
  expect(read).toHaveBeenCalledTimes(201)
  await ask('1:1:', 'busca 0')
  expect(read).toHaveBeenCalledTimes(202)
})

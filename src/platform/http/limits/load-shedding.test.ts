import { expect, it } from 'vitest'
import { createLoadShedder, ownDelayMs } from './load-shedding.ts'

const calm = { medianMs: () => 0, stop: () => undefined }

it('admits as many as it has places, and again when one is free', () => {
  const shedder = createLoadShedder({ maxInFlight: 2, maxDelayMs: 100 }, calm)
  const [first, second] = [shedder.admit(), shedder.admit()]
  expect(shedder.admit()).toBeUndefined()
  first?.()
  first?.()
  expect(shedder.inFlight(), 'leaving twice frees one place only').toBe(1)
  expect(shedder.admit()).toBeDefined()
  expect(shedder.admit()).toBeUndefined()
  second?.()
})

it('admits a few requests while the event loop is late, and no more', () => {
  let delay = 101
  const shedder = createLoadShedder({ maxInFlight: 10, maxDelayMs: 100 }, { ...calm, medianMs: () => delay })
  const admissions = [shedder.admit(), shedder.admit(), shedder.admit(), shedder.admit()]
  expect(admissions.every(Boolean)).toBe(true)
  expect(shedder.admit()).toBeUndefined()
  delay = 100
  expect(shedder.admit()).toBeDefined()
})

it('serves clients with single requests while others delay the event loop', () => {
  const late = { ...calm, medianMs: () => 1_000 }
  const shedder = createLoadShedder({ maxInFlight: 10, maxDelayMs: 100, maxWhenLate: 5 }, late)
  for (let count = 0; count < 4; count += 1) expect(shedder.admit()).toBeDefined()
  expect(shedder.admit()).toBeUndefined()
  expect(shedder.admit({ isOnlyOne: true })).toBeDefined()
  expect(shedder.admit({ isOnlyOne: true })).toBeUndefined()
})

it('keeps a few places for pages that many wait for, however late the event loop runs', () => {
  const late = { ...calm, medianMs: () => 1_000 }
  const shedder = createLoadShedder({ maxInFlight: 1, maxDelayMs: 100, maxForMany: 2 }, late)
  expect(shedder.admit()).toBeDefined()
  expect(shedder.admit()).toBeUndefined()
  const [first, second] = [shedder.admit({ isForMany: true }), shedder.admit({ isForMany: true })]
  expect(second).toBeDefined()
  expect(shedder.inFlight()).toBe(3)
  expect(shedder.admit({ isForMany: true })).toBeUndefined()
  first?.()
  first?.()
  expect(shedder.admit({ isForMany: true })).toBeDefined()
  expect(shedder.admit({ isForMany: true })).toBeUndefined()
})

it('takes no blame for a delay while other programs have the processor', () => {
  expect(ownDelayMs(800, 950, 1_000)).toBe(800)
  expect(ownDelayMs(800, 170, 1_000)).toBe(0)
})

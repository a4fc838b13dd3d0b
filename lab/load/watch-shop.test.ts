import { expect, test } from 'vitest'
import { findFloor, type ShopSample, slopePerMinute } from './watch-shop.ts'

/** Simulates garbage collection: memory grows by 40 MB and falls again every half minute. */
const sawtooth = (growthPerMinute: number): ShopSample[] =>
  Array.from({ length: 60 }, (_, index) => {
    const minutes = index / 12
    const heapMegabytes = 80 + growthPerMinute * minutes + (index % 6) * 8
    return { minutes, heapMegabytes, residentMegabytes: 300, loopDelayP99Ms: 20 }
  })
const measureSlope = (samples: ShopSample[]) =>
  slopePerMinute(findFloor(samples, ({ heapMegabytes }) => heapMegabytes))

test('garbage that comes and goes is no growth', () => {
  expect(measureSlope(sawtooth(0))).toBeCloseTo(0)
})

test('the floor of the heap is its memory without garbage', () => {
  expect(measureSlope(sawtooth(3))).toBeCloseTo(3)
})

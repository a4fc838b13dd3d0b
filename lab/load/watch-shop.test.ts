import { expect, test } from 'vitest'
import { floorOf, type ShopSample, slopePerMinute } from './watch-shop.ts'

/** Simulates garbage collection: memory grows by 40 MB and falls again every half minute. */
const sawtooth = (growthPerMinute: number): ShopSample[] =>
  Array.from({ length: 60 }, (_, index) => {
    const minutes = index / 12
    const heapMegabytes = 80 + growthPerMinute * minutes + (index % 6) * 8
    return { minutes, heapMegabytes, residentMegabytes: 300, loopDelayP99Ms: 20 }
  })
const slopeOf = (samples: ShopSample[]) =>
  slopePerMinute(floorOf(samples, ({ heapMegabytes }) => heapMegabytes))

test('garbage that comes and goes is no growth', () => {
  expect(slopeOf(sawtooth(0))).toBeCloseTo(0)
})

test('the floor of the heap is its memory without garbage', () => {
  expect(slopeOf(sawtooth(3))).toBeCloseTo(3)
})

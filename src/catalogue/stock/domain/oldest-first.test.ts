import fc from 'fast-check'
import { expect, test } from 'vitest'
import { missingUnits, type StandingShelf, takeOldest, unknownUnits } from './oldest-first.ts'

const batches = [
  { id: 'leva 26', free: 2 },
  { id: 'leva 27', free: 5 },
]

test('the oldest batch is sold first, across batch boundaries', () => {
  expect(takeOldest({ standing: 7, batches }, 3)).toEqual({
    takenUnits: [
      { batchId: 'leva 26', units: 2 },
      { batchId: 'leva 27', units: 1 },
    ],
    left: {
      standing: 4,
      batches: [
        { id: 'leva 26', free: 0 },
        { id: 'leva 27', free: 4 },
      ],
    },
  })
})

test('units without a batch count as the oldest', () => {
  expect(takeOldest({ standing: 10, batches }, 4).takenUnits).toEqual([{ batchId: 'leva 26', units: 1 }])
})

test('missing units are taken from the oldest batch', () => {
  const shelf = { standing: 4, batches }
  expect(missingUnits(shelf)).toEqual({
    before: [
      { batchId: 'leva 26', units: 2 },
      { batchId: 'leva 27', units: 1 },
    ],
    givenUnits: [],
  })
  expect(takeOldest(shelf, 1).takenUnits).toEqual([{ batchId: 'leva 27', units: 1 }])
})

test('missing units recorded just now reduce the newest sale, then the rest', () => {
  expect(missingUnits({ standing: 4, batches }, 1)).toEqual({
    before: [{ batchId: 'leva 26', units: 2 }],
    givenUnits: [{ batchId: 'leva 27', units: 1 }],
  })
  expect(missingUnits({ standing: 6, batches }, 2)).toEqual({
    before: [],
    givenUnits: [{ batchId: 'leva 26', units: 1 }],
  })
})

test('takes no unit twice and none from an empty batch', () => {
  const shelf = fc.record({
    standing: fc.nat({ max: 40 }),
    batches: fc
      .array(fc.nat({ max: 12 }), { maxLength: 6 })
      .map((free) => free.map((units, place) => ({ id: `leva ${place}`, free: units }))),
  })
  fc.assert(
    fc.property(shelf, fc.array(fc.integer({ min: 1, max: 8 }), { maxLength: 8 }), (first, boxes) => {
      let now: StandingShelf = first
      const sums = new Map<string, number>()
      for (const boxUnits of boxes) {
        if (boxUnits > now.standing) continue
        const { takenUnits, left } = takeOldest(now, boxUnits)
        for (const { batchId, units } of takenUnits) sums.set(batchId, (sums.get(batchId) ?? 0) + units)
        expect(takenUnits.reduce((sum, { units }) => sum + units, 0)).toBeLessThanOrEqual(boxUnits)
        now = left
        expect(unknownUnits(now)).toBeGreaterThanOrEqual(0)
      }
      for (const { id, free } of first.batches) expect(sums.get(id) ?? 0).toBeLessThanOrEqual(free)
    }),
  )
})

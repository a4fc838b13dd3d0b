import fc from 'fast-check'
import { expect, test } from 'vitest'
import { missingUnits, type StandingShelf, takeOldest, unknownUnits } from './oldest-first.ts'

const pours = [
  { id: 'leva 26', free: 2 },
  { id: 'leva 27', free: 5 },
]

test('what is oldest leaves first, over the end of a pour', () => {
  expect(takeOldest({ standing: 7, pours }, 3)).toEqual({
    taken: [
      { pourId: 'leva 26', units: 2 },
      { pourId: 'leva 27', units: 1 },
    ],
    left: {
      standing: 4,
      pours: [
        { id: 'leva 26', free: 0 },
        { id: 'leva 27', free: 4 },
      ],
    },
  })
})

test('what nobody knows is older than every pour', () => {
  expect(takeOldest({ standing: 10, pours }, 4).taken).toEqual([{ pourId: 'leva 26', units: 1 }])
})

test('what is missing is of the oldest', () => {
  const shelf = { standing: 4, pours }
  expect(missingUnits(shelf)).toEqual({
    before: [
      { pourId: 'leva 26', units: 2 },
      { pourId: 'leva 27', units: 1 },
    ],
    given: [],
  })
  expect(takeOldest(shelf, 1).taken).toEqual([{ pourId: 'leva 27', units: 1 }])
})

test('of what is missing, only what was given away just now is of who got it, and left after the rest', () => {
  expect(missingUnits({ standing: 4, pours }, 1)).toEqual({
    before: [{ pourId: 'leva 26', units: 2 }],
    given: [{ pourId: 'leva 27', units: 1 }],
  })
  expect(missingUnits({ standing: 6, pours }, 2)).toEqual({
    before: [],
    given: [{ pourId: 'leva 26', units: 1 }],
  })
})

test('no unit is taken twice, and none of a pour that has no more', () => {
  const shelf = fc.record({
    standing: fc.nat({ max: 40 }),
    pours: fc
      .array(fc.nat({ max: 12 }), { maxLength: 6 })
      .map((free) => free.map((units, place) => ({ id: `leva ${place}`, free: units }))),
  })
  fc.assert(
    fc.property(shelf, fc.array(fc.integer({ min: 1, max: 8 }), { maxLength: 8 }), (first, boxes) => {
      let now: StandingShelf = first
      const sums = new Map<string, number>()
      for (const wanted of boxes) {
        if (wanted > now.standing) continue
        const { taken, left } = takeOldest(now, wanted)
        for (const { pourId, units } of taken) sums.set(pourId, (sums.get(pourId) ?? 0) + units)
        expect(taken.reduce((sum, { units }) => sum + units, 0)).toBeLessThanOrEqual(wanted)
        now = left
        expect(unknownUnits(now)).toBeGreaterThanOrEqual(0)
      }
      for (const { id, free } of first.pours) expect(sums.get(id) ?? 0).toBeLessThanOrEqual(free)
    }),
  )
})

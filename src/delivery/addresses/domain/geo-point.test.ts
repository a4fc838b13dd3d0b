import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bearingDegrees, estimateRoadMetres, greatCircleMetres, isGeoPoint } from './geo-point.ts'

const shop = { lat: -23.5539, lng: -46.6891 }
const se = { lat: -23.5505, lng: -46.6333 }

const points = fc.record({
  lat: fc.double({ min: -24.1, max: -23.3, noNaN: true }),
  lng: fc.double({ min: -46.9, max: -46.3, noNaN: true }),
})

describe('greatCircleMetres', () => {
  it('measures a degree of latitude and a walk across town', () => {
    expect(greatCircleMetres({ lat: 0, lng: 0 }, { lat: 1, lng: 0 })).toBeCloseTo(111_195, -1)
    expect(greatCircleMetres(shop, se)).toBeCloseTo(5_700, -2)
  })

  it('is symmetric, zero on the spot, and obeys the triangle', () => {
    fc.assert(
      fc.property(points, points, points, (a, b, c) => {
        expect(greatCircleMetres(a, a)).toBe(0)
        expect(greatCircleMetres(a, b)).toBeCloseTo(greatCircleMetres(b, a), 6)
        expect(greatCircleMetres(a, c)).toBeLessThanOrEqual(
          greatCircleMetres(a, b) + greatCircleMetres(b, c) + 1e-6,
        )
      }),
    )
  })
})

describe('estimateRoadMetres', () => {
  it('adds a third for the bends, in whole metres', () => {
    const metres = estimateRoadMetres(shop, se)
    expect(metres).toBe(Math.round(greatCircleMetres(shop, se) * 1.35))
    expect(Number.isInteger(metres)).toBe(true)
  })
})

describe('bearingDegrees', () => {
  it.each([
    [{ lat: 1, lng: 0 }, 0],
    [{ lat: 0, lng: 1 }, 90],
    [{ lat: -1, lng: 0 }, 180],
    [{ lat: 0, lng: -1 }, 270],
  ])('towards %j is %i', (to, degrees) => {
    expect(bearingDegrees({ lat: 0, lng: 0 }, to)).toBeCloseTo(degrees)
  })
})

describe('isGeoPoint', () => {
  it('refuses what is no place on earth', () => {
    expect(isGeoPoint(-23.5, -46.6)).toBe(true)
    for (const lat of [Number.NaN, 91, Number.POSITIVE_INFINITY, '1', null])
      expect(isGeoPoint(lat, 0)).toBe(false)
    expect(isGeoPoint(0, 181)).toBe(false)
  })
})

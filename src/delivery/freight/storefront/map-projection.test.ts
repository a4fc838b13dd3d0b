import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DISTANCE_RINGS, mapPosition, ringIndex, ringRadius, smoothPath } from './map-projection.ts'
import { drawRivers } from './rivers.ts'

const shop = { lat: -23.5539, lng: -46.6891 }

describe('ringRadius', () => {
  it('meets every ring exactly', () => {
    expect(DISTANCE_RINGS.map(({ km }) => ringRadius(km * 1000))).toEqual([26, 47, 76, 106, 138])
  })

  it('interpolates within a ring', () => {
    expect(ringRadius(0)).toBe(0)
    expect(ringRadius(5_000)).toBeCloseTo(36.5)
    expect(ringRadius(9_400)).toBeCloseTo(55.7)
  })

  it('keeps what is beyond reach on the rim', () => {
    expect(ringRadius(90_000)).toBe(138)
  })

  it('grows with the distance', () => {
    const metres = fc.integer({ min: 0, max: 60_000 })
    fc.assert(
      fc.property(metres, metres, (a, b) => {
        expect(ringRadius(Math.max(a, b))).toBeGreaterThanOrEqual(ringRadius(Math.min(a, b)))
      }),
    )
  })
})

describe('ringIndex', () => {
  it('counts a distance on the edge to the inner ring, as the price does', () => {
    expect([0, 3_000, 3_001, 7_000, 25_001, 40_000, 50_000].map(ringIndex)).toEqual([0, 0, 1, 1, 4, 4, 4])
  })
})

describe('mapPosition', () => {
  it.each([
    ['north', { lat: -23.4, lng: -46.6891 }, { x: 150, y: 103 }],
    ['south', { lat: -23.7, lng: -46.6891 }, { x: 150, y: 197 }],
  ])('puts %s where a map has it', (_direction, place, position) => {
    expect(mapPosition(shop, place, 7_000)).toEqual(position)
  })

  it('puts east on the right and west on the left', () => {
    expect(mapPosition(shop, { lat: -23.5539, lng: -46.5 }, 7_000).x).toBeCloseTo(197, 0)
    expect(mapPosition(shop, { lat: -23.5539, lng: -46.8 }, 7_000).x).toBeCloseTo(103, 0)
  })
})

describe('drawRivers', () => {
  it('draws the Tietê north of the shop and the Pinheiros west and south of it, joined at their confluence', () => {
    const { tiete, pinheiros } = drawRivers(shop)
    expect(tiete.every(({ y }) => y < 150)).toBe(true)
    expect(pinheiros.at(-1)?.y).toBeGreaterThan(200)
    expect(tiete).toContainEqual(pinheiros[0])
    for (const { x, y } of [...tiete, ...pinheiros])
      expect(Math.hypot(x - 150, y - 150)).toBeLessThanOrEqual(138.1)
  })
})

describe('smoothPath', () => {
  it('begins and ends where the line does, and rounds the corners between', () => {
    const corners = [
      { x: 0, y: 0 },
      { x: 10, y: 0 },
      { x: 10, y: 11 },
      { x: 20, y: 11 },
    ]
    expect(smoothPath(corners)).toBe('M0 0Q10 0 10 5.5Q10 11 15 11L20 11')
    expect(smoothPath(corners.slice(0, 2))).toBe('M0 0L10 0')
    expect(smoothPath([])).toBe('')
  })
})

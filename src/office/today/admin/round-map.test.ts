import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fitPoints } from './round-map.tsx'

const frame = { width: 560, height: 240, margin: 24 }

it('draws every point inside the frame, north up', () => {
  const point = fc.record({
    lat: fc.double({ min: -24, max: -23, noNaN: true }),
    lng: fc.double({ min: -47, max: -46, noNaN: true }),
  })
  fc.assert(
    fc.property(fc.array(point, { minLength: 1, maxLength: 12 }), (points) => {
      const { draw } = fitPoints(points, frame)
      for (const { x, y } of points.map(draw)) {
        expect(x).toBeGreaterThanOrEqual(frame.margin - 0.1)
        expect(x).toBeLessThanOrEqual(frame.width - frame.margin + 0.1)
        expect(y).toBeGreaterThanOrEqual(frame.margin - 0.1)
        expect(y).toBeLessThanOrEqual(frame.height - frame.margin + 0.1)
      }
    }),
  )
  const [south, north] = [
    { lat: -23.6, lng: -46.6 },
    { lat: -23.5, lng: -46.6 },
  ]
  const { draw } = fitPoints([south, north], frame)
  expect(draw(north).y).toBeLessThan(draw(south).y)
})

import { expect, test } from 'vitest'
import { followPoint, measureFingers, zoomWithin } from './use-zoom.ts'

test('two fingers have a distance and a middle', () => {
  const fingers = measureFingers([
    { clientX: 10, clientY: 10 },
    { clientX: 40, clientY: 50 },
  ])
  expect(fingers).toEqual({ apart: 50, between: { x: 25, y: 30 } })
})

test('zoom ends at the whole image and at three times the close view', () => {
  expect([0.1, 1.5, 9].map((scale) => zoomWithin(scale, 0.6))).toEqual([0.6, 1.5, 3])
})

test('the point between the fingers does not move', () => {
  const before = { left: 0, top: 0, width: 100, height: 200 }
  const after = { left: 0, top: 0, width: 200, height: 400 }
  expect(followPoint({ x: 25, y: 100 }, before, after)).toEqual({ x: 25, y: 100 })
  expect(followPoint({ x: 25, y: 100 }, before, before)).toEqual({ x: 0, y: 0 })
})

import { Histogram, Registry } from 'prom-client'
import { expect, it } from 'vitest'
import { createRequestDurations, durationHistogram } from './request-durations.ts'

const observed = [
  ['page', 200, 0.0004],
  ['page', 200, 0.0005],
  ['page', 200, 0.3],
  ['page', 404, 60],
  ['page-cached', 200, 0.0001],
] as const

it('tells Prometheus what prom-client’s own histogram would', async () => {
  const ours = new Registry()
  const observe = createRequestDurations(ours)
  const theirs = new Registry()
  const histogram = new Histogram({ ...durationHistogram, registers: [theirs] })
  for (const [route, status, seconds] of observed) {
    observe(route, status, seconds)
    histogram.observe({ route, status }, seconds)
  }
  expect(await ours.metrics()).toBe(await theirs.metrics())
})

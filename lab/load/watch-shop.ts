import { setTimeout as wait } from 'node:timers/promises'
import { readMetrics } from '../shop/metrics.ts'

export interface ShopSample {
  minutes: number
  residentMegabytes: number
  heapMegabytes: number
  loopDelayP99Ms: number
}

const EVERY_MS = 5_000
const MEGABYTE = 1_024 * 1_024

export function watchShop(origin: string) {
  const samples: ShopSample[] = []
  const abort = new AbortController()
  const startedAt = performance.now()
  const watching = (async () => {
    while (!abort.signal.aborted) {
      await wait(EVERY_MS, undefined, { signal: abort.signal }).catch(() => undefined)
      const metrics = await readMetrics(origin).catch(() => undefined)
      if (metrics) samples.push(takeSample(metrics, (performance.now() - startedAt) / 60_000))
    }
  })()
  return {
    samples,
    async stop(): Promise<void> {
      abort.abort()
      await watching
    },
  }
}

function takeSample(metrics: ReadonlyMap<string, number>, minutes: number): ShopSample {
  const read = (name: string) => metrics.get(name) ?? Number.NaN
  return {
    minutes,
    residentMegabytes: read('process_resident_memory_bytes') / MEGABYTE,
    heapMegabytes: read('nodejs_heap_size_used_bytes') / MEGABYTE,
    loopDelayP99Ms: read('nodejs_eventloop_lag_p99_seconds') * 1_000,
  }
}

export function slopePerMinute(points: readonly { minutes: number; value: number }[]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const middle = mean(points.map(({ minutes }) => minutes))
  const level = mean(points.map(({ value }) => value))
  const covariance = points.reduce((sum, { minutes, value }) => sum + (minutes - middle) * (value - level), 0)
  const variance = points.reduce((sum, { minutes }) => sum + (minutes - middle) ** 2, 0)
  return variance === 0 ? 0 : covariance / variance
}

/** Garbage collection makes memory fluctuate, so a leak shows only in the minimum of each interval. */
export function findFloor(
  samples: readonly ShopSample[],
  read: (sample: ShopSample) => number,
  stretchMinutes = 0.5,
): { minutes: number; value: number }[] {
  const lowest = new Map<number, { minutes: number; value: number }>()
  for (const sample of samples) {
    const stretch = Math.floor(sample.minutes / stretchMinutes)
    const lowestSoFar = lowest.get(stretch)
    const value = read(sample)
    if (!lowestSoFar || value < lowestSoFar.value) lowest.set(stretch, { minutes: sample.minutes, value })
  }
  return [...lowest.values()]
}

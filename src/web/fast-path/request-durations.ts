import type { Metric, Registry } from 'prom-client'

/** A cached page takes a fraction of a millisecond, a purchase may take a second. */
const BUCKETS_SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** What is measured, in prom-client's words. */
export const durationHistogram = {
  name: 'shop_http_request_duration_seconds',
  help: 'Time to answer, by kind of answer and status',
  labelNames: ['route', 'status'] as const,
  buckets: BUCKETS_SECONDS,
}
const NAME = durationHistogram.name

interface Series {
  readonly labels: { readonly route: string; readonly status: number }
  /** One for each bucket, and one for what took longer than all of them. */
  readonly counts: number[]
  sum: number
}

interface Sample {
  metricName: string
  labels: Record<string, string | number>
  value: number
}

/**
 * Prometheus' histogram of how long requests took, by kind of answer and status. Counted here, because prom-client's own puts the
 * labels into words for every request, which is a twentieth of what a cached page costs; it is told of the sums when somebody asks.
 *
 * Fall-back: without the fast path prom-client's own histogram counts. A test holds the words of both against each other.
 */
export function createRequestDurations(registry: Registry) {
  const byRoute = new Map<string, Map<number, Series>>()
  const metric = {
    name: NAME,
    get: async () => ({
      name: NAME,
      help: durationHistogram.help,
      type: 'histogram',
      aggregator: 'sum',
      values: [...byRoute.values()].flatMap((byStatus) => [...byStatus.values()].flatMap(samplesOf)),
    }),
    reset: () => byRoute.clear(),
  }
  registry.registerMetric(metric as unknown as Metric)
  return (route: string, status: number, seconds: number): void => {
    const series = byRoute.get(route)?.get(status) ?? begin(byRoute, route, status)
    const bucket = BUCKETS_SECONDS.findIndex((bound) => seconds <= bound)
    const place = bucket === -1 ? BUCKETS_SECONDS.length : bucket
    series.counts[place] = (series.counts[place] ?? 0) + 1
    series.sum += seconds
  }
}

function begin(byRoute: Map<string, Map<number, Series>>, route: string, status: number): Series {
  const series = { labels: { route, status }, counts: Array(BUCKETS_SECONDS.length + 1).fill(0), sum: 0 }
  const byStatus = byRoute.get(route) ?? new Map<number, Series>()
  byRoute.set(route, byStatus.set(status, series))
  return series
}

/** Each bucket counts itself and all below it, as Prometheus wants it. */
function samplesOf({ labels, counts, sum }: Series): Sample[] {
  let count = 0
  const buckets = counts.map((counted, place): Sample => {
    count += counted
    const le = BUCKETS_SECONDS[place] ?? '+Inf'
    return { metricName: `${NAME}_bucket`, labels: { le, ...labels }, value: count }
  })
  return [
    ...buckets,
    { metricName: `${NAME}_sum`, labels, value: sum },
    { metricName: `${NAME}_count`, labels, value: count },
  ]
}

import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { createRequestDurations, durationHistogram } from '#web/fast-path/request-durations.ts'
import type { RouteClass } from './exchange.ts'

/** What the process tells about itself at /metrics. */
export interface Metrics {
  registry: Registry
  observeRequest(routeClass: RouteClass, status: number, ms: number): void
  countCache(outcome: 'hit' | 'shared' | 'rendered'): void
  countShed(): void
  /** Read when somebody asks, so that nothing has to be kept up to date. */
  gauge(name: string, help: string, read: () => number | Promise<number>): void
  /** The same with one value for each label; none while the database that knows them does not answer. */
  gauges(gauge: LabelledGauge): void
}

interface LabelledGauge {
  name: string
  help: string
  label: string
  read(): Promise<Readonly<Record<string, number>>>
}

export function createMetrics({ fastPath }: { fastPath: boolean }): Metrics {
  const registry = new Registry()
  // Memory, processor time, garbage collection and event loop delay.
  collectDefaultMetrics({ register: registry })
  const observeDuration = fastPath ? createRequestDurations(registry) : plainDurations(registry)
  const outcomes = { hit: 0, shared: 0, rendered: 0 }
  new Counter({
    name: 'shop_page_cache_requests_total',
    help: 'Requests for cacheable pages: kept already, made for another visitor at that moment, or made now',
    labelNames: ['outcome'] as const,
    registers: [registry],
    collect() {
      this.reset()
      for (const [outcome, count] of Object.entries(outcomes)) this.inc({ outcome }, count)
    },
  })
  const shed = new Counter({
    name: 'shop_http_requests_shed_total',
    help: 'Requests refused because the process had too much to do',
    registers: [registry],
  })
  return {
    registry,
    observeRequest: (route, status, ms) => observeDuration(route, status, ms / 1_000),
    countCache(outcome) {
      outcomes[outcome] += 1
    },
    countShed: () => shed.inc(),
    gauge(name, help, read) {
      new Gauge({
        name,
        help,
        registers: [registry],
        async collect() {
          this.set(await Promise.resolve(read()).catch(() => Number.NaN))
        },
      })
    },
    gauges({ name, help, label, read }) {
      new Gauge({
        name,
        help,
        labelNames: [label],
        registers: [registry],
        async collect() {
          const values = await read().catch(() => ({}))
          this.reset()
          for (const [value, count] of Object.entries(values)) this.set({ [label]: value }, count)
        },
      })
    },
  }
}

function plainDurations(registry: Registry) {
  const histogram = new Histogram({ ...durationHistogram, registers: [registry] })
  return (route: string, status: number, seconds: number) => histogram.observe({ route, status }, seconds)
}

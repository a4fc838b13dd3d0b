import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { RouteClass } from './exchange.ts'

export interface Metrics {
  registry: Registry
  observeRequest(routeClass: RouteClass, status: number, ms: number): void
  countCache(outcome: 'hit' | 'shared' | 'rendered'): void
  countShed(): void
  gauge(name: string, help: string, read: () => number | Promise<number>): void
  /** One value per label; empty while the database is unavailable. */
  gauges(gauge: LabelledGauge): void
}

interface LabelledGauge {
  name: string
  help: string
  label: string
  read(): Promise<Readonly<Record<string, number>>>
}

const BUCKETS_SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'shop_http_request_duration_seconds',
    help: 'Time to answer, by kind of answer and status',
    labelNames: ['route', 'status'] as const,
    buckets: BUCKETS_SECONDS,
    registers: [registry],
  })
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
    observeRequest: (route, status, ms) => durations.observe({ route, status }, ms / 1_000),
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

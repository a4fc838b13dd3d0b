import type pg from 'pg'
import type { Metrics } from '#platform/http/metrics.ts'
import type { Shop } from '#platform/shop.ts'
import {
  type Counts,
  figures,
  type OperatingFigures,
  readOperatingFigures,
} from './read-operating-figures.ts'

interface Sources {
  shop: Shop
  pools: Readonly<Record<string, pg.Pool>>
}

export function publishFigures(metrics: Metrics, { shop, pools }: Sources): void {
  let reading: Promise<OperatingFigures> | undefined
  const read = async (name: string) => {
    reading ??= readOperatingFigures(shop).finally(() => {
      reading = undefined
    })
    return (await reading)[name]
  }
  const connections = async (pick: (pool: pg.Pool) => number) =>
    Object.fromEntries(Object.entries(pools).map(([name, pool]) => [name, pick(pool)]))

  for (const { name, help, label, ifNull } of figures) {
    if (label === undefined) metrics.gauge(name, help, async () => Number((await read(name)) ?? ifNull))
    else metrics.gauges({ name, help, label, read: async () => (await read(name)) as Counts })
  }
  metrics.gauges({
    name: 'shop_database_connections',
    help: 'Open connections to the database',
    label: 'pool',
    read: () => connections(({ totalCount }) => totalCount),
  })
  metrics.gauges({
    name: 'shop_database_connections_awaited',
    help: 'Requests that wait for a connection to the database',
    label: 'pool',
    read: () => connections(({ waitingCount }) => waitingCount),
  })
}

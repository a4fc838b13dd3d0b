import type pg from 'pg'
import type { Metrics } from '#platform/http/metrics.ts'
import type { Shop } from '#platform/shop.ts'
import { type OperatingFigures, readOperatingFigures } from './read-operating-figures.ts'

interface Sources {
  shop: Shop
  pools: Readonly<Record<string, pg.Pool>>
}

/** What /metrics says about queue, mail, connections, automations and orders; deploy/alerts.yaml watches it. */
export function publishFigures(metrics: Metrics, { shop, pools }: Sources): void {
  let reading: Promise<OperatingFigures> | undefined
  /** Every gauge of one scrape shares one statement. */
  const read = async <Value>(pick: (figures: OperatingFigures) => Value): Promise<Value> => {
    reading ??= readOperatingFigures(shop).finally(() => {
      reading = undefined
    })
    return pick(await reading)
  }
  const connections = async (pick: (pool: pg.Pool) => number) =>
    Object.fromEntries(Object.entries(pools).map(([name, pool]) => [name, pick(pool)]))

  metrics.gauges({
    name: 'shop_outbox_messages_due',
    help: 'Messages whose time has come',
    label: 'queue',
    read: () => read(({ due }) => due),
  })
  metrics.gauge('shop_outbox_oldest_due_seconds', 'Age of the oldest message that is due', () =>
    read(({ oldestDueSeconds }) => oldestDueSeconds),
  )
  metrics.gauge(
    'shop_outbox_messages_undelivered',
    'Messages that were given up and wait for the owner',
    () => read(({ undelivered }) => undelivered),
  )
  metrics.gauges({
    name: 'shop_automations_succeeded',
    help: 'Webhooks and e-mails of the last hour',
    label: 'automation',
    read: () => read(({ succeeded }) => succeeded),
  })
  metrics.gauges({
    name: 'shop_automations_failed',
    help: 'Webhooks and e-mails of the last hour that failed',
    label: 'automation',
    read: () => read(({ failed }) => failed),
  })
  metrics.gauges({
    name: 'shop_orders_open',
    help: 'Orders that are not at their end',
    label: 'status',
    read: () => read(({ openOrders }) => openOrders),
  })
  metrics.gauge('shop_orders_paid_last_day', 'Paid orders of the last 24 hours', () =>
    read(({ paidLastDay }) => paidLastDay),
  )
  metrics.gauge('shop_backup_age_seconds', 'Age of the last backup that was restored as a trial', () =>
    read(({ backupAgeSeconds }) => backupAgeSeconds ?? Number.POSITIVE_INFINITY),
  )
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

import { sql } from 'drizzle-orm'
import { orders } from '#orders/schema/orders.ts'
import { BACKUP_EVENT } from '#platform/operations/automation-events.ts'
import { automationEvents } from '#platform/operations/schema.ts'
import { countUndelivered, dueMessages } from '#platform/operations/undelivered-jobs.ts'
import type { Shop } from '#platform/shop.ts'

type Counts = Readonly<Record<string, number>>

/** What whoever watches the shop from outside wants to be woken for. */
export interface OperatingFigures {
  /** Messages whose time has come, by queue. */
  readonly due: Counts
  readonly oldestDueSeconds: number
  readonly undelivered: number
  /** Of the last hour, by automation. */
  readonly succeeded: Counts
  readonly failed: Counts
  /** Orders that are not at their end, by status. */
  readonly openOrders: Counts
  /** Made within the last 24 hours. */
  readonly paidLastDay: number
  /** Age of the last backup that was restored as a trial; null before the first. */
  readonly backupAgeSeconds: number | null
}

const HOUR_MS = 60 * 60 * 1_000

export async function readOperatingFigures(shop: Pick<Shop, 'db' | 'clock'>): Promise<OperatingFigures> {
  const now = shop.clock.now()
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS)
  const events = sql`select name, succeeded, count(*)::int as n from ${automationEvents} where created_at > ${ago(1)} group by 1, 2`
  const { rows } = await shop.db.execute<OperatingFigures & Record<string, unknown>>(sql`
    with due as (${dueMessages(now)}), events as (${events})
    select
      (select coalesce(jsonb_object_agg(name, n), '{}') from (select name, count(*)::int as n from due group by 1) by_queue) as due,
      coalesce((select extract(epoch from ${now}::timestamptz - min(since))::int from due), 0) as "oldestDueSeconds",
      (${countUndelivered}) as undelivered,
      (select coalesce(jsonb_object_agg(name, n), '{}') from events where succeeded) as succeeded,
      (select coalesce(jsonb_object_agg(name, n), '{}') from events where not succeeded) as failed,
      (select coalesce(jsonb_object_agg(status, n), '{}') from (
        select status, count(*)::int as n from ${orders} where status in ('pending', 'processing', 'shipped') group by 1) open) as "openOrders",
      (select count(*)::int from ${orders} where payment_status = 'paid' and created_at > ${ago(24)}) as "paidLastDay",
      (select extract(epoch from ${now}::timestamptz - max(created_at))::int from ${automationEvents}
        where name = ${BACKUP_EVENT} and succeeded) as "backupAgeSeconds"`)
  if (!rows[0]) throw new Error('a statement of sums has one row')
  return rows[0]
}

import { type SQL, sql } from 'drizzle-orm'
import type { Figure } from '#platform/figure.ts'
import { BACKUP_EVENT } from './automation-events.ts'
import { automationEvents } from './schema.ts'
import { countUndelivered, dueMessages } from './undelivered-jobs.ts'

const HOUR_MS = 60 * 60 * 1_000

const eventsThat = (result: SQL) => (now: Date) =>
  sql`
  select coalesce(jsonb_object_agg(name, n), '{}') from (
    select name, count(*)::int as n from ${automationEvents}
    where created_at > ${new Date(now.getTime() - HOUR_MS)} and ${result} group by 1) events`

export const figures: readonly Figure[] = [
  {
    name: 'shop_outbox_messages_due',
    help: 'Messages whose time has come',
    label: 'queue',
    query: (now) => sql`
      select coalesce(jsonb_object_agg(name, n), '{}') from (
        select name, count(*)::int as n from (${dueMessages(now)}) due group by 1) by_queue`,
  },
  {
    name: 'shop_outbox_oldest_due_seconds',
    help: 'Age of the oldest message that is due',
    ifNull: 0,
    query: (now) =>
      sql`select extract(epoch from ${now}::timestamptz - min(since))::int from (${dueMessages(now)}) due`,
  },
  {
    name: 'shop_outbox_messages_undelivered',
    help: 'Messages that were given up and wait for the owner',
    query: () => countUndelivered,
  },
  {
    name: 'shop_automations_succeeded',
    help: 'Webhooks and e-mails of the last hour',
    label: 'automation',
    query: eventsThat(sql`succeeded`),
  },
  {
    name: 'shop_automations_failed',
    help: 'Webhooks and e-mails of the last hour that failed',
    label: 'automation',
    query: eventsThat(sql`not succeeded`),
  },
  {
    name: 'shop_backup_age_seconds',
    help: 'Age of the last backup that was restored as a trial',
    // Infinity, so that the alert also fires before the first backup.
    ifNull: Number.POSITIVE_INFINITY,
    query: (now) => sql`
      select extract(epoch from ${now}::timestamptz - max(created_at))::int from ${automationEvents}
      where name = ${BACKUP_EVENT} and succeeded`,
  },
]

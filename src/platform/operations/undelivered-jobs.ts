import { sql } from 'drizzle-orm'
import type { Actor } from '#platform/audit/record-change.ts'
import { ok, refuse } from '#platform/domain/result.ts'
import { isUuid } from '#platform/domain/uuid.ts'
import type { JobName } from '#platform/outbox.ts'
import type { Shop } from '#platform/shop.ts'

export interface UndeliveredJob {
  readonly id: string
  readonly name: string
  /** Which fact could not be told, such as 'order-confirmation:…'. */
  readonly key: string
  readonly reason: string
  readonly at: Date
}

const LISTED_AT_MOST = 100

const OUTBOX_QUEUES = [
  'send-email',
  'notify-order-status-change',
  'recover-password',
  'forget-payment-customer',
] as const satisfies readonly JobName[]

/** Messages that could not be delivered and wait for the owner, as a table: here alone, and in `src/app/jobs`, pg-boss's own is read. */
export const undelivered = sql`(
  select id, source_name as name, data ->> 'key' as key,
    coalesce(source_output ->> 'message', source_output -> 'value' ->> 'message', '') as reason, created_on as at
  from pgboss.job where name = 'dead-letters' and state = 'created') undelivered`

/** How many there are, as a part of another statement. */
export const countUndelivered = sql`select count(*)::int from ${undelivered}`

/** Messages that a worker should have taken by now, with the instant since when; its own retries wait for theirs. */
export const dueMessages = (now: Date) => sql`
  select name, start_after as since from pgboss.job
  where name = any(${sql.raw(`'{${OUTBOX_QUEUES.join(',')}}'`)}) and state < 'active' and start_after <= ${now}`

/** The newest first. */
export async function listUndeliveredJobs(shop: Shop): Promise<UndeliveredJob[]> {
  const { rows } = await shop.db.execute<Record<'id' | 'name' | 'key' | 'reason' | 'at', string>>(sql`
    select * from ${undelivered} order by at desc limit ${LISTED_AT_MOST}`)
  return rows.map(({ at, ...job }) => ({ ...job, at: new Date(at) }))
}

/** The owner repaired what kept a message from leaving, and does not want to wait for a restart. */
export async function retryUndelivered(shop: Shop, { jobId, actor }: { jobId: string; actor: Actor }) {
  if (!isUuid(jobId) || !(await shop.outbox.redeliver(jobId))) return refuse('nothing-to-retry')
  shop.log.info({ jobId, actorId: actor.id }, 'A message gets another chance by hand.')
  return ok()
}

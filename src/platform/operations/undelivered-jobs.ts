import { sql } from 'drizzle-orm'
import type { Actor } from '#platform/audit/record-change.ts'
import { ok, refuse } from '#platform/domain/result.ts'
import { isUuid } from '#platform/domain/uuid.ts'
import type { JobName } from '#platform/outbox.ts'
import type { Shop } from '#platform/shop.ts'

export interface UndeliveredJob {
  readonly id: string
  readonly name: string
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

/** Dead letters for the owner. Only this module and `src/app/jobs` read pg-boss's tables. */
export const undelivered = sql`(
  select id, source_name as name, data ->> 'key' as key,
    coalesce(source_output ->> 'message', source_output -> 'value' ->> 'message', '') as reason, created_on as at
  from pgboss.job where name = 'dead-letters' and state = 'created') undelivered`

export const countUndelivered = sql`select count(*)::int from ${undelivered}`

/** Overdue messages with the time they became due; excludes pg-boss's own pending retries. */
export const dueMessages = (now: Date) => sql`
  select name, start_after as since from pgboss.job
  where name = any(${sql.raw(`'{${OUTBOX_QUEUES.join(',')}}'`)}) and state < 'active' and start_after <= ${now}`

export async function listUndeliveredJobs(shop: Shop): Promise<UndeliveredJob[]> {
  const { rows } = await shop.db.execute<Record<'id' | 'name' | 'key' | 'reason' | 'at', string>>(sql`
    select * from ${undelivered} order by at desc limit ${LISTED_AT_MOST}`)
  return rows.map(({ at, ...job }) => ({ ...job, at: new Date(at) }))
}

export async function retryUndelivered(shop: Shop, { jobId, actor }: { jobId: string; actor: Actor }) {
  if (!isUuid(jobId) || !(await shop.outbox.redeliver(jobId))) return refuse('nothing-to-retry')
  shop.log.info({ jobId, actorId: actor.id }, 'A message gets another chance by hand.')
  return ok()
}

import type { PgBoss } from 'pg-boss'
import type { Log } from '#log.ts'
import { DEAD_LETTERS, QUEUE_SCHEMA } from './queues.ts'

/** An e-mail that is too old is worse than none. */
const WORTH_REPEATING_DAYS = 14

/**
 * Called when a worker starts. Jobs end as dead letters when a setting is wrong for days; a setting is corrected by a
 * restart, so that is when they get another chance.
 */
export async function redeliverDeadLetters(boss: PgBoss, log: Log): Promise<void> {
  const { rows } = await boss.getDb().executeSql(
    `SELECT id FROM ${QUEUE_SCHEMA}.job
     WHERE name = $1 AND state = 'created' AND source_created_on > now() - $2 * interval '1 day'
       AND coalesce(source_output ->> 'message', '') !~ '^(rejected|malformed)'
     ORDER BY created_on LIMIT 1000`,
    [DEAD_LETTERS, WORTH_REPEATING_DAYS],
  )
  if (rows.length === 0) return
  const redelivered = await boss.redrive(DEAD_LETTERS, { ids: rows.map(({ id }) => id as string) })
  log.warn({ redelivered }, 'Jobs that had failed for good get another chance.')
}

import { type SQL, sql } from 'drizzle-orm'
import { DEAD_LETTERS, outboxQueues } from './queues.ts'

/** pg-boss has no search inside its jobs, so this reads its table; a job that is under way ends by itself and is deleted within a day. */
export function deleteJobsAbout(email: string): SQL {
  const names = sql.join(
    [...Object.keys(outboxQueues), DEAD_LETTERS].map((name) => sql`${name}`),
    sql`, `,
  )
  return sql`
    delete from pgboss.job
    where name in (${names})
      and ${email} in (data -> 'email' ->> 'to', data ->> 'email', data -> 'notice' ->> 'customerEmail')
      and state <> 'active'
      and not (state < 'active' and name <> ${DEAD_LETTERS} and data @? '$.**.orderNumber')`
}

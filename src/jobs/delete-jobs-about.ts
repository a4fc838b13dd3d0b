import { type SQL, sql } from 'drizzle-orm'
import { wholeWords } from '#domain/whole-words.ts'
import type { PersonInQueue } from '#shop/outbox.ts'
import { DEAD_LETTERS, outboxQueues } from './queues.ts'

/** pg-boss has no search inside its jobs, so this reads its table; a job that is under way ends by itself and is deleted within a day. */
export function deleteJobsAbout({ email, orders }: PersonInQueue): SQL {
  const names = sql.join(
    [...Object.keys(outboxQueues), DEAD_LETTERS].map((name) => sql`${name}`),
    sql`, `,
  )
  const waitsToLeave = sql`state < 'active' and name <> ${DEAD_LETTERS}`
  const isNews = sql`(data @? '$.**.orderNumber' or coalesce(data -> 'email' ->> 'type', '') like 'owner-%')`
  return sql`
    delete from pgboss.job
    where name in (${names})
      and exists (
        select 1 from jsonb_path_query(data, 'strict $.** ? (@.type() == "string")') as text
        where text #>> '{}' ~* ${wholeWords([email, ...orders])}
      )
      and state <> 'active'
      and not (${waitsToLeave} and ${isNews})`
}

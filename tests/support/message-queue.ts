import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { DEAD_LETTERS, QUEUE_SCHEMA } from '#platform/jobs/queues.ts'

/** All knowledge of pg-boss's tables is here. A key may contain `%` as a wildcard. */
const jobs = sql.raw(`${QUEUE_SCHEMA}.job`)

type Db = Pick<Database, 'execute'>

export interface QueuedMessage {
  readonly name: string
  readonly key: string
  readonly state: 'created' | 'retry' | 'active' | 'completed' | 'cancelled' | 'failed'
  // biome-ignore lint/suspicious/noExplicitAny: each kind of e-mail has its own facts, and the test knows which it asks for.
  readonly email: { readonly type: string; readonly to: string; readonly data: any }
  readonly message: Readonly<Record<string, unknown>>
  readonly delaySeconds: number
  readonly secondsUntilDue: number
  readonly output: string
  readonly row: string
}

export async function queuedMessages(db: Db, key = '%'): Promise<QueuedMessage[]> {
  const { rows } = await db.execute<QueuedMessage & Record<string, unknown>>(sql`
    select name, data ->> 'key' as key, state::text, data -> 'email' as email, data as message, job::text as row,
      coalesce(output::text, '') as output, extract(epoch from start_after - now())::float8 as "secondsUntilDue",
      round(extract(epoch from start_after - created_on))::int as "delaySeconds"
    from ${jobs} job where coalesce(data ->> 'key', '') like ${key} order by created_on, data ->> 'key'`)
  return rows
}

export const keysInQueue = async (db: Db, key = '%') =>
  (await queuedMessages(db, key)).map((message) => message.key).toSorted()

export const emailsInQueue = async (db: Db, key = '%') =>
  (await queuedMessages(db, key)).filter(({ name }) => name === 'send-email').map(({ email }) => email)

export async function putIntoQueue(db: Db, ...emails: { state: QueuedMessage['state']; due: Date }[]) {
  for (const { state, due } of emails)
    await db.execute(
      sql`insert into ${jobs} (name, data, state, start_after) values ('send-email', '{"key": "empty"}', ${state}, ${due})`,
    )
}

/** `truncate` takes seven times as long, because it recreates the tables. */
export const emptyQueue = (db: Db) => db.execute(sql`delete from ${jobs}`)

export const forgetMessages = (db: Db, key: string) =>
  db.execute(sql`delete from ${jobs} where data ->> 'key' like ${key}`)

export const markDelivered = (db: Db, key: string) => update(db, key, sql`state = 'completed'`)

/** Simulates emails whose attempts all failed, so that they wait for the owner. */
export const giveUpEmails = (db: Db, key: string) =>
  update(db, key, sql`name = ${DEAD_LETTERS}, source_name = 'send-email', state = 'created'`)

export async function letWorkersExpire(db: Db): Promise<void> {
  await db.execute(sql`update ${jobs} set started_on = started_on - interval '1 hour' where state = 'active'`)
  await db.execute(
    sql`update ${sql.raw(`${QUEUE_SCHEMA}.queue`)} set monitor_claim_on = null, monitor_on = null`,
  )
}

export const allowRetries = (db: Db, times: number) => update(db, '%', sql`retry_limit = ${times}`)

/** Finds tasks that ran on two nodes at once, or more often than once a minute. */
export async function tasksRunTwice(db: Db): Promise<unknown[]> {
  const { rows } = await db.execute(sql`
    select a.name, a.started_on, b.started_on as other from ${jobs} a join ${jobs} b
      on a.name = b.name and a.id < b.id and a.started_on < b.completed_on and b.started_on < a.completed_on
    where a.name like 'task/%'
    union all
    select name, min(created_on), max(created_on) from ${jobs} where name like 'task/%'
    group by name having count(*) > 2 + extract(epoch from max(created_on) - min(created_on)) / 60`)
  return rows
}

export async function withQueueClosed<Value>(db: Db, work: () => Promise<Value>): Promise<Value> {
  const table = sql.raw(`${QUEUE_SCHEMA}.job_common`)
  await db.execute(sql`alter table ${table} add constraint closed check (false) not valid`)
  return work().finally(() => db.execute(sql`alter table ${table} drop constraint closed`))
}

const update = (db: Db, key: string, changes: SQL) =>
  db.execute(sql`update ${jobs} set ${changes} where data ->> 'key' like ${key}`)

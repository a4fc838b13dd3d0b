import { sql } from 'drizzle-orm'
import type { Shop } from '#shop/shop.ts'

export interface UndeliveredJob {
  readonly id: string
  readonly name: string
  /** Which fact could not be told, such as 'order-confirmation:…'. */
  readonly key: string
  readonly reason: string
  readonly at: Date
}

const LISTED_AT_MOST = 100

export const waitsForOwner = sql`name = 'dead-letters' and state = 'created'`

/** How many there are, as a part of another statement. */
export const countUndelivered = sql`select count(*)::int from pgboss.job where ${waitsForOwner}`

/** Messages that could not be delivered and wait for the owner, newest first. */
export async function listUndeliveredJobs(shop: Shop): Promise<UndeliveredJob[]> {
  const { rows } = await shop.db.execute<Record<'id' | 'name' | 'key' | 'reason' | 'at', string>>(sql`
    select id, source_name as name, data ->> 'key' as key,
      coalesce(source_output ->> 'message', source_output -> 'value' ->> 'message', '') as reason, created_on as at
    from pgboss.job
    where ${waitsForOwner}
    order by created_on desc
    limit ${LISTED_AT_MOST}`)
  return rows.map(({ at, ...job }) => ({ ...job, at: new Date(at) }))
}

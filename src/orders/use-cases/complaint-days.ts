import { sql } from 'drizzle-orm'
import { countComplaintDays } from '#orders/returns/return-rights.ts'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'

export const promisedComplaintDays = sql<string | null>`(
  select s."values"->>'complaintDays' from shop_settings s where s.section = 'returns')`

export async function readComplaintDays(db: DatabaseOrTransaction): Promise<number> {
  const { rows } = await db.execute<{ days: string | null }>(sql`select ${promisedComplaintDays} as days`)
  return countComplaintDays(rows[0]?.days ?? null)
}

import { sql } from 'drizzle-orm'
import type { DatabaseOrTransaction } from '#database/connect.ts'
import { complaintDaysOf } from '#domain/returns/return-rights.ts'

/** As the owner typed it; null until they have promised something. */
export const promisedComplaintDays = sql<string | null>`(
  select s."values"->>'complaintDays' from shop_settings s where s.section = 'returns')`

export async function readComplaintDays(db: DatabaseOrTransaction): Promise<number> {
  const { rows } = await db.execute<{ days: string | null }>(sql`select ${promisedComplaintDays} as days`)
  return complaintDaysOf(rows[0]?.days ?? null)
}

import { type SQL, sql } from 'drizzle-orm'

/** The day on which a pause of the shop ends, 'yyyy-MM-dd', as a column of another statement; null while it sells. See `salePauseOn`. */
export function openingDay(today: string): SQL<string | null> {
  return sql<string | null>`(
    select max(to_char((s."values"->>'until')::date + 1, 'YYYY-MM-DD')) from shop_settings s
    where s."values"->>'until' >= ${today}
      and (s.section = 'holiday' and s."values"->>'from' <= ${today}
        or s.section = 'courierPause' and s."values"->>'selling' = 'closed'))`
}

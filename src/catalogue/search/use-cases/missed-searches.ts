import { desc, lt, sql } from 'drizzle-orm'
import { missedSearches } from '#catalogue/search/schema.ts'
import { foldText } from '#platform/domain/fold-text.ts'
import type { Shop } from '#platform/shop.ts'

const LONGEST = 60
/** Limits rows created by bots. The rarest and oldest searches are deleted first. */
const MAX_ROWS = 2000
const LISTED = 50
const RETENTION_DAYS = 365

/** Never store personal data such as document numbers, phone numbers or email addresses. */
const isAboutSomebody = (search: string) => /@|https?:|\d{5}|(\d[ .-]?){7}/i.test(search)

export async function recordMissedSearch({ db, clock }: Shop, search: string): Promise<void> {
  const words = foldText(search)
  if (words.length < 2 || words.length > LONGEST || isAboutSomebody(search)) return
  const now = clock.now()
  await db.execute(sql`
    with full_list as (select from missed_searches having count(*) >= ${MAX_ROWS}),
      gone as (delete from missed_searches where exists (select from full_list)
        and not exists (select from missed_searches where words = ${words})
        and words in (select words from missed_searches order by times, last_at limit 1))
    insert into missed_searches as known (words, last_at) values (${words}, ${now})
    on conflict (words) do update set times = known.times + 1, last_at = excluded.last_at`)
}

export function listMissedSearches({ db }: Pick<Shop, 'db'>) {
  return db
    .select()
    .from(missedSearches)
    .orderBy(desc(missedSearches.times), desc(missedSearches.lastAt))
    .limit(LISTED)
}

export async function forgetMissedSearches({ db, clock }: Shop): Promise<void> {
  const before = new Date(clock.now().getTime() - RETENTION_DAYS * 24 * 60 * 60_000)
  await db.delete(missedSearches).where(lt(missedSearches.lastAt, before))
}

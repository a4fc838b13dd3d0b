import { desc, lt, sql } from 'drizzle-orm'
import { missedSearches } from '#catalogue/search/schema.ts'
import { foldText } from '#platform/domain/fold-text.ts'
import type { Shop } from '#platform/shop.ts'

const LONGEST = 60
/** Whoever types nonsense by a program fills no disk: what was asked for once, and longest ago, gives way. */
const MAX_ROWS = 2000
const LISTED = 50
const RETENTION_DAYS = 365

/** Numbers of people and their addresses are typed into any box: they are never kept. */
const isAboutSomebody = (search: string) => /@|https?:|\d{5}|(\d[ .-]?){7}/i.test(search)

/** Counts words for which the shop has nothing. Only the words: not who searched, nor when else. */
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

/** What was asked for most often first. */
export function listMissedSearches({ db }: Pick<Shop, 'db'>) {
  return db
    .select()
    .from(missedSearches)
    .orderBy(desc(missedSearches.times), desc(missedSearches.lastAt))
    .limit(LISTED)
}

/** What nobody has asked for in a year. */
export async function forgetMissedSearches({ db, clock }: Shop): Promise<void> {
  const before = new Date(clock.now().getTime() - RETENTION_DAYS * 24 * 60 * 60_000)
  await db.delete(missedSearches).where(lt(missedSearches.lastAt, before))
}

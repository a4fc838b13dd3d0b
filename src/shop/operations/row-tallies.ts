import { type SQL, sql } from 'drizzle-orm'
import type { TalliedRows } from '#database/schema/operations.ts'
import type { Shop } from '#shop/shop.ts'

/** How many rows of these kinds there are, to be selected: the same work for ten of them and for a million. */
export function rowsTallied(...kinds: readonly TalliedRows[]): SQL<number> {
  const listed = sql.join(
    kinds.map((kind) => sql`${kind}`),
    sql`, `,
  )
  return sql<number>`(select coalesce(sum(rows), 0)::int from row_tallies where kind in (${listed}))`
}

/** One row for each kind again. Whoever counts meanwhile sees the rows before or the sum after, never both. */
export async function foldRowTallies({ db }: Pick<Shop, 'db'>): Promise<void> {
  await db.execute(sql`
    with gone as (delete from row_tallies returning kind, rows)
    insert into row_tallies (kind, rows) select kind, sum(rows) from gone group by kind having sum(rows) <> 0`)
}

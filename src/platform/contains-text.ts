import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** The searcher's % and _ are plain characters, not wildcards; made so after folding, which turns other signs into them. */
export function pattern(text: string): SQL {
  return sql`regexp_replace(shop_fold(${text}::text), '([\\\\%_])', '\\\\\\1', 'g')`
}

export function containsText(column: SQLWrapper, text: string): SQL {
  return sql`${column} like '%' || ${pattern(text)} || '%'`
}

import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** Escapes % and _ after folding, because folding turns other characters into them. */
export function pattern(text: string): SQL {
  return sql`regexp_replace(shop_fold(${text}::text), '([\\\\%_])', '\\\\\\1', 'g')`
}

export function containsText(column: SQLWrapper, text: string): SQL {
  return sql`${column} like '%' || ${pattern(text)} || '%'`
}

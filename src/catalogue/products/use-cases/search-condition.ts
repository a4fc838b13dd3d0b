import { type SQL, sql } from 'drizzle-orm'
import { products } from '#catalogue/products/schema.ts'

const MAX_WORDS = 8

export function nameHolds(search: string): SQL[] {
  return splitWords(search).map((word) => sql`${products.sortName} like ${contains(word)}`)
}

export function nameOrSlugHolds(search: string): SQL[] {
  return splitWords(search).map(
    (word) => sql`(${products.sortName} like ${contains(word)} or ${products.slug} like ${contains(word)})`,
  )
}

export function splitWords(search: string): string[] {
  return search.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS)
}

/** Escapes % and _, which are wildcards in LIKE. */
export function contains(word: string): SQL {
  return sql`'%' || regexp_replace(shop_fold(${word}::text), '([\\\\%_])', '\\\\\\1', 'g') || '%'`
}

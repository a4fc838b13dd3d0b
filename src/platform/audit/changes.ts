/** What an edit changed, field by field; the names are the program's, the words for them are copy. */
export type Changes = Readonly<Record<string, { from: unknown; to: unknown }>>

/** The fields of `after` whose value is another one than before. Lists and maps count by their content. */
export function changesBetween(before: object, after: object): Changes {
  const known = before as Record<string, unknown>
  return Object.fromEntries(
    Object.entries(after).flatMap(([field, to]) => {
      const from = known[field] ?? null
      return isSame(from, to ?? null) ? [] : [[field, { from, to: to ?? null }]]
    }),
  )
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))
}

/** A map read back from the database has its keys in another order than the form had. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (value === null || typeof value !== 'object' || value instanceof Date) return value
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]))
}

export type Changes = Readonly<Record<string, { from: unknown; to: unknown }>>

export function changesBetween(before: object, after: object): Changes {
  const valuesBefore = before as Record<string, unknown>
  return Object.fromEntries(
    Object.entries(after).flatMap(([field, to]) => {
      const from = valuesBefore[field] ?? null
      return isSame(from, to ?? null) ? [] : [[field, { from, to: to ?? null }]]
    }),
  )
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))
}

/** JSONB does not preserve key order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (value === null || typeof value !== 'object' || value instanceof Date) return value
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]))
}

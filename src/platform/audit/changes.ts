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

function isSame(first: unknown, second: unknown): boolean {
  return JSON.stringify(sortKeys(first)) === JSON.stringify(sortKeys(second))
}

/** JSONB does not preserve key order. */
function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys)
  if (value === null || typeof value !== 'object' || value instanceof Date) return value
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([key, inner]) => [key, sortKeys(inner)]))
}

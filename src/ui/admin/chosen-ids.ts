import { isUuid } from '#platform/domain/uuid.ts'

/** Keeps the URL short enough for browsers and proxies. */
export const MAX_PER_REQUEST = 100

export const writeIds = (ids: readonly string[]) => ids.slice(0, MAX_PER_REQUEST).join(',')

/**
 * Accepts the comma-separated form of links and repeated form fields. Drops duplicates and keeps the
 * order.
 */
export function readIds(values: readonly string[]): string[] {
  const ids = values.flatMap((value) => value.split(',')).filter(isUuid)
  return [...new Set(ids)].slice(0, MAX_PER_REQUEST)
}

import { isUuid } from '#platform/domain/uuid.ts'

/** As many as an address can carry, and more than a day has. */
export const MAX_PER_REQUEST = 100

export const writeIds = (ids: readonly string[]) => ids.slice(0, MAX_PER_REQUEST).join(',')

/** What an address says, from a link or a plain form; each order once, in the order given. */
export function readIds(values: readonly string[]): string[] {
  const ids = values.flatMap((value) => value.split(',')).filter(isUuid)
  return [...new Set(ids)].slice(0, MAX_PER_REQUEST)
}

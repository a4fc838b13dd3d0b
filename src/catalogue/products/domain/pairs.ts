import { isUuid } from '#platform/domain/uuid.ts'

export const MAX_PAIRS = 3

export function readPairs(ids: readonly string[]): string[] {
  return [...new Set(ids.filter(isUuid).map((id) => id.toLowerCase()))].slice(0, MAX_PAIRS)
}

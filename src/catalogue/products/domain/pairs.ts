import { isUuid } from '#platform/domain/uuid.ts'

/** More would be a list, not company. */
export const MAX_PAIRS = 3

/** The ids that a form sent, each once and in their order; what names no product is passed over. */
export function readPairs(ids: readonly string[]): string[] {
  return [...new Set(ids.filter(isUuid).map((id) => id.toLowerCase()))].slice(0, MAX_PAIRS)
}

import { pathTo } from '#addresses.ts'

/** '/produtos?search=…' for what somebody typed, trimmed and encoded; null for nothing at all. */
export function searchAddress(typed: string): string | null {
  const term = typed.trim()
  return term ? `${pathTo('products')}?search=${encodeURIComponent(term)}` : null
}

import { readSearchText } from '#platform/domain/admin-search.ts'
import type { FoundKinds } from '#platform/search-source.ts'
import type { Shop } from '#platform/shop.ts'

export type SearchResults = { [Kind in keyof FoundKinds]: FoundKinds[Kind][] }

/** Orders, products and customers with this piece of text in their names, a few of each. */
export async function searchBackOffice(shop: Shop, { text }: { text: string }): Promise<SearchResults> {
  const wanted = readSearchText(text)
  const sources = Object.entries(shop.searchSources)
  const found = await Promise.all(
    sources.map(async ([kind, find]) => [kind, wanted === null ? [] : await find(shop, wanted)]),
  )
  return Object.fromEntries(found)
}

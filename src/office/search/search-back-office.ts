import { readSearchText } from '#platform/domain/admin-search.ts'
import type { FoundKinds } from '#platform/search-source.ts'
import type { Shop } from '#platform/shop.ts'

export type SearchResults = { [Kind in keyof FoundKinds]: FoundKinds[Kind][] }

export async function searchBackOffice(shop: Shop, { text }: { text: string }): Promise<SearchResults> {
  const searchText = readSearchText(text)
  const sources = Object.entries(shop.searchSources)
  const results = await Promise.all(
    sources.map(async ([kind, findMatches]) => [
      kind,
      searchText === null ? [] : await findMatches(shop, searchText),
    ]),
  )
  return Object.fromEntries(results)
}

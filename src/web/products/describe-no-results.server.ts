import { emptyListCopy as words } from '#copy/product/product-list.ts'
import { hasFilters } from '#domain/catalogue/product-filters.ts'
import type { ProductQuery } from '#domain/catalogue/product-list.ts'

/** What a list says that holds nothing. */
export function describeNoResults(
  { search, collection, category, filters }: ProductQuery,
  categoryName: string | undefined,
) {
  if (hasFilters(filters)) return { title: words.nothingFound, text: words.withChoices }
  if (search) return { title: words.nothingFound, text: words.withSearch(search, categoryName) }
  return { title: words.title, text: collection || category ? words.withFilters : words.bare }
}

import { emptyListCopy as words } from '#copy/product/product-list.ts'
import type { ProductQuery } from '#domain/catalogue/product-list.ts'

/** What a list says that holds nothing. */
export function describeNoResults({ search, category }: ProductQuery, categoryName: string | undefined) {
  if (search) return { title: words.nothingFound, text: words.withSearch(search, categoryName) }
  return { title: words.title, text: category ? words.withFilters : words.bare }
}

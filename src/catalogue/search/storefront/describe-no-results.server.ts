import { pathTo } from '#addresses.ts'
import { productListCopy, emptyListCopy as words } from '#catalogue/search/copy/product-list.ts'
import { hasFilters } from '#catalogue/search/domain/product-filters.ts'
import type { ProductQuery } from '#catalogue/search/domain/product-list.ts'
import { listAddress } from './list-address.ts'

export function describeNoResults(
  { search, collection, category, filters }: ProductQuery,
  categoryName: string | undefined,
  hasNewsletter: boolean,
) {
  const clear = { to: listAddress({}), label: productListCopy.clear }
  if (hasFilters(filters)) return { title: words.nothingFound, text: words.withChoices, way: clear }
  if (search) return { title: words.nothingFound, text: words.withSearch(search, categoryName), way: clear }
  if (collection || category) return { title: words.title, text: words.withFilters, way: clear }
  if (!hasNewsletter)
    return { title: words.title, text: words.bare, way: { to: pathTo('home'), label: words.home } }
  return {
    title: words.title,
    text: words.bareWithNewsletter,
    way: { to: `${pathTo('home')}#ritual`, label: words.subscribe },
  }
}

import { collectionTitle } from '#catalogue/products/copy/candle-titles.ts'
import { productListCopy, productListDescriptions } from '#catalogue/search/copy/product-list.ts'
import { hasFilters } from '#catalogue/search/domain/product-filters.ts'
import { isDeferred } from '#ui/browser/defer-if-slow.ts'
import { listAddress, readListAddress } from './list-address.ts'
import { mentionsMissingProduct } from './missing-product-notice.tsx'
import type { ArrivingList } from './results.tsx'

/** Client-side navigation needs no description. */
const forBrowsers = { description: '' }

/** Plain lists and collections are indexed; searches, filters, sort orders and empty lists are not. */
export function describeList(
  location: { pathname: string; search: string },
  arrivingList: ArrivingList | undefined,
) {
  const query = readListAddress(location)
  const data = arrivingList && !isDeferred(arrivingList) ? arrivingList : null
  const page = data?.list.page ?? query.page
  const collection = data?.collection
  const title = query.search
    ? productListCopy.searchTitle(query.search)
    : collection
      ? collectionTitle(collection.name)
      : productListCopy.documentTitle
  return {
    title: productListCopy.pageTitle(title, page),
    path: listAddress({ collection: collection?.slug, page }),
    ...(import.meta.env.SSR
      ? {
          description: collection
            ? collection.description?.trim() || productListDescriptions.of(collection.name)
            : productListDescriptions.whole,
          image: data?.image,
          shared: collection
            ? ({ kind: 'collection', id: collection.id, name: collection.name } as const)
            : undefined,
          hidden:
            query.search !== '' ||
            hasFilters(query.filters) ||
            query.showsFilters ||
            data?.list.total === 0 ||
            mentionsMissingProduct(location.search),
        }
      : forBrowsers),
  }
}

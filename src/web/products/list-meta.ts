import { productListCopy, productListDescriptions } from '#copy/product/product-list.ts'
import { readProductQuery } from '#domain/catalogue/product-list.ts'
import { listAddress } from '#web/catalogue/list-address.ts'
import { isDeferred } from '#web/kit/browser/defer-if-slow.ts'
import { mentionsMissingProduct } from './missing-product-notice.tsx'
import type { ArrivingList } from './results.tsx'

/** Only documents are read by search engines. */
const forBrowsers = { description: '' }

/** Pages and categories are found by search engines; searches, orders and what is empty are not. */
export function describeList(search: string, loaded: ArrivingList | undefined) {
  const query = readProductQuery(new URLSearchParams(search))
  const data = loaded && !isDeferred(loaded) && loaded !== 'failed' ? loaded : null
  const page = data?.list.page ?? query.page
  const category = data?.collection
  const title = query.search
    ? productListCopy.searchTitle(query.search)
    : (category?.name ?? productListCopy.title)
  return {
    title: productListCopy.pageTitle(title, page),
    path: listAddress({ category: category?.id, page }),
    ...(import.meta.env.SSR
      ? {
          description: category ? productListDescriptions.of(category.name) : productListDescriptions.whole,
          image: data?.image,
          hidden: query.search !== '' || data?.list.total === 0 || mentionsMissingProduct(search),
        }
      : forBrowsers),
  }
}

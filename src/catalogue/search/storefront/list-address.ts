import { pathTo, routePaths } from '#addresses.ts'
import {
  type ProductQuery,
  readProductQuery,
  writeProductQuery,
} from '#catalogue/search/domain/product-list.ts'

export function listAddress({ collection, ...query }: Partial<ProductQuery>): string {
  const parameters = writeProductQuery(query)
  return collection
    ? pathTo('collection', { slug: collection }, parameters)
    : pathTo('products', {}, parameters)
}

const collectionPath = new RegExp(`^${routePaths.collections}/([^/]+)$`)

export function readListAddress({ pathname, search }: { pathname: string; search: string }): ProductQuery {
  const [, slug = ''] = collectionPath.exec(pathname) ?? []
  return readProductQuery(new URLSearchParams(search), slug)
}

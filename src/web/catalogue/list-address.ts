// Offered to: collections, products, site-files

import { pathTo } from '#addresses.ts'
import { type ProductQuery, writeProductQuery } from '#domain/catalogue/product-list.ts'

/** '/produtos?search=figo&page=2': the address always carries the state of the list. */
export function listAddress(query: Partial<ProductQuery>): string {
  return pathTo('products', {}, writeProductQuery(query))
}

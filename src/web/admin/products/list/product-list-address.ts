import { pathTo } from '#addresses.ts'
import { type ManagedQuery, writeManagedQuery } from '#domain/catalogue/editing/managed-list.ts'

/** '/admin/produtos?status=active&page=2': the address always carries the state of the list. */
export function productListAddress(query: Partial<ManagedQuery>): string {
  return pathTo('adminProducts', {}, writeManagedQuery(query))
}

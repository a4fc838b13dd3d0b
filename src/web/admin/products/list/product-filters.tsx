import { pathTo } from '#addresses.ts'
import {
  productListAdmin as copy,
  productSortNames,
  productStatusNames,
} from '#copy/admin/products/catalogue.ts'
import {
  type ManagedQuery,
  managedSorts,
  managedStatuses,
  readManagedQuery,
} from '#domain/catalogue/editing/managed-list.ts'
import { ListFilters } from '#web/admin/list-filters.tsx'
import { productListAddress } from './product-list-address.ts'

const statuses = managedStatuses.map((status) => ({ value: status, label: productStatusNames[status] }))
const sorts = managedSorts.map((sort) => ({ value: sort, label: productSortNames[sort] }))

interface ProductFiltersProps {
  query: ManagedQuery
  categories: readonly { id: string; name: string }[]
}

export function ProductFilters({ query, categories }: ProductFiltersProps) {
  const { status, category, sort } = query
  const named = categories.map(({ id, name }) => ({ value: id, label: name }))
  const collections = [{ value: '', label: copy.allCategories }, ...named]
  return (
    <ListFilters
      label={copy.filters}
      className="admin-filters admin-filters--sorted"
      action={pathTo('adminProducts')}
      current={productListAddress({ ...query, page: 1 })}
      addressOf={(typed) => productListAddress(readManagedQuery(typed))}
      search={{
        label: copy.searchLabel,
        placeholder: copy.searchPlaceholder,
        defaultValue: query.search,
      }}
      choices={[
        { name: 'status', label: copy.statusLabel, defaultValue: status, options: statuses },
        { name: 'category', label: copy.categoryLabel, defaultValue: category, options: collections },
        // Wide screens sort by the heads of the columns, which a phone has no room for.
        {
          name: 'sort',
          label: copy.sortLabel,
          defaultValue: sort,
          options: sorts,
          className: 'admin-filters__sort',
        },
      ]}
      submitLabel={copy.apply}
    />
  )
}

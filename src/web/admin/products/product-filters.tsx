import { Form } from 'react-router'
import { pathTo } from '#addresses.ts'
import { productListAdmin as copy, productSortNames, productStatusNames } from '#copy/admin-catalogue.ts'
import {
  type ManagedQuery,
  managedSorts,
  managedStatuses,
  readManagedQuery,
} from '#domain/catalogue/managed-list.ts'
import { Button } from '#web/kit/button.tsx'
import { useFilterForm } from '#web/kit/form/use-filter-form.ts'
import { SelectField } from '#web/kit/select-field.tsx'
import { TextField } from '#web/kit/text-field.tsx'
import { productListAddress } from './product-list-address.ts'

interface ProductFiltersProps {
  query: ManagedQuery
  categories: readonly { id: string; name: string }[]
}

export function ProductFilters({ query, categories }: ProductFiltersProps) {
  const current = productListAddress({ ...query, page: 1 })
  const { form, apply, applyAfterPause, submit } = useFilterForm(current, (typed) =>
    productListAddress(readManagedQuery(typed)),
  )
  return (
    <search aria-label={copy.filters}>
      <Form
        ref={form}
        className="admin-filters admin-filters--sorted"
        method="get"
        action={pathTo('adminProducts')}
        onSubmit={submit}
      >
        <TextField
          label={copy.searchLabel}
          labelHidden
          type="search"
          name="search"
          defaultValue={query.search}
          placeholder={copy.searchPlaceholder}
          leadingIcon="search"
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          onChange={applyAfterPause}
        />
        <SelectField
          label={copy.statusLabel}
          labelHidden
          name="status"
          defaultValue={query.status}
          options={managedStatuses.map((status) => ({ value: status, label: productStatusNames[status] }))}
          onChange={apply}
        />
        <SelectField
          label={copy.categoryLabel}
          labelHidden
          name="category"
          defaultValue={query.category}
          options={[
            { value: '', label: copy.allCategories },
            ...categories.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={apply}
        />
        {/* Wide screens sort by the heads of the columns, which a phone has no room for. */}
        <SelectField
          label={copy.sortLabel}
          labelHidden
          className="admin-filters__sort"
          name="sort"
          defaultValue={query.sort}
          options={managedSorts.map((sort) => ({ value: sort, label: productSortNames[sort] }))}
          onChange={apply}
        />
        <noscript>
          <Button type="submit">{copy.apply}</Button>
        </noscript>
      </Form>
    </search>
  )
}

import { Form } from 'react-router'
import { bestMatchFirst, productListCopy, sortNames } from '#copy/product/product-list.ts'
import {
  type ProductQuery,
  productSorts,
  readProductQuery,
  SEARCH_MAX_LENGTH,
} from '#domain/catalogue/product-list.ts'
import { listAddress } from '#web/catalogue/list-address.ts'
import { Button } from '#web/kit/elements/button.tsx'
import { SelectField } from '#web/kit/form/select-field.tsx'
import { TextField } from '#web/kit/form/text-field.tsx'
import { useFilterForm } from '#web/kit/form/use-filter-form.ts'
import type { FilterGroup } from './filter-groups.server.ts'
import { ScentFilters } from './scent-filters.tsx'

interface FiltersProps {
  query: ProductQuery
  groups: readonly FilterGroup[]
}

/** A plain GET form. With a script every choice takes effect at once, and typing after a short pause. */
export function Filters({ query, groups }: FiltersProps) {
  const { collection } = query
  const { form, apply, applyAfterPause, submit } = useFilterForm(
    listAddress({ ...query, page: 1 }),
    (typed) => listAddress(readProductQuery(typed, collection)),
  )
  return (
    <search aria-label={productListCopy.filters}>
      <Form
        ref={form}
        className="filters"
        method="get"
        action={listAddress({ collection })}
        onSubmit={submit}
      >
        <TextField
          label={productListCopy.searchLabel}
          type="search"
          name="search"
          defaultValue={query.search}
          placeholder={productListCopy.searchPlaceholder}
          leadingIcon="search"
          maxLength={SEARCH_MAX_LENGTH}
          autoComplete="off"
          enterKeyHint="search"
          onChange={applyAfterPause}
        />
        <ScentFilters query={query} groups={groups} onChange={apply} />
        <SelectField
          label={productListCopy.sortLabel}
          name="sort"
          defaultValue={query.sort}
          options={productSorts.map((sort) => ({
            value: sort,
            label: sort === 'newest' && query.search ? bestMatchFirst : sortNames[sort],
          }))}
          onChange={apply}
        />
        {/* A browser that runs this never shows it. */}
        <noscript>{import.meta.env.SSR && <Button type="submit">{productListCopy.apply}</Button>}</noscript>
      </Form>
    </search>
  )
}

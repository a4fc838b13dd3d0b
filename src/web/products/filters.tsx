import { Form } from 'react-router'
import { pathTo } from '#addresses.ts'
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

export interface FiltersProps {
  query: ProductQuery
  categories: readonly { id: string; name: string; slug: string }[]
}

interface FormProps extends FiltersProps {
  groups: readonly FilterGroup[]
}

/** A plain GET form. With a script every choice takes effect at once, and typing after a short pause. */
export function Filters({ query, categories, groups }: FormProps) {
  const chosen = categories.find(({ slug }) => slug === query.collection)?.id ?? query.category
  const { form, apply, applyAfterPause, submit } = useFilterForm(
    listAddress({ ...query, page: 1 }),
    (typed) => {
      const wanted = readProductQuery(typed)
      const collection = categories.find(({ id }) => id === wanted.category)?.slug
      return listAddress(collection ? { ...wanted, collection, category: '' } : wanted)
    },
    { category: chosen },
  )
  return (
    <search aria-label={productListCopy.filters}>
      <Form ref={form} className="filters" method="get" action={pathTo('products')} onSubmit={submit}>
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
        <SelectField
          // Its choices may come after the page: only a new field takes up the chosen one then.
          key={categories.length}
          label={productListCopy.categoryLabel}
          name="category"
          defaultValue={chosen}
          options={[
            { value: '', label: productListCopy.allCategories },
            ...categories.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={apply}
        />
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
        <ScentFilters filters={query.filters} groups={groups} onChange={apply} />
        {/* A browser that runs this never shows it. */}
        <noscript>{import.meta.env.SSR && <Button type="submit">{productListCopy.apply}</Button>}</noscript>
      </Form>
    </search>
  )
}

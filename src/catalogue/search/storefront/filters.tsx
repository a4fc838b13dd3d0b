import { useRef } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { productListCopy, sortNames } from '#catalogue/search/copy/product-list.ts'
import { filterKinds } from '#catalogue/search/domain/product-filters.ts'
import {
  listSorts,
  type ProductQuery,
  readProductQuery,
  SEARCH_MAX_LENGTH,
} from '#catalogue/search/domain/product-list.ts'
import { Button } from '#ui/elements/button.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useFilterForm } from '#ui/form/use-filter-form.ts'
import type { FilterGroup } from './filter-groups.server.ts'
import { listAddress, readListAddress } from './list-address.ts'

interface FiltersProps {
  query: ProductQuery
  groups: readonly FilterGroup[]
  total: number | undefined
}

/** A GET form. With JavaScript, choices apply at once and typing after a pause. */
export function Filters({ query, groups, total }: FiltersProps) {
  const { collection } = query
  const { form, apply, applyAfterPause, submit } = useFilterForm(
    listAddress({ ...query, page: 1 }),
    (typed) => listAddress(readProductQuery(typed, collection)),
  )
  return (
    <search aria-label={productListCopy.filters}>
      <Form
        ref={form}
        className="filters grid g3"
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
        {query.category && <input type="hidden" name="category" defaultValue={query.category} />}
        <ScentFilters query={query} groups={groups} total={total} onChange={apply} />
        <SelectField
          label={productListCopy.sortLabel}
          name="sort"
          defaultValue={query.sort}
          options={listSorts(query.search).map((sort) => ({
            value: sort,
            label: sortNames[sort === 'relevance' && !query.search ? 'newest' : sort],
          }))}
          onChange={apply}
        />
        {/* Rendered only by the server, because browsers with JavaScript never show it. */}
        <noscript>{import.meta.env.SSR && <Button type="submit">{productListCopy.apply}</Button>}</noscript>
      </Form>
    </search>
  )
}

interface ScentFiltersProps extends FiltersProps {
  onChange(): void
}

function ScentFilters({ query, groups, total, onChange }: ScentFiltersProps) {
  const { filters, showsFilters } = query
  const open = useRef<HTMLInputElement>(null)
  const { location } = useNavigation()
  const isTurning = location !== undefined && readListAddress(location).showsFilters !== showsFilters
  const listedGroups = showsFilters ? groups : []
  const unlisted = filterKinds.filter(
    (kind) => filters[kind] && !listedGroups.some((group) => group.kind === kind),
  )
  return (
    <div className="filters__scent">
      <Link
        to={listAddress({ ...query, showsFilters: !showsFilters })}
        preventScrollReset
        aria-expanded={showsFilters}
        aria-busy={isTurning || undefined}
      >
        {productListCopy.moreFilters(Object.keys(filters).length)}
      </Link>
      {/* Hidden inputs keep filters that have no visible field. */}
      {unlisted.map((kind) => (
        <input key={kind} type="hidden" name={kind} defaultValue={filters[kind]} />
      ))}
      {showsFilters && (
        <div className="filters__grid grid g3">
          <input ref={open} type="hidden" name="filtros" defaultValue="abertos" />
          {listedGroups.map(({ kind, label, options }) => (
            <SelectField
              key={kind}
              label={label}
              name={kind}
              defaultValue={filters[kind] ?? ''}
              options={[
                { value: '', label: productListCopy.anyChoice },
                ...options.map(({ value, name, count }) => ({ value, label: `${name} (${count})` })),
              ]}
              onChange={onChange}
            />
          ))}
          <Button type="submit" onClick={() => open.current?.toggleAttribute('disabled', true)}>
            <span className="filters__counted">{productListCopy.showChosen(total)}</span>
            {/* Without JavaScript the count may be outdated, so it is omitted. */}
            <noscript>{import.meta.env.SSR && productListCopy.showChosen(undefined)}</noscript>
          </Button>
        </div>
      )}
    </div>
  )
}

import { useRef } from 'react'
import { Link, useNavigation } from 'react-router'
import { productListCopy } from '#copy/product/product-list.ts'
import { filterKinds } from '#domain/catalogue/product-filters.ts'
import type { ProductQuery } from '#domain/catalogue/product-list.ts'
import { listAddress, readListAddress } from '#web/catalogue/list-address.ts'
import { Button } from '#web/kit/elements/button.tsx'
import { SelectField } from '#web/kit/form/select-field.tsx'
import type { FilterGroup } from './filter-groups.server.ts'

interface ScentFiltersProps {
  query: ProductQuery
  groups: readonly FilterGroup[]
  onChange(): void
}

/** One choice of each kind, folded away until somebody wants it: what is chosen stands above the list. */
export function ScentFilters({ query, groups, onChange }: ScentFiltersProps) {
  const { filters, showsFilters } = query
  const open = useRef<HTMLInputElement>(null)
  const { location } = useNavigation()
  const isTurning = location !== undefined && readListAddress(location).showsFilters !== showsFilters
  const listed = showsFilters ? groups : []
  const unlisted = filterKinds.filter((kind) => filters[kind] && !listed.some((group) => group.kind === kind))
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
      {/* The next press must not forget them. */}
      {unlisted.map((kind) => (
        <input key={kind} type="hidden" name={kind} defaultValue={filters[kind]} />
      ))}
      {showsFilters && (
        <div className="filters__grid">
          <input ref={open} type="hidden" name="filtros" defaultValue="abertos" />
          {listed.map(({ kind, label, options }) => (
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
            {productListCopy.showChosen}
          </Button>
        </div>
      )}
    </div>
  )
}

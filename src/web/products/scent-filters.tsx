import { productListCopy } from '#copy/product/product-list.ts'
import { filterKinds, hasFilters, type ProductFilters } from '#domain/catalogue/product-filters.ts'
import { SelectField } from '#web/kit/form/select-field.tsx'
import type { FilterGroup } from './filter-groups.server.ts'

interface ScentFiltersProps {
  filters: ProductFilters
  groups: readonly FilterGroup[]
  onChange(): void
}

/** One choice of each kind, folded away until somebody wants it. */
export function ScentFilters({ filters, groups, onChange }: ScentFiltersProps) {
  const unlisted = filterKinds.filter((kind) => filters[kind] && !groups.some((group) => group.kind === kind))
  return (
    <details className="filters__scent" open={hasFilters(filters)}>
      <summary>{productListCopy.moreFilters}</summary>
      <div className="filters__grid">
        {groups.map(({ kind, label, options }) => (
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
        {/* Until their choices have come, the next press must not forget them. */}
        {unlisted.map((kind) => (
          <input key={kind} type="hidden" name={kind} defaultValue={filters[kind]} />
        ))}
      </div>
    </details>
  )
}

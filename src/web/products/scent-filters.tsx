import { useRef } from 'react'
import { productListCopy } from '#copy/product/product-list.ts'
import { filterKinds, type ProductFilters } from '#domain/catalogue/product-filters.ts'
import { Button } from '#web/kit/elements/button.tsx'
import { SelectField } from '#web/kit/form/select-field.tsx'
import type { FilterGroup } from './filter-groups.server.ts'

interface ScentFiltersProps {
  filters: ProductFilters
  groups: readonly FilterGroup[]
  onChange(): void
}

/** One choice of each kind, folded away until somebody wants it: what is chosen stands above the list. */
export function ScentFilters({ filters, groups, onChange }: ScentFiltersProps) {
  const panel = useRef<HTMLDetailsElement>(null)
  const unlisted = filterKinds.filter((kind) => filters[kind] && !groups.some((group) => group.kind === kind))
  return (
    <details ref={panel} className="filters__scent">
      <summary>{productListCopy.moreFilters(Object.keys(filters).length)}</summary>
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
        <Button type="submit" onClick={() => panel.current?.removeAttribute('open')}>
          {productListCopy.showChosen}
        </Button>
      </div>
    </details>
  )
}

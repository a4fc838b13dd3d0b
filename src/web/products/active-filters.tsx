import { Link } from 'react-router'
import { productListCopy } from '#copy/product-list.ts'
import type { ProductQuery } from '#domain/catalogue/product-list.ts'
import { listAddress } from '#web/catalogue/list-address.ts'
import { Icon } from '#web/kit/icon.tsx'

interface ActiveFiltersProps {
  query: ProductQuery
  categoryName: string | undefined
}

/** One chip for each filter, a link to the list without it; 'Limpar filtros' takes them all away. */
export function ActiveFilters({ query, categoryName }: ActiveFiltersProps) {
  if (!query.search && !query.category) return null
  return (
    <div className="chips">
      {query.search && (
        <Chip
          label={productListCopy.quoted(query.search)}
          to={listAddress({ ...query, search: '', page: 1 })}
        />
      )}
      {query.category && (
        <Chip
          label={categoryName ?? productListCopy.unknownCategory}
          to={listAddress({ ...query, category: '', page: 1 })}
        />
      )}
      <Link className="text-btn" to={listAddress({ sort: query.sort })} preventScrollReset>
        {productListCopy.clear}
      </Link>
    </div>
  )
}

function Chip({ label, to }: { label: string; to: string }) {
  return (
    <Link className="chip" to={to} preventScrollReset aria-label={productListCopy.remove(label)}>
      {label}
      <Icon name="close" size="s" />
    </Link>
  )
}

import { Link } from 'react-router'
import { productListCopy } from '#copy/product/product-list.ts'
import type { ProductQuery } from '#domain/catalogue/product-list.ts'
import { listAddress } from '#web/catalogue/list-address.ts'
import { Icon } from '#web/kit/elements/icon.tsx'

/** A chip takes the search away (the collections' own are above the list), 'Limpar filtros' all of it. */
export function ActiveFilters({ query }: { query: ProductQuery }) {
  if (!query.search && !query.category) return null
  const quoted = productListCopy.quoted(query.search)
  return (
    <div className="chips">
      {query.search && (
        <Link
          className="chip"
          to={listAddress({ ...query, search: '', page: 1 })}
          preventScrollReset
          aria-label={productListCopy.remove(quoted)}
        >
          {quoted}
          <Icon name="close" size="s" />
        </Link>
      )}
      <Link className="text-btn" to={listAddress({ sort: query.sort })} preventScrollReset>
        {productListCopy.clear}
      </Link>
    </div>
  )
}

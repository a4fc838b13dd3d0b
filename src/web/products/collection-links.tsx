import { Link } from 'react-router'
import { productListCopy } from '#copy/product/product-list.ts'
import { listAddress } from '#web/catalogue/list-address.ts'
import type { FiltersProps } from './filters.tsx'

/** Each collection a press away, beside the same choice among the filters; search and order stay. */
export function CollectionLinks({ query, categories }: FiltersProps) {
  return (
    <nav className="chips chips--row" aria-label={productListCopy.collections}>
      {[{ id: '', name: productListCopy.wholeRange }, ...categories].map(({ id, name }) => (
        <Link
          key={id}
          className="chip"
          to={listAddress({ ...query, category: id, page: 1 })}
          preventScrollReset
          aria-current={id === query.category || undefined}
        >
          {name}
        </Link>
      ))}
    </nav>
  )
}

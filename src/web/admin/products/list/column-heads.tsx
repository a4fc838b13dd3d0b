import { Link } from 'react-router'
import { productColumnNames, productSortNames } from '#copy/admin/products/catalogue.ts'
import { type ManagedColumn, type ManagedQuery, nextSort } from '#domain/catalogue/editing/managed-list.ts'
import { classNames } from '#web/kit/browser/class-names.ts'
import { productListAddress } from './product-list-address.ts'

/** The heads of the list; each sorts by its column, upwards, then downwards. */
export function ColumnHeads({ query }: { query: ManagedQuery }) {
  return (
    <div className="prow prow--head">
      <span />
      <span />
      <ColumnHead query={query} column="name" />
      <ColumnHead query={query} column="price" className="prow__p" />
      <ColumnHead query={query} column="stock" />
      <ColumnHead query={query} column="status" />
      <span />
    </div>
  )
}

interface ColumnHeadProps {
  query: ManagedQuery
  column: ManagedColumn
  className?: string
}

function ColumnHead({ query, column, className }: ColumnHeadProps) {
  const isUp = query.sort === column
  const isDown = query.sort === `-${column}`
  const next = nextSort(query.sort, column)
  return (
    <span className={className}>
      <Link
        className={classNames('sort', isUp && 'sort--up', isDown && 'sort--down')}
        to={productListAddress({ ...query, sort: next, page: 1 })}
        aria-label={`${productColumnNames[column]}: ${productSortNames[next]}`}
        preventScrollReset
      >
        {productColumnNames[column]}
      </Link>
    </span>
  )
}

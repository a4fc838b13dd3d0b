import { useState } from 'react'
import { Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import {
  productListAdmin as copy,
  productColumnNames,
  productSortNames,
  productStatusNames,
} from '#catalogue/products/copy/admin-catalogue.ts'
import {
  type AdminColumn,
  type AdminQuery,
  MANAGED_PER_PAGE,
  managedSorts,
  managedStatuses,
  nextSort,
  productsQuery,
} from '#catalogue/products/domain/admin-list.ts'
import type { AdminProduct, AdminProductList } from '#catalogue/products/use-cases/list-admin-products.ts'
import { AdminList } from '#ui/admin/admin-list.tsx'
import type { Selection } from '#ui/admin/use-selection.ts'
import { classNames } from '#ui/browser/class-names.ts'
import { LinkButton } from '#ui/elements/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { BinRow } from './bin-row.tsx'
import { DeleteProductsDialog } from './delete-products-dialog.tsx'
import { ProductRow } from './product-row.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { StockDialog } from './stock-dialog.tsx'

interface ColumnHeadProps {
  query: AdminQuery
  column: AdminColumn
  className?: string
}

interface ProductListProps {
  query: AdminQuery
  list: AdminProductList
  categories: readonly { id: string; name: string }[]
}

const options = <Value extends string>(values: readonly Value[], names: Record<Value, string>) =>
  values.map((value) => ({ value, label: names[value] }))

// Wide screens sort by the heads of the columns, which a phone has no room for.
const sortChoice = {
  name: 'sort',
  label: copy.sortLabel,
  options: options(managedSorts, productSortNames),
  className: 'list-filters__sort',
}

export function ProductList({ query, list, categories }: ProductListProps) {
  const { products, counts } = list
  const collections = [
    { value: '', label: copy.allCategories },
    ...categories.map(({ id, name }) => ({ value: id, label: name })),
  ]
  const tabs = options(managedStatuses, productStatusNames)
  return (
    <AdminList
      of={productsQuery}
      query={query}
      label={copy.list}
      className="card"
      tabs={{
        name: 'status',
        label: copy.statusLabel,
        options: tabs.map((tab) => ({ ...tab, count: counts[tab.value] })),
      }}
      filters={{
        search: { label: copy.searchLabel, placeholder: copy.searchPlaceholder },
        choices: [{ name: 'category', label: copy.categoryLabel, options: collections }, sortChoice],
      }}
      rows={products}
      empty={
        <EmptyState
          title={copy.empty.title}
          text={copy.empty.bare}
          action={<LinkButton to={pathTo('adminProductNew')}>{copy.newProduct}</LinkButton>}
        />
      }
      nothingFound={<EmptyState title={copy.empty.title} text={copy.empty.filtered} />}
      pages={{ count: Math.ceil(list.total / MANAGED_PER_PAGE), page: list.page }}
    >
      {(selection) =>
        query.status === 'bin' ? (
          <ul>
            {products.map((product) => (
              <BinRow key={product.id} product={product} />
            ))}
          </ul>
        ) : (
          <ProductRows query={query} products={products} selection={selection} />
        )
      }
    </AdminList>
  )
}

interface ProductRowsProps {
  query: AdminQuery
  products: readonly AdminProduct[]
  selection: Selection<AdminProduct>
}

function ProductRows({ query, products, selection }: ProductRowsProps) {
  const { chosen, areAll, isChosen, choose, chooseAll, clear } = selection
  const [deleting, setDeleting] = useState<readonly AdminProduct[]>([])
  const [adjusting, setAdjusting] = useState(false)
  return (
    <>
      <SelectionBar
        chosen={chosen}
        areAll={areAll}
        onChooseAll={chooseAll}
        onClear={clear}
        onAdjustStock={() => setAdjusting(true)}
        onDelete={() => setDeleting(chosen)}
      />
      <ColumnHeads query={query} />
      <ul>
        {products.map((product) => (
          <ProductRow
            key={product.id}
            product={product}
            chosen={isChosen(product)}
            onChoose={(isOn) => choose(product, isOn)}
            onDelete={() => setDeleting([product])}
          />
        ))}
      </ul>
      <DeleteProductsDialog products={deleting} onClose={() => setDeleting([])} onDeleted={clear} />
      <StockDialog open={adjusting} products={chosen} onClose={() => setAdjusting(false)} />
    </>
  )
}

function ColumnHeads({ query }: { query: AdminQuery }) {
  return (
    <div className="row prow fs-small prow--head">
      <span />
      <span />
      <ColumnHead query={query} column="name" />
      <ColumnHead query={query} column="price" className="right prow__p" />
      <ColumnHead query={query} column="stock" />
      <ColumnHead query={query} column="status" />
      <span />
    </div>
  )
}

function ColumnHead({ query, column, className }: ColumnHeadProps) {
  const isUp = query.sort === column
  const isDown = query.sort === `-${column}`
  const next = nextSort(query.sort, column)
  return (
    <span className={className}>
      <Link
        className={classNames('sort', isUp && 'sort--up', isDown && 'sort--down')}
        to={productsQuery.address({ ...query, sort: next, page: 1 })}
        aria-label={`${productColumnNames[column]}: ${productSortNames[next]}`}
        preventScrollReset
      >
        {productColumnNames[column]}
      </Link>
    </span>
  )
}

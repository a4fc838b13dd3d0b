import { useState } from 'react'
import { pathTo } from '#addresses.ts'
import { productListAdmin as copy } from '#copy/admin/products/catalogue.ts'
import { isFiltered, MANAGED_PER_PAGE, type ManagedQuery } from '#domain/catalogue/editing/managed-list.ts'
import type { ManagedPage, ManagedProduct } from '#shop/admin/products/list-managed-products.ts'
import { useSelection } from '#web/admin/use-selection.ts'
import { LinkButton } from '#web/kit/elements/button.tsx'
import { Pagination } from '#web/kit/elements/pagination.tsx'
import { EmptyState } from '#web/kit/feedback/empty-state.tsx'
import { BinRow } from './bin-row.tsx'
import { ColumnHeads } from './column-heads.tsx'
import { DeleteProductsDialog } from './delete-products-dialog.tsx'
import { PlainChoice } from './plain-choice.tsx'
import { productListAddress } from './product-list-address.ts'
import { ProductRow } from './product-row.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { StockDialog } from './stock-dialog.tsx'

interface ProductListProps {
  query: ManagedQuery
  list: ManagedPage
}

export function ProductList({ query, list }: ProductListProps) {
  if (list.total === 0) return <NoProducts query={query} />
  return (
    <>
      {query.status === 'bin' ? (
        <section className="card plist" aria-label={copy.list}>
          <ul>
            {list.products.map((product) => (
              <BinRow key={product.id} product={product} />
            ))}
          </ul>
        </section>
      ) : (
        <ProductRows query={query} products={list.products} />
      )}
      <Pagination
        page={list.page}
        pageCount={Math.ceil(list.total / MANAGED_PER_PAGE)}
        hrefFor={(page) => productListAddress({ ...query, page })}
      />
    </>
  )
}

function ProductRows({ query, products }: { query: ManagedQuery; products: readonly ManagedProduct[] }) {
  const { chosen, areAll, isChosen, choose, chooseAll, clear } = useSelection(products)
  const [doomed, setDoomed] = useState<readonly ManagedProduct[]>([])
  const [adjusting, setAdjusting] = useState(false)
  return (
    <section className="card plist" aria-label={copy.list}>
      <SelectionBar
        chosen={chosen}
        areAll={areAll}
        onChooseAll={chooseAll}
        onClear={clear}
        onAdjustStock={() => setAdjusting(true)}
        onDelete={() => setDoomed(chosen)}
      />
      <PlainChoice />
      <ColumnHeads query={query} />
      <ul>
        {products.map((product) => (
          <ProductRow
            key={product.id}
            product={product}
            chosen={isChosen(product)}
            onChoose={(isOn) => choose(product, isOn)}
            onDelete={() => setDoomed([product])}
          />
        ))}
      </ul>
      <DeleteProductsDialog products={doomed} onClose={() => setDoomed([])} onDeleted={clear} />
      <StockDialog open={adjusting} products={chosen} onClose={() => setAdjusting(false)} />
    </section>
  )
}

function NoProducts({ query }: { query: ManagedQuery }) {
  return isFiltered(query) ? (
    <EmptyState title={copy.empty.title} text={copy.empty.filtered} />
  ) : (
    <EmptyState
      title={copy.empty.title}
      text={copy.empty.bare}
      action={<LinkButton to={pathTo('adminProductNew')}>{copy.newProduct}</LinkButton>}
    />
  )
}

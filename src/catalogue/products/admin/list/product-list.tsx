import { useState } from 'react'
import { Link, useFetcher } from 'react-router'
import { pathTo } from '#addresses.ts'
import {
  adminCatalogueFailures,
  productListAdmin as copy,
  productColumnNames,
  productSortNames,
} from '#catalogue/products/copy/admin-catalogue.ts'
import {
  type AdminColumn,
  type AdminQuery,
  isFiltered,
  MANAGED_PER_PAGE,
  nextSort,
  writeAdminQuery,
} from '#catalogue/products/domain/admin-list.ts'
import type { AdminProduct, AdminProductList } from '#catalogue/products/use-cases/list-admin-products.ts'
import { formatDate } from '#platform/domain/sao-paulo-time.ts'
import { useSelection } from '#ui/admin/use-selection.ts'
import { classNames } from '#ui/browser/class-names.ts'
import { AdminIcon } from '#ui/elements/admin-icon.tsx'
import { Button, LinkButton } from '#ui/elements/button.tsx'
import { Image } from '#ui/elements/image.tsx'
import { Pagination } from '#ui/elements/pagination.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import type { FormAnswer } from '#ui/form/form-answer.ts'
import { useToastAnswer } from '#ui/form/use-toast-answer.ts'
import { DeleteProductsDialog } from './delete-products-dialog.tsx'
import { PlainChoice, ProductRow } from './product-row.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { StockDialog } from './stock-dialog.tsx'

const BIN_MS = 30 * 24 * 60 * 60 * 1000

interface ColumnHeadProps {
  query: AdminQuery
  column: AdminColumn
  className?: string
}

interface ProductListProps {
  query: AdminQuery
  list: AdminProductList
}

/** '/admin/produtos?status=active&page=2': the address always carries the state of the list. */
export const productListAddress = (query: Partial<AdminQuery>) =>
  pathTo('adminProducts', {}, writeAdminQuery(query))

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

function ProductRows({ query, products }: { query: AdminQuery; products: readonly AdminProduct[] }) {
  const { chosen, areAll, isChosen, choose, chooseAll, clear } = useSelection(products)
  const [deleting, setDeleting] = useState<readonly AdminProduct[]>([])
  const [adjusting, setAdjusting] = useState(false)
  return (
    <section className="card plist" aria-label={copy.list}>
      <SelectionBar
        chosen={chosen}
        areAll={areAll}
        onChooseAll={chooseAll}
        onClear={clear}
        onAdjustStock={() => setAdjusting(true)}
        onDelete={() => setDeleting(chosen)}
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
            onDelete={() => setDeleting([product])}
          />
        ))}
      </ul>
      <DeleteProductsDialog products={deleting} onClose={() => setDeleting([])} onDeleted={clear} />
      <StockDialog open={adjusting} products={chosen} onClose={() => setAdjusting(false)} />
    </section>
  )
}

function NoProducts({ query }: { query: AdminQuery }) {
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

/** The heads of the list; each sorts by its column, upwards, then downwards. */
function ColumnHeads({ query }: { query: AdminQuery }) {
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

/** A product in the bin: until when it can be had back, and the button. */
function BinRow({ product: { id, name, cover, deletedAt } }: { product: AdminProduct }) {
  const fetcher = useFetcher<FormAnswer>()
  useToastAnswer(fetcher.data, undefined, adminCatalogueFailures.restoreProduct)
  return (
    <li className="prow prow--bin">
      {cover ? (
        <Image image={cover} sizes="44px" alt="" />
      ) : (
        <span className="noimg">
          <AdminIcon name="image" size="s" />
        </span>
      )}
      <div className="prow__n">
        <b>{name}</b>
        {deletedAt && <small>{copy.goneOn(formatDate(new Date(deletedAt.getTime() + BIN_MS)))}</small>}
      </div>
      <fetcher.Form method="post">
        <input type="hidden" name="intent" value="restore" />
        <input type="hidden" name="ids" value={id} />
        <Button
          type="submit"
          variant="ghost"
          small
          busy={fetcher.state !== 'idle'}
          aria-label={copy.restoreNamed(name)}
        >
          {copy.restore}
        </Button>
      </fetcher.Form>
    </li>
  )
}

import { Link, useLocation } from 'react-router'
import { pathTo } from '#addresses.ts'
import { adminCatalogueFailures, productListAdmin as copy } from '#catalogue/products/copy/admin-catalogue.ts'
import { Price } from '#catalogue/products/storefront/price.tsx'
import { StockLabel } from '#catalogue/products/storefront/stock-label.tsx'
import type { AdminProduct } from '#catalogue/products/use-cases/list-admin-products.ts'
import { stockLevel } from '#catalogue/stock/domain/stock.ts'
import { RowActions } from '#ui/admin/row-actions.tsx'
import { classNames } from '#ui/browser/class-names.ts'
import { AdminIcon } from '#ui/elements/admin-icon.tsx'
import { Image } from '#ui/elements/image.tsx'
import { VisuallyHidden } from '#ui/elements/visually-hidden.tsx'
import { Tick } from '#ui/form/tick.tsx'

interface ProductRowProps {
  product: AdminProduct
  chosen: boolean
  onChoose: (isOn: boolean) => void
  onDelete: () => void
}

const levels = { available: 'plenty', low: 'low', out: 'out' } as const

export function ProductRow({ product, chosen, onChoose, onDelete }: ProductRowProps) {
  const { name, stockQuantity } = product
  const address = pathTo('adminProduct', { id: product.id })
  const { search } = useLocation()
  const level = levels[stockLevel(stockQuantity, product.minStockLevel)]
  return (
    <li className={classNames('row prow fs-small', chosen && 'is-on')}>
      <Tick label={copy.select(name)} checked={chosen} onTick={onChoose} />
      {product.cover ? (
        <Image image={product.cover} sizes="44px" alt="" />
      ) : (
        <span className="noimg">
          <AdminIcon name="image" size="s" />
        </span>
      )}
      <div className="prow__n">
        <b>
          <Link to={address} state={{ list: search }}>
            {name}
          </Link>
        </b>
        <small>{product.category ?? <em>{copy.noCategory}</em>}</small>
        <Promotion {...product} />
      </div>
      <span className="right prow__p">
        <Price amount={product.price} plain />
      </span>
      <div className="prow__s">
        <StockLabel level={level}>{stockQuantity}</StockLabel>
        <VisuallyHidden> {copy.inStock}</VisuallyHidden>
        <Sizes sizes={product.sizes} />
        {product.lacksPart && (
          <Link className="prow__w link" to={pathTo('adminKit', { id: product.id })}>
            {copy.lacksPart}
          </Link>
        )}
        {product.waiting > 0 && <small className="prow__w">{copy.waiting(product.waiting)}</small>}
      </div>
      <RowActions
        of="product"
        item={product}
        idField="ids"
        toggleFailed={adminCatalogueFailures.toggleProduct}
        edit={{ to: address, state: { list: search } }}
        onDelete={onDelete}
        duplicate={{
          to: pathTo('adminProductNew', {}, { copia: product.id }),
          state: { list: search },
        }}
        badgeClass="prow__b"
      />
    </li>
  )
}

function Sizes({ sizes }: Pick<AdminProduct, 'sizes'>) {
  if (sizes.length === 0) return null
  return (
    <details className="muted prow__sizes fs-small">
      <summary>{copy.sizes(sizes.length)}</summary>
      <ul>
        {sizes.map(({ id, name, stockQuantity }) => (
          <li key={id}>{copy.ofSize(name, stockQuantity)}</li>
        ))}
      </ul>
    </details>
  )
}

function Promotion({ isOnSale, priceBefore, saleFrom, saleUntil }: AdminProduct) {
  if (!saleFrom || !saleUntil) return null
  return <small>{isOnSale ? copy.onSale(priceBefore, saleUntil) : copy.saleAhead(saleFrom, saleUntil)}</small>
}

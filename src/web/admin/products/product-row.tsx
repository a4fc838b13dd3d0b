import { Link, useFetcher, useLocation } from 'react-router'
import { pathTo } from '#addresses.ts'
import { adminCatalogueFailures, productListAdmin as copy } from '#copy/admin-catalogue.ts'
import { stockLevel } from '#domain/catalogue/stock.ts'
import type { ManagedProduct } from '#shop/admin/products/list-managed-products.ts'
import { AdminIcon } from '#web/kit/admin-icon.tsx'
import { ActiveBadge } from '#web/kit/badge.tsx'
import { classNames } from '#web/kit/class-names.ts'
import type { FormAnswer } from '#web/kit/form/form-answer.ts'
import { useToastAnswer } from '#web/kit/form/use-toast-answer.ts'
import { IconButton, IconLink } from '#web/kit/icon-button.tsx'
import { Picture } from '#web/kit/picture.tsx'
import { Price } from '#web/kit/price.tsx'
import { StockLabel } from '#web/kit/stock-label.tsx'
import { Tick } from '#web/kit/tick.tsx'
import { VisuallyHidden } from '#web/kit/visually-hidden.tsx'

interface ProductRowProps {
  product: ManagedProduct
  chosen: boolean
  onChoose: () => void
  onDelete: () => void
}

const levels = { available: 'plenty', low: 'low', out: 'out' } as const

export function ProductRow({ product, chosen, onChoose, onDelete }: ProductRowProps) {
  const { name, stockQuantity } = product
  const address = pathTo('adminProduct', { id: product.id })
  const { search } = useLocation()
  const level = levels[stockLevel(stockQuantity, product.minStockLevel)]
  return (
    <li className={classNames('prow', chosen && 'is-on')}>
      <Tick label={copy.select(name)} checked={chosen} onChange={onChoose} />
      {product.cover ? (
        <Picture picture={product.cover} sizes="44px" alt="" />
      ) : (
        <span className="noimg">
          <AdminIcon name="picture" size="s" />
        </span>
      )}
      <div className="prow__n">
        <b>
          <Link to={address} state={{ list: search }}>
            {name}
          </Link>
        </b>
        <small>{product.category ?? <em>{copy.noCategory}</em>}</small>
      </div>
      <span className="prow__p">
        <Price amount={product.price} plain />
      </span>
      <span className="prow__s">
        <StockLabel level={level}>{stockQuantity}</StockLabel>
        <VisuallyHidden> {copy.inStock}</VisuallyHidden>
      </span>
      <ProductToggle product={product} address={address} list={search} onDelete={onDelete} />
    </li>
  )
}

interface ProductToggleProps {
  product: ManagedProduct
  address: string
  list: string
  onDelete: () => void
}

/** The badge follows the press at once; should the server refuse, it goes back and the toast says why. */
function ProductToggle({ product, address, list, onDelete }: ProductToggleProps) {
  const toggle = useFetcher<FormAnswer>()
  useToastAnswer(toggle.data, undefined, adminCatalogueFailures.toggleProduct)
  const { id, name } = product
  const pending = toggle.formData?.get('active')
  const active = pending ? pending === 'true' : product.active
  return (
    <>
      <span className="prow__b">
        <ActiveBadge active={active} of="product" />
      </span>
      <div className="prow__act">
        <IconLink
          label={copy.edit(name)}
          icon={<AdminIcon name="pencil" size="s" />}
          to={address}
          state={{ list }}
        />
        <toggle.Form method="post">
          <input type="hidden" name="intent" value="toggle" />
          <input type="hidden" name="ids" value={id} />
          <input type="hidden" name="active" value={String(!active)} />
          <IconButton
            type="submit"
            label={active ? copy.deactivate(name) : copy.activate(name)}
            icon={<AdminIcon name="power" size="s" />}
          />
        </toggle.Form>
        <IconButton
          className="icon-btn--del"
          label={copy.delete(name)}
          icon="trash"
          iconSize="s"
          onClick={onDelete}
        />
      </div>
    </>
  )
}

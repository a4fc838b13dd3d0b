import { cartCopy } from '#copy/cart.ts'
import { cartCount, cartTotal } from '#domain/cart/cart-line.ts'
import type { Cart } from '#shop/cart/load-cart.ts'
import { pathTo } from '../route-table.ts'
import { ArrowLink, LinkButton } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { CartHead } from './cart-head.tsx'
import { availableFor, withCurrentNotice } from './cart-line-view.ts'
import { CartSums } from './cart-sums.tsx'
import { ChangedPrices } from './changed-prices.tsx'
import { ClearCart } from './clear-cart.tsx'
import { CustomerLine } from './customer-line.tsx'
import { useCartChanges } from './use-cart-changes.ts'

export function CustomerCart({ cart }: { cart: Cart }) {
  const changes = useCartChanges(cart.lines)
  const lines = changes.lines.map(withCurrentNotice)
  if (lines.length === 0) return <EmptyCustomerCart />
  return (
    <div className="wrap">
      <CartHead />
      <div className="cart">
        <div>
          {lines.some(({ notice }) => notice?.kind === 'price-changed') && <ChangedPrices />}
          <ul aria-label={cartCopy.lines}>
            {lines.map((line) => (
              <CustomerLine
                key={line.id}
                line={line}
                available={availableFor(line, lines)}
                change={changes.change}
              />
            ))}
          </ul>
          <div className="row row--between mt3">
            <ArrowLink back to={pathTo('products')}>
              {cartCopy.continueShopping}
            </ArrowLink>
            <ClearCart />
          </div>
        </div>
        <aside className="cart__side" aria-labelledby="resumo">
          <div className="label-frame">
            <h2 id="resumo">{cartCopy.summary}</h2>
            <CartSums count={cartCount(lines)} subtotal={cartTotal(lines)} />
          </div>
        </aside>
      </div>
    </div>
  )
}

function EmptyCustomerCart() {
  const { title, text, action } = cartCopy.emptyForCustomer
  return (
    <div className="wrap">
      <CartHead />
      <EmptyState
        title={title}
        text={text}
        action={<LinkButton to={pathTo('products')}>{action}</LinkButton>}
      />
    </div>
  )
}

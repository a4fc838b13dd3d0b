import { cartCopy } from '#copy/cart.ts'
import { pathTo } from '../route-table.ts'
import { LinkButton } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { CartHead } from './cart-head.tsx'

export function EmptyCustomerCart() {
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

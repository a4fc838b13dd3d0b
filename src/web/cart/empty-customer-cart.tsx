import { pathTo } from '#addresses.ts'
import { cartCopy } from '#copy/cart/cart.ts'
import { LinkButton } from '#web/kit/elements/button.tsx'
import { EmptyState } from '#web/kit/feedback/empty-state.tsx'
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

import { pathTo } from '#addresses.ts'
import { cartCopy } from '#checkout/cart/copy/cart.ts'
import { LinkButton } from '#ui/elements/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
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

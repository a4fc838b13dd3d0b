import type { ReactNode } from 'react'
import { cartCopy } from '#copy/cart.ts'
import { cartFailures } from '#copy/cart-refusals.ts'
import { EmptyState } from '#web/kit/empty-state.tsx'
import { CartCrumbs } from './cart-head.tsx'

/** The cart did not come; whatever was in it is still kept. */
export function CartFailure({ action }: { action: ReactNode }) {
  return (
    <div className="wrap">
      <div className="page-head">
        <CartCrumbs />
      </div>
      <div role="alert">
        <EmptyState heading="h1" title={cartFailures.load} text={cartCopy.loadFailed} action={action} />
      </div>
    </div>
  )
}

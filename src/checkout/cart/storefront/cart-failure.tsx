import { type ReactNode, useEffect } from 'react'
import { cartFailures } from '#catalogue/products/copy/cart-buttons.ts'
import { cartCopy } from '#checkout/cart/copy/cart.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { toast } from '#ui/toast/toast-store.ts'
import { CartCrumbs } from './cart-head.tsx'

export function CartFailure({ action }: { action: ReactNode }) {
  useEffect(() => {
    toast({ title: cartFailures.load, text: cartCopy.loadFailed, tone: 'destructive' })
  }, [])
  return (
    <div className="wrap">
      <div className="page-head">
        <CartCrumbs />
      </div>
      <EmptyState heading="h1" title={cartFailures.load} text={cartCopy.loadFailed} action={action} />
    </div>
  )
}

import { type ReactNode, useEffect } from 'react'
import { cartCopy } from '#copy/cart/cart.ts'
import { cartFailures } from '#copy/cart/cart-buttons.ts'
import { EmptyState } from '#web/kit/feedback/empty-state.tsx'
import { toast } from '#web/kit/toast/toast-store.ts'
import { CartCrumbs } from './cart-head.tsx'

/** The cart did not come; whatever was in it is still kept. Said at once, and still there when the toast has gone. */
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

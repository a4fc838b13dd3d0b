import { useEffect } from 'react'
import { orderHistoryCopy } from '#copy/order-history.ts'
import { pathTo } from '../route-table.ts'
import { LinkButton } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { toast } from '../ui/toast/toast-store.ts'

/** The history did not come: said at once, and still there when the toast has gone. */
export function OrdersFailure() {
  const { loadFailed, retry } = orderHistoryCopy
  useEffect(() => {
    toast({ ...loadFailed, tone: 'destructive' })
  }, [])
  return (
    <main id="conteudo" tabIndex={-1}>
      <div className="wrap">
        <EmptyState
          heading="h1"
          title={loadFailed.title}
          text={loadFailed.text}
          action={
            <LinkButton to={pathTo('orders')} reloadDocument>
              {retry}
            </LinkButton>
          }
        />
      </div>
    </main>
  )
}

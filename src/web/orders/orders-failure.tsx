import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { orderHistoryCopy } from '#copy/order-history.ts'
import { LinkButton } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { toast } from '../ui/toast/toast-store.ts'

/** The orders did not come: said at once, and still there when the toast has gone. The same address is tried again. */
export function OrdersFailure() {
  const { loadFailed, retry } = orderHistoryCopy
  const { pathname, search } = useLocation()
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
            <LinkButton to={pathname + search} reloadDocument>
              {retry}
            </LinkButton>
          }
        />
      </div>
    </main>
  )
}

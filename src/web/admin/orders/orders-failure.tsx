import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { adminOrdersCopy, orderToasts } from '#copy/admin-orders.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { toast } from '#web/ui/toast/toast-store.ts'

const { title, text, retry } = adminOrdersCopy.failure

/** The orders did not come while she moved about in the back office. */
export function OrdersFailure() {
  const { pathname, search } = useLocation()
  useEffect(() => {
    toast({ title: orderToasts.error, text: title, tone: 'destructive' })
  }, [])
  return (
    <EmptyState
      heading="h1"
      title={title}
      text={text}
      action={
        <LinkButton to={pathname + search} reloadDocument>
          {retry}
        </LinkButton>
      }
    />
  )
}

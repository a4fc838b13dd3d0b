import { useEffect } from 'react'
import { orderHistoryCopy } from '#orders/copy/order-history.ts'
import { RetryButton } from '#ui/failures/retry-button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { toast } from '#ui/toast/toast-store.ts'

export function OrdersFailure() {
  const { loadFailed } = orderHistoryCopy
  useEffect(() => {
    toast({ ...loadFailed, tone: 'destructive' })
  }, [])
  return (
    <main id="conteudo" tabIndex={-1}>
      <div className="wrap">
        <EmptyState heading="h1" title={loadFailed.title} text={loadFailed.text} action={<RetryButton />} />
      </div>
    </main>
  )
}

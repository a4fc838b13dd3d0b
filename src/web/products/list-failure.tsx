import { useEffect } from 'react'
import { catalogueFailures } from '#copy/product/product-list.ts'
import { RetryButton } from '#web/kit/failures/retry-button.tsx'
import { EmptyState } from '#web/kit/feedback/empty-state.tsx'
import { toast } from '#web/kit/toast/toast-store.ts'

let isShown = false

/** Then the same question may be asked once more. */
export const isListFailureShown = () => isShown

/** The list did not arrive while somebody moved about in the shop. */
export function ListFailure() {
  useEffect(() => {
    isShown = true
    toast({ ...catalogueFailures.list, tone: 'destructive' })
    return () => {
      isShown = false
    }
  }, [])
  return (
    <EmptyState
      title={catalogueFailures.list.title}
      text={catalogueFailures.list.text}
      action={<RetryButton />}
    />
  )
}

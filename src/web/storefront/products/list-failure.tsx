import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { catalogueFailures, productListCopy } from '#copy/product-list.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { toast } from '#web/ui/toast/toast-store.ts'

/** The list did not arrive while somebody moved about in the shop. */
export function ListFailure() {
  const { pathname, search } = useLocation()
  useEffect(() => {
    toast({ ...catalogueFailures.list, tone: 'destructive' })
  }, [])
  return (
    <EmptyState
      title={catalogueFailures.list.title}
      text={catalogueFailures.list.text}
      action={
        <LinkButton to={pathname + search} reloadDocument>
          {productListCopy.retry}
        </LinkButton>
      }
    />
  )
}

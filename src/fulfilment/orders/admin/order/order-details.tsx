import { lazy, type ReactNode, Suspense } from 'react'
import { isRouteErrorResponse, useLocation, useNavigate } from 'react-router'
import { readAdminOrders } from '#fulfilment/orders/admin/admin-orders.ts'
import { orderListAddress } from '#fulfilment/orders/admin/order-addresses.ts'
import { PageFailure } from '#ui/failures/page-failure.tsx'
import type { LoadedOrder } from './load-order-page.server.ts'

// The list stands behind it, and its script has come: what is read first is the dialog's own.
const OrderDialog = lazy(() =>
  import('./order-dialog.tsx').then((module) => ({ default: module.OrderDialog })),
)
const MissingOrderDialog = lazy(() =>
  import('./order-dialog.tsx').then((module) => ({ default: module.MissingOrderDialog })),
)
const EditOrderDialog = lazy(() =>
  import('#fulfilment/orders/admin/edit/edit-order-dialog.tsx').then((module) => ({
    default: module.EditOrderDialog,
  })),
)

interface OrderDetailsProps {
  loaded: LoadedOrder
  /** Parts of other features, below the candles. */
  children?: ReactNode
}

export function OrderDetails({ loaded, children }: OrderDetailsProps) {
  const view = new URLSearchParams(useLocation().search).get('view')
  const goBackToList = useWayBack()
  return (
    <Suspense>
      {view === 'edit' ? (
        <EditOrderDialog order={loaded.order} onClose={goBackToList} />
      ) : (
        <OrderDialog {...loaded} onClose={goBackToList}>
          {children}
        </OrderDialog>
      )}
    </Suspense>
  )
}

export function OrderDetailsFailure({ error }: { error: unknown }) {
  const goBackToList = useWayBack()
  if (!isRouteErrorResponse(error) || error.status !== 404) return <PageFailure />
  return (
    <Suspense>
      <MissingOrderDialog onClose={goBackToList} />
    </Suspense>
  )
}

/** Closing leads to the list as it was filtered. */
function useWayBack() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const list = orderListAddress(readAdminOrders(new URLSearchParams(search)))
  return () => navigate(list, { preventScrollReset: true })
}

import { lazy, type ReactNode, Suspense } from 'react'
import { isRouteErrorResponse, useLocation, useNavigate } from 'react-router'
import { ordersQuery } from '#fulfilment/orders/admin/admin-orders.ts'
import { PageFailure } from '#ui/failures/page-failure.tsx'
import type { LoadedOrder } from './load-order-page.server.ts'

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

function useWayBack() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const list = ordersQuery.address(ordersQuery.read(new URLSearchParams(search)))
  return () => navigate(list, { preventScrollReset: true })
}

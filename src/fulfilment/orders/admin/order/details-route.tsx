import { lazy, Suspense } from 'react'
import { isRouteErrorResponse, useLocation, useNavigate } from 'react-router'
import { readManagedOrders } from '#fulfilment/orders/admin/managed-orders.ts'
import { orderListAddress } from '#fulfilment/orders/admin/order-addresses.ts'
import { shopOf } from '#platform/http/request/context.server.ts'
import { PageFailure } from '#ui/failures/page-failure.tsx'
import type { Route } from './+types/details-route'
import { loadOrderPage } from './load-order-page.server.ts'
import { orderHandle, orderMeta } from './order-route-head.ts'

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

export const handle = orderHandle

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return orderMeta(matches, loaderData)
}

export const loader = ({ request, params: { id }, context }: Route.LoaderArgs) =>
  loadOrderPage(shopOf(context), { id, request })

export default function OrderDetails({ loaderData }: Route.ComponentProps) {
  const view = new URLSearchParams(useLocation().search).get('view')
  const goBackToList = useWayBack()
  return (
    <Suspense>
      {view === 'edit' ? (
        <EditOrderDialog order={loaderData.order} onClose={goBackToList} />
      ) : (
        <OrderDialog {...loaderData} onClose={goBackToList} />
      )}
    </Suspense>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
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
  const list = orderListAddress(readManagedOrders(new URLSearchParams(search)))
  return () => navigate(list, { preventScrollReset: true })
}

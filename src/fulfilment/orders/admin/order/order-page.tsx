import { lazy, type ReactNode, Suspense } from 'react'
import { isRouteErrorResponse, useLocation, useNavigate } from 'react-router'
import { pathTo } from '#addresses.ts'
import { orderDetailsCopy as copy } from '#fulfilment/orders/copy/admin-order-details.ts'
import { AdminPage } from '#ui/admin/admin-page.tsx'
import { LinkButton } from '#ui/elements/button.tsx'
import { PageFailure } from '#ui/failures/page-failure.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import type { LoadedOrder } from './load-order-page.server.ts'
import { OrderHead } from './order-head.tsx'
import { OrderParts } from './order-parts.tsx'

const OrderView = lazy(() => import('./order-view.tsx').then((module) => ({ default: module.OrderView })))

interface OrderPageProps {
  loaded: LoadedOrder
  children?: ReactNode
}

export function OrderPage({ loaded, children }: OrderPageProps) {
  const { order } = loaded
  const navigate = useNavigate()
  const view = new URLSearchParams(useLocation().search).get('view')
  const close = () => navigate(pathTo('adminOrder', { id: order.id }), { preventScrollReset: true })
  return (
    <AdminPage title={copy.title(order.orderNumber)} lead={<OrderHead order={order} />}>
      <OrderParts {...loaded}>{children}</OrderParts>
      {view && (
        <Suspense>
          <OrderView view={view} loaded={loaded} onClose={close} />
        </Suspense>
      )}
    </AdminPage>
  )
}

export function OrderFailure({ error }: { error: unknown }) {
  if (!isRouteErrorResponse(error) || error.status !== 404) return <PageFailure error={error} />
  return (
    <EmptyState
      heading="h1"
      title={copy.notFound.title}
      text={copy.notFound.text}
      action={<LinkButton to={pathTo('adminOrders')}>{copy.notFound.list}</LinkButton>}
    />
  )
}

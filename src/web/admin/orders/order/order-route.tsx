import { lazy, Suspense } from 'react'
import { data, isRouteErrorResponse, useLocation, useNavigate } from 'react-router'
import { pathTo } from '#addresses.ts'
import { orderDetailsCopy } from '#copy/admin/orders/order-details.ts'
import { adminOrdersCopy } from '#copy/admin/orders/orders.ts'
import { listOpenFindings } from '#shop/admin/orders/list-open-findings.ts'
import { loadItemChoice } from '#shop/admin/orders/load-item-choice.ts'
import { loadOrderForAdmin } from '#shop/admin/orders/load-order-for-admin.ts'
import { listOrderMail } from '#shop/admin/orders/order-mail.ts'
import { listChanges } from '#shop/audit/list-changes.ts'
import type { AdminHandle } from '#web/admin/admin-page.tsx'
import { readManagedOrders } from '#web/admin/orders/managed-orders.ts'
import { orderAddress, orderListAddress } from '#web/admin/orders/order-addresses.ts'
import { PageFailure } from '#web/kit/failures/page-failure.tsx'
import { privateMeta } from '#web/kit/seo/private-meta.ts'
import { shopOf } from '#web/server/request/context.server.ts'
import type { Route } from './+types/order-route.ts'
import { changeOrder } from './order-action.server.ts'
import { MissingOrderDialog, OrderDialog } from './order-dialog.tsx'

// Seldom opened: its script comes when it is.
const OrderView = lazy(() => import('./order-view.tsx').then((module) => ({ default: module.OrderView })))

type Loaded = Route.ComponentProps['loaderData']

export const handle: AdminHandle = {
  breadcrumbs: (loaded: Loaded | undefined) => [
    { label: adminOrdersCopy.crumb, to: pathTo('adminOrders') },
    { label: loaded?.order.orderNumber ?? orderDetailsCopy.notFound.title },
  ],
  // Not while its dialog is open; but a dialog closes before its address does.
  follows: true,
  loadFailed: adminOrdersCopy.loadFailed,
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const title = loaderData
    ? orderDetailsCopy.title(loaderData.order.orderNumber)
    : orderDetailsCopy.notFound.title
  return privateMeta(matches, title)
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const order = await loadOrderForAdmin(shop, params.id)
  if (!order) throw data(null, { status: 404 })
  const view = new URL(request.url).searchParams.get('view')
  const [changes, findings, mail, sale] = await Promise.all([
    listChanges(shop, { entity: 'order', entityId: order.id }),
    listOpenFindings(shop, order.id),
    view === 'mail' ? listOrderMail(shop, order.id) : null,
    view === 'items' ? loadItemChoice(shop) : null,
  ])
  return { order, changes, findings, mail, sale, now: shop.clock.now() }
}

export const action = changeOrder

export default function OrderPage({ loaderData, actionData }: Route.ComponentProps) {
  const { search } = useLocation()
  const goBackToList = useWayBack()
  const navigate = useNavigate()
  const { order } = loaderData
  const parameters = new URLSearchParams(search)
  const query = readManagedOrders(parameters)
  const view = parameters.get('view')
  const goTo = (address: string) => navigate(address, { preventScrollReset: true })
  const details = (
    <OrderDialog
      {...loaderData}
      answer={actionData}
      onClose={goBackToList}
      onEdit={() => goTo(orderAddress(order.id, query, 'edit'))}
    />
  )
  if (!view) return details
  return (
    <Suspense>
      <OrderView
        view={view}
        loaded={loaderData}
        answer={actionData}
        onClose={() => goTo(orderAddress(order.id, query))}
        onLeave={goBackToList}
      >
        {details}
      </OrderView>
    </Suspense>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const goBackToList = useWayBack()
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  return isMissing ? <MissingOrderDialog onClose={goBackToList} /> : <PageFailure />
}

/** Closing leads to the list as it was filtered. */
function useWayBack() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const list = orderListAddress(readManagedOrders(new URLSearchParams(search)))
  return () => navigate(list, { preventScrollReset: true })
}

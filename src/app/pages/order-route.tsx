import { OrderContainers } from '#fulfilment/containers/admin/order-containers.tsx'
import { loadOrderPage } from '#fulfilment/orders/admin/order/load-order-page.server.ts'
import { changeOrder } from '#fulfilment/orders/admin/order/order-action.server.ts'
import { OrderFailure, OrderPage } from '#fulfilment/orders/admin/order/order-page.tsx'
import { orderHandle, orderMeta } from '#fulfilment/orders/admin/order/order-route-head.ts'
import { shopOf } from '#platform/http/request/context.server.ts'
import type { Route } from './+types/order-route'
import { besideOrder } from './beside-pages.server.ts'

export { orderLinks as links } from '#ui/styles/admin-sheets.ts'

export const handle = orderHandle

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return orderMeta(matches, loaderData)
}

export const loader = ({ request, params: { id }, context }: Route.LoaderArgs) =>
  loadOrderPage(shopOf(context), { id, request, beside: besideOrder })

export const action = changeOrder

export default function OrderRoute({ loaderData }: Route.ComponentProps) {
  const { order } = loaderData
  return (
    <OrderPage loaded={loaderData}>
      <OrderContainers order={order} announced={order.beside.containers} />
    </OrderPage>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <OrderFailure error={error} />
}

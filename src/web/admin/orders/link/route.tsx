import { data } from 'react-router'
import { pathTo } from '#addresses.ts'
import { adminOrderLinkCopy as copy } from '#copy/admin/orders/order-link.ts'
import { adminOrdersCopy } from '#copy/admin/orders/orders.ts'
import { loadOrderLink } from '#shop/admin/orders/manual/load-order-link.ts'
import { type AdminHandle, AdminPage } from '#web/admin/admin-page.tsx'
import { LinkButton } from '#web/kit/elements/button.tsx'
import { EmptyState } from '#web/kit/feedback/empty-state.tsx'
import { privateMeta } from '#web/kit/seo/private-meta.ts'
import { shopOf } from '#web/server/request/context.server.ts'
import type { Route } from './+types/route.ts'
import { NextLinks, PaymentState, waitsForPayment } from './link-panels.tsx'
import { SendPanel } from './send-panel.tsx'

export const handle: AdminHandle = {
  breadcrumbs: () => [{ label: adminOrdersCopy.crumb, to: pathTo('adminOrders') }, { label: copy.crumb }],
  loadFailed: copy.loadFailed,
  // It says that the money is there as soon as it is.
  follows: true,
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return privateMeta(matches, loaderData?.order === null ? copy.notFound.title : copy.crumb)
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const order = await loadOrderLink(shop, params.id)
  const isNew = new URL(request.url).searchParams.has('anotado')
  return data({ order, isNew, now: shop.clock.now() }, { status: order ? 200 : 404 })
}

/** The first thing after an order is written down: sending it. */
export default function OrderLinkPage({ loaderData: { order, isNew, now } }: Route.ComponentProps) {
  if (!order)
    return (
      <EmptyState
        heading="h1"
        {...copy.notFound}
        action={<LinkButton to={pathTo('adminOrders')}>{adminOrdersCopy.crumb}</LinkButton>}
      />
    )
  const { orderNumber } = order
  return (
    <AdminPage title={isNew ? copy.made(orderNumber) : copy.title(orderNumber)}>
      <div className="order-link">
        {/* What asks for money is sent while it can be paid. */}
        {waitsForPayment(order, now) && <SendPanel order={order} />}
        <div className="panels">
          <PaymentState order={order} now={now} />
          <NextLinks order={order} />
        </div>
      </div>
    </AdminPage>
  )
}

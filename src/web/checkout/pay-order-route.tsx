import { data, redirect } from 'react-router'
import { pathTo } from '#addresses.ts'
import { payOrderCopy } from '#copy/order-history.ts'
import { resumeCheckout } from '#shop/checkout/resume-checkout.ts'
import { loadCustomerOrder } from '#shop/orders/load-customer-order.ts'
import { privateMeta } from '#web/kit/private-meta.ts'
import { OrderNotFound } from '#web/orders/order-not-found.tsx'
import { OrdersFailure } from '#web/orders/orders-failure.tsx'
import { UnpaidOrderOver } from '#web/orders/unpaid-order-over.tsx'
import { customerOf, shopOf } from '#web/server/request/context.server.ts'
import type { Route } from './+types/pay-order-route.ts'
import { PayOrder } from './pay-order.tsx'

export async function loader({ params, context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const who = { userId: customerOf(context).userId, orderNumber: params.number }
  const resumed = await resumeCheckout(shop, who)
  // Read afterwards: taking it up again may have brought the news that it is paid.
  const order = await loadCustomerOrder(shop, who)
  if (!order) return data({ order: null, checkout: null }, { status: 404 })
  if (order.paymentStatus === 'paid' || order.paymentStatus === 'refunded')
    throw redirect(pathTo('checkoutSuccess', {}, { session_id: order.sessionId }))
  if (!resumed.ok) return { order, checkout: null, isOver: resumed.code === 'not-waiting' }
  const { clientSecret, totalAmount: total, orderNumber, sessionId, holdExpiresAt: expiresAt } = resumed.value
  const payment = resumed.value.browserSetup
  return {
    order,
    checkout: { clientSecret, total, orderNumber, sessionId, expiresAt, payment },
    isOver: false,
  }
}

export function meta() {
  return privateMeta(payOrderCopy.title)
}

/** The payment of one order, taken up where it was left: its own items, whatever the cart holds. */
export default function PayOrderPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData.order) return <OrderNotFound />
  const { order, checkout, isOver } = loaderData
  return isOver ? <UnpaidOrderOver order={order} /> : <PayOrder order={order} checkout={checkout} />
}

export function ErrorBoundary() {
  return <OrdersFailure />
}

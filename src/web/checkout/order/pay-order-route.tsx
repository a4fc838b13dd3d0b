import { data, redirect } from 'react-router'
import { pathTo } from '#addresses.ts'
import { payOrderCopy } from '#copy/orders/order-history.ts'
import { isTestName } from '#domain/orders/order-number.ts'
import { testCheckoutOf } from '#shop/admin/test-orders/start-test-checkout.ts'
import { findTestOrder } from '#shop/admin/test-orders/test-order.ts'
import { resumeCheckout } from '#shop/checkout/resume-checkout.ts'
import type { CustomerOrder } from '#shop/orders/customer-order.ts'
import { loadCustomerOrder } from '#shop/orders/load-customer-order.ts'
import { loadPaymentChoice } from '#shop/payments/payment-terms.ts'
import type { Shop } from '#shop/shop.ts'
import { openCheckout } from '#web/checkout/payment/open-checkout.server.ts'
import { LatePix } from '#web/checkout/pix/use-pix-status.ts'
import { OrderNotFound, orderPageMeta } from '#web/orders/order-not-found.tsx'
import { OrdersFailure } from '#web/orders/orders-failure.tsx'
import { UnpaidOrderOver } from '#web/orders/unpaid-order-over.tsx'
import { leadToVoucherPage } from '#web/orders/voucher-page.server.ts'
import { customerOf, shopOf } from '#web/server/request/context.server.ts'
import type { Route } from './+types/pay-order-route.ts'
import { PayOrder } from './pay-order.tsx'
import { changePayment } from './pay-order-action.server.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const who = { userId: customerOf(context).userId, orderNumber: params.number }
  if (isTestName(params.number)) return payTest(shop, who)
  const resumed = await resumeCheckout(shop, who)
  // Read afterwards: taking it up again may have found out that it is paid.
  const order = await loadCustomerOrder(shop, who)
  if (!order) return data({ order: null, checkout: null, choice: null }, { status: 404 })
  await leadToVoucherPage(shop, who.userId, order)
  if (order.paymentStatus === 'paid' || order.paymentStatus === 'refunded')
    throw redirect(pathTo('checkoutSuccess', {}, { session_id: order.sessionId }))
  if (!resumed.ok)
    return {
      order,
      checkout: null,
      choice: null,
      over: resumed.code === 'not-waiting' ? endOf(shop, order) : null,
    }
  return {
    order,
    checkout: openCheckout(shop, resumed.value),
    choice: await loadPaymentChoice(shop),
    over: null,
  }
}

async function payTest(shop: Shop, who: { userId: string; orderNumber: string }) {
  const found = await findTestOrder(shop, who)
  if (!found.ok) return data({ order: null, checkout: null, choice: null }, { status: 404 })
  const order = found.value
  if (order.paymentStatus === 'paid')
    throw redirect(pathTo('checkoutSuccess', {}, { session_id: order.sessionId }))
  return { order, checkout: openCheckout(shop, testCheckoutOf(shop, order)), choice: null, over: null }
}

/** Why there is nothing to pay any more. */
function endOf(
  shop: Shop,
  { status, paymentMethod, timeline }: CustomerOrder,
): keyof typeof payOrderCopy.over {
  const isExpired = status === 'pending' || timeline.some(({ kind }) => kind === 'expired')
  if (!isExpired) return 'cancelled'
  if (paymentMethod !== 'pix') return 'card'
  return shop.payments.takes.pix === 'pix-key' ? 'own-key' : 'pix'
}

export function action({ request, params, context }: Route.ActionArgs) {
  return changePayment(request, context, params.number)
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return orderPageMeta(matches, payOrderCopy.title, loaderData?.order)
}

/** The payment of one order, taken up where it was left: its own items, whatever the cart holds. */
export default function PayOrderPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData.order) return <OrderNotFound />
  const { over, ...payment } = loaderData
  if (!over) return <PayOrder {...payment} />
  return (
    <>
      {over === 'pix' && <LatePix order={payment.order} />}
      <UnpaidOrderOver order={payment.order} why={over} />
    </>
  )
}

export function ErrorBoundary() {
  return <OrdersFailure />
}

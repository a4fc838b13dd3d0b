import { data, redirect } from 'react-router'
import { pathTo } from '#addresses.ts'
import { openCheckout } from '#checkout/purchase/storefront/payment/open-checkout.server.ts'
import { LatePix } from '#checkout/purchase/storefront/pix/use-pix-status.ts'
import { findOpenCheckout } from '#checkout/purchase/use-cases/resume-checkout.ts'
import { buildTestCheckout } from '#checkout/purchase/use-cases/start-test-checkout.ts'
import { findTestOrder } from '#checkout/test-orders/test-order.ts'
import { payOrderCopy } from '#orders/copy/order-history.ts'
import { isTestName } from '#orders/domain/order-number.ts'
import { OrderNotFound, orderPageMeta } from '#orders/storefront/order-not-found.tsx'
import { OrdersFailure } from '#orders/storefront/orders-failure.tsx'
import { UnpaidOrderOver } from '#orders/storefront/unpaid-order-over.tsx'
import { leadToVoucherPage } from '#orders/storefront/voucher-page.server.ts'
import type { CustomerOrder } from '#orders/use-cases/customer-order.ts'
import { loadCustomerOrder } from '#orders/use-cases/load-customer-order.ts'
import { loadPaymentChoice } from '#payments/use-cases/payment-terms.ts'
import { customerOf, shopOf } from '#platform/http/request/context.server.ts'
import type { Shop } from '#platform/shop.ts'
import type { Route } from './+types/pay-order-route'
import { PayOrder } from './pay-order.tsx'
import { changePayment } from './pay-order-action.server.ts'

export { customerLinks as links } from '#ui/styles/shop-sheets.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const ownOrder = { userId: customerOf(context).userId, orderNumber: params.number }
  if (isTestName(params.number)) return payTest(shop, ownOrder)
  const checkout = await findOpenCheckout(shop, ownOrder)
  const order = await loadCustomerOrder(shop, ownOrder)
  if (!order) return data({ order: null, checkout: null, choice: null }, { status: 404 })
  await leadToVoucherPage(shop, ownOrder.userId, order)
  if (order.paymentStatus === 'paid' || order.paymentStatus === 'refunded')
    throw redirect(pathTo('checkoutSuccess', {}, { session_id: order.sessionId }))
  if (!checkout.ok)
    return {
      order,
      checkout: null,
      isUnopened: checkout.code === 'not-opened',
      choice: null,
      over: checkout.code === 'not-waiting' ? chooseEnd(shop, order) : null,
    }
  return {
    order,
    checkout: openCheckout(shop, checkout.value),
    isUnopened: false,
    choice: await loadPaymentChoice(shop),
    over: null,
  }
}

async function payTest(shop: Shop, ownOrder: { userId: string; orderNumber: string }) {
  const testOrder = await findTestOrder(shop, ownOrder)
  if (!testOrder.ok) return data({ order: null, checkout: null, choice: null }, { status: 404 })
  const order = testOrder.value
  if (order.paymentStatus === 'paid')
    throw redirect(pathTo('checkoutSuccess', {}, { session_id: order.sessionId }))
  const checkout = openCheckout(shop, buildTestCheckout(shop, order))
  return { order, checkout, isUnopened: false, choice: null, over: null }
}

function chooseEnd(
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

export default function PayOrderPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData.order) return <OrderNotFound />
  const { over, ...payment } = loaderData
  if (!over) return <PayOrder {...payment} />
  return (
    <>
      {over === 'pix' && <LatePix order={payment.order} />}
      <UnpaidOrderOver order={payment.order} reason={over} />
    </>
  )
}

export function ErrorBoundary() {
  return <OrdersFailure />
}

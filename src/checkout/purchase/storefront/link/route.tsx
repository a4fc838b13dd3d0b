import { data } from 'react-router'
import { orderLinkCopy as words } from '#checkout/purchase/copy/order-link.ts'
import { openCheckout } from '#checkout/purchase/storefront/payment/open-checkout.server.ts'
import { findOpenCheckout } from '#checkout/purchase/use-cases/resume-checkout.ts'
import { orderSteps } from '#orders/copy/order-steps.ts'
import { openLinkedOrder } from '#orders/use-cases/link/find-linked-order.ts'
import { loadLinkedOrder } from '#orders/use-cases/link/load-linked-order.ts'
import { loadBoughtVoucher } from '#orders/vouchers/use-cases/bought-voucher.ts'
import { loadPaymentChoice } from '#payments/use-cases/payment-terms.ts'
import { functionCopy } from '#platform/copy/functions.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'
import { requestOf, shopOf } from '#platform/http/request/context.server.ts'
import { isFailedAnswer } from '#ui/failures/failed-answer.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { mailedLinkMeta, unlistedHeaders } from '#ui/seo/page-meta.ts'
import type { Route } from './+types/route'
import { changeLinkedPayment, keyIn } from './link-action.server.ts'
import { linkEnd } from './link-end.ts'
import { LinkedOrderPage } from './linked-order.tsx'
import { ShopContact } from './shop-contact.tsx'

export { customerLinks as links } from '#ui/styles/shop-sheets.ts'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const linkKey = keyIn(request)
  const { clientAddress } = requestOf(context)
  const result = await openLinkedOrder(shop, { orderNumber: params.number, key: linkKey, clientAddress })
  if (!result.ok) {
    const isTooMany = result.code === 'too-many'
    const refusalWords = isTooMany
      ? { ...words.tooMany, text: functionCopy.tooMany(result.details.retryAfterSeconds) }
      : words.none
    return data(
      { none: refusalWords, shown: null },
      { status: isTooMany ? 429 : 404, headers: unlistedHeaders },
    )
  }
  const open = await findOpenCheckout(shop, result.value)
  const order = await loadLinkedOrder(shop, result.value)
  const voucher = await loadBoughtVoucher(shop, result.value)
  const shown = {
    order: { ...order, timeline: orderSteps(order) },
    linkKey,
    end: linkEnd(order, {
      isWaiting: open.ok || open.code !== 'not-waiting',
      takes: shop.payments.takes,
    }),
    checkout: open.ok ? { ...openCheckout(shop, open.value), linkKey } : null,
    isUnopened: !open.ok && open.code === 'not-opened',
    choice: open.ok ? await loadPaymentChoice(shop) : null,
    voucher: voucher && { voucher, today: isoDay(shop.clock.now()) },
  }
  return data({ none: null, shown }, { headers: unlistedHeaders })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function action({ request, params, context }: Route.ActionArgs) {
  return changeLinkedPayment(request, context, params.number)
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return mailedLinkMeta(matches, loaderData?.none?.title ?? words.title)
}

/** Anyone with the link sees the order, so the page shows no personal data. */
export default function OrderLinkPage({ loaderData, actionData }: Route.ComponentProps) {
  const { none, shown } = loaderData
  const changed = isFailedAnswer(actionData) ? undefined : actionData
  if (shown) return <LinkedOrderPage {...shown} changed={changed} />
  return (
    <main id="conteudo" tabIndex={-1} className="wrap">
      <EmptyState heading="h1" title={none?.title} text={none?.text} action={<ShopContact />} />
    </main>
  )
}

import { data, useFetcher } from 'react-router'
import { pathTo } from '#addresses.ts'
import { catalogueCopy } from '#catalogue/products/copy/catalogue.ts'
import { findTestOrder } from '#checkout/test-orders/test-order.ts'
import { pickupCopy } from '#delivery/calendar/copy/pickup.ts'
import type { DeliveryCalendar } from '#delivery/calendar/domain/delivery-calendar.ts'
import { SlotSection } from '#delivery/calendar/storefront/slot-section.tsx'
import { useSlot } from '#delivery/calendar/storefront/use-slot.ts'
import {
  changeDeliveryCopy,
  customerOrderCopy,
  orderHistoryCopy as words,
} from '#orders/copy/order-history.ts'
import { orderSteps } from '#orders/copy/order-steps.ts'
import { isTestName } from '#orders/domain/order-number.ts'
import { giftPageCopy } from '#orders/gifts/copy/gift-page.ts'
import { changeDelivery } from '#orders/storefront/change-delivery.server.ts'
import { OrderNotFound, orderPageMeta } from '#orders/storefront/order-not-found.tsx'
import { OrderView } from '#orders/storefront/order-view.tsx'
import { OrdersFailure } from '#orders/storefront/orders-failure.tsx'
import { leadToVoucherPage } from '#orders/storefront/voucher-page.server.ts'
import { giftLink } from '#orders/use-cases/link/gift-link.ts'
import { loadCustomerOrder, type OrderWithCalendar } from '#orders/use-cases/load-customer-order.ts'
import { customerOf, shopOf } from '#platform/http/request/context.server.ts'
import type { Shop } from '#platform/shop.ts'
import { shopPicture } from '#settings/storefront/shop-picture.server.ts'
import { Breadcrumbs } from '#ui/elements/breadcrumbs.tsx'
import { Button } from '#ui/elements/button.tsx'
import { CopyButton } from '#ui/elements/copy-button.tsx'
import type { FormAnswer } from '#ui/form/form-answer.ts'
import { useToastAnswer } from '#ui/form/use-toast-answer.ts'
import type { Route } from './+types/order-route'

export { customerLinks as links } from '#ui/styles/shop-sheets.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { userId } = customerOf(context)
  const ownOrder = { userId, orderNumber: params.number }
  const find = isTestName(params.number) ? findTest : loadCustomerOrder
  const shop = shopOf(context)
  const order = await find(shop, ownOrder)
  if (order) await leadToVoucherPage(shop, userId, order)
  const giftAddress = order && !isTestName(order.orderNumber) ? giftLink(shop, order) : null
  const isPacked = order?.status === 'shipped' && order.gift && order.gift.options.length > 0
  const box = isPacked ? shopPicture(shop, 'gift') : null
  const shown = order && { ...order, timeline: orderSteps(order) }
  return data({ order: shown, box, now: shop.clock.now(), giftAddress }, { status: order ? 200 : 404 })
}

async function findTest(
  shop: Shop,
  ownOrder: { userId: string; orderNumber: string },
): Promise<OrderWithCalendar | null> {
  const testOrder = await findTestOrder(shop, ownOrder)
  return testOrder.ok ? { ...testOrder.value, calendar: null } : null
}

export function action({ request, params, context }: Route.ActionArgs) {
  return changeDelivery(request, context, params.number)
}

export function meta({ matches, params, loaderData }: Route.MetaArgs) {
  return orderPageMeta(matches, customerOrderCopy.number(params.number), loaderData?.order)
}

export default function OrderPage({ loaderData: { order, box, now, giftAddress } }: Route.ComponentProps) {
  if (!order) return <OrderNotFound />
  const crumbs = [
    { label: catalogueCopy.home, to: pathTo('home') },
    { label: words.title, to: pathTo('orders') },
    { label: order.orderNumber },
  ]
  return (
    <main id="conteudo" tabIndex={-1}>
      <div className="wrap page-end">
        <div className="page-head">
          <Breadcrumbs crumbs={crumbs} />
        </div>
        <OrderView
          order={order}
          now={now}
          box={box}
          changeDelivery={
            order.calendar && (
              <ChangeDelivery
                orderNumber={order.orderNumber}
                calendar={order.calendar}
                isPickup={order.pickupCode !== null}
              />
            )
          }
          giftLink={giftAddress && <GiftLink address={giftAddress} />}
        />
      </div>
    </main>
  )
}

export function ErrorBoundary() {
  return <OrdersFailure />
}

function GiftLink({ address }: { address: string }) {
  return (
    <div>
      <b>{giftPageCopy.ofGiver.title}</b>
      <p className="small muted">{giftPageCopy.ofGiver.text}</p>
      <p className="cluster">
        <CopyButton text={address} label={giftPageCopy.ofGiver.copy} />
        <a className="text-btn" href={address}>
          {giftPageCopy.ofGiver.open}
        </a>
      </p>
    </div>
  )
}

function ChangeDelivery({
  orderNumber,
  calendar,
  isPickup,
}: {
  orderNumber: string
  calendar: DeliveryCalendar
  isPickup: boolean
}) {
  const fetcher = useFetcher<FormAnswer>()
  const slot = useSlot(calendar)
  useToastAnswer(fetcher.data, undefined, changeDeliveryCopy.failed)
  return (
    <details className="change-delivery">
      <summary>{changeDeliveryCopy.open}</summary>
      <fetcher.Form method="post" action={pathTo('order', { number: orderNumber })}>
        <SlotSection
          calendar={calendar}
          slot={slot.value}
          onChange={slot.choose}
          promises={isPickup ? pickupCopy.ready : undefined}
        />
        <Button
          type="submit"
          block
          className="mt4"
          busy={fetcher.state !== 'idle'}
          busyLabel={changeDeliveryCopy.saving}
        >
          {changeDeliveryCopy.save}
        </Button>
      </fetcher.Form>
    </details>
  )
}

import { data, useFetcher } from 'react-router'
import { pathTo } from '#addresses.ts'
import { pickupCopy } from '#copy/delivery/pickup.ts'
import { giftPageCopy } from '#copy/gifts/gift-page.ts'
import {
  changeDeliveryCopy,
  customerOrderCopy,
  orderHistoryCopy as words,
} from '#copy/orders/order-history.ts'
import { orderSteps } from '#copy/orders/order-steps.ts'
import { catalogueCopy } from '#copy/product/catalogue.ts'
import type { DeliveryCalendar } from '#domain/delivery/delivery-calendar.ts'
import { isTestName } from '#domain/orders/order-number.ts'
import { findTestOrder } from '#shop/admin/test-orders/test-order.ts'
import { giftLink } from '#shop/orders/link/gift-link.ts'
import { loadCustomerOrder, type OrderWithCalendar } from '#shop/orders/load-customer-order.ts'
import type { Shop } from '#shop/shop.ts'
import { Breadcrumbs } from '#web/kit/elements/breadcrumbs.tsx'
import { Button } from '#web/kit/elements/button.tsx'
import { CopyButton } from '#web/kit/elements/copy-button.tsx'
import type { FormAnswer } from '#web/kit/form/form-answer.ts'
import { useToastAnswer } from '#web/kit/form/use-toast-answer.ts'
import { customerOf, shopOf } from '#web/server/request/context.server.ts'
import { shopPicture } from '#web/server/request/shop-picture.server.ts'
import { SlotSection } from '../delivery/slot-section.tsx'
import { useSlot } from '../delivery/use-slot.ts'
import type { Route } from './+types/order-route.ts'
import { changeDelivery } from './change-delivery.server.ts'
import { OrderNotFound, orderPageMeta } from './order-not-found.tsx'
import { OrderView } from './order-view.tsx'
import { OrdersFailure } from './orders-failure.tsx'
import { leadToVoucherPage } from './voucher-page.server.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { userId } = customerOf(context)
  const own = { userId, orderNumber: params.number }
  const find = isTestName(params.number) ? findTest : loadCustomerOrder
  const shop = shopOf(context)
  const order = await find(shop, own)
  if (order) await leadToVoucherPage(shop, userId, order)
  const giftAddress = order && !isTestName(order.orderNumber) ? giftLink(shop, order) : null
  // Only what was bought in a box or with a ribbon is shown in one.
  const isPacked = order?.status === 'shipped' && order.gift && order.gift.options.length > 0
  const box = isPacked ? shopPicture(shop, 'gift') : null
  const shown = order && { ...order, timeline: orderSteps(order) }
  return data({ order: shown, box, now: shop.clock.now(), giftAddress }, { status: order ? 200 : 404 })
}

/** A test is promised a day, and no other. */
async function findTest(
  shop: Shop,
  own: { userId: string; orderNumber: string },
): Promise<OrderWithCalendar | null> {
  const found = await findTestOrder(shop, own)
  return found.ok ? { ...found.value, calendar: null } : null
}

export function action({ request, params, context }: Route.ActionArgs) {
  return changeDelivery(request, context, params.number)
}

export function meta({ matches, params, loaderData }: Route.MetaArgs) {
  return orderPageMeta(matches, customerOrderCopy.number(params.number), loaderData?.order)
}

/** One order at an address of its own: where the e-mails lead. */
export default function OrderPage({ loaderData: { order, box, now, giftAddress } }: Route.ComponentProps) {
  if (!order) return <OrderNotFound />
  const crumbs = [
    { label: catalogueCopy.home, to: pathTo('home') },
    { label: words.title, to: pathTo('orders') },
    { label: order.orderNumber },
  ]
  return (
    <main id="conteudo" tabIndex={-1}>
      <div className="wrap order-page__wrap">
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

/** What the giver of a present may hand on to whoever gets it. */
function GiftLink({ address }: { address: string }) {
  return (
    <div>
      <b>{giftPageCopy.ofGiver.title}</b>
      <p className="small muted">{giftPageCopy.ofGiver.text}</p>
      <p className="row">
        <CopyButton text={address} label={giftPageCopy.ofGiver.copy} />
        <a className="text-btn" href={address}>
          {giftPageCopy.ofGiver.open}
        </a>
      </p>
    </div>
  )
}

/** Another day or shift for an order that is still here; a plain form, which works without a script as well. */
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

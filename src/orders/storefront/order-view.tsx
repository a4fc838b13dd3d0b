import type { ReactNode } from 'react'
import { pathTo } from '#addresses.ts'
import { describeArrival } from '#delivery/calendar/copy/delivery-slot.ts'
import { curingLine, orderHeadline } from '#orders/copy/order-headline.ts'
import { customerOrderCopy, orderHistoryCopy as words } from '#orders/copy/order-history.ts'
import { orderPageCopy as copy, findDistrict, placeLine } from '#orders/copy/order-page.ts'
import { spacedKey } from '#orders/domain/access-key.ts'
import { candlesIn } from '#orders/domain/cart-line.ts'
import type { CustomerOrder } from '#orders/use-cases/customer-order.ts'
import { GiftCard } from '#orders/vouchers/storefront/gift-card.tsx'
import { formatBrl } from '#platform/domain/money.ts'
import { formatDateTime } from '#platform/domain/sao-paulo-time.ts'
import type { ImageInfo } from '#platform/images/image-variants.ts'
import { questionsCopy } from '#ui/copy/questions.ts'
import { AskByWhatsapp } from '#ui/elements/ask-by-whatsapp.tsx'
import { LinkButton } from '#ui/elements/button.tsx'
import { CopyButton } from '#ui/elements/copy-button.tsx'
import { Unbroken } from '#ui/elements/unbroken.tsx'
import { useHasTimeLeft } from '#ui/form/time-left.ts'
import { MovedNotice } from './moved-notice.tsx'
import { OrderAddress } from './order-address.tsx'
import { OrderBadge, PaymentBadge } from './order-badges.tsx'
import { OrderDisclosure } from './order-disclosure.tsx'
import { CancelForm, OrderMenu, ReorderForm } from './order-forms.tsx'
import { OrderGift } from './order-gift.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderPicture } from './order-picture.tsx'
import { OrderProgress } from './order-progress.tsx'
import { OrderSums } from './order-sums.tsx'
import { PickupCode } from './pickup-code.tsx'
import { ReturnLinks } from './return-links.tsx'
import { BatchNotice, OverNotice, UnpaidNotice } from './unpaid-notice.tsx'
import { useReorder } from './use-reorder.ts'

interface OrderViewProps {
  order: CustomerOrder
  now: Date
  changeDelivery: ReactNode
  giftLink: ReactNode
  box: ImageInfo | null
}

export function OrderView({ order, now, changeDelivery, giftLink, box }: OrderViewProps) {
  const reorder = useReorder()
  const isUnpaid = useHasTimeLeft(order.timeToPay ?? 0)
  const isPaid = order.paymentStatus === 'paid'
  return (
    <article className="order-page grid g5">
      <Head order={order} now={now} menu={<OrderMenu isUnpaid={isUnpaid} order={order} />}>
        {order.payUntil && isUnpaid && <UnpaidNotice order={order} payUntil={order.payUntil} />}
        {order.payUntil && !isUnpaid && <OverNotice order={order} />}
        <MovedNotice order={order} />
        {order.mustChoose && <BatchNotice orderNumber={order.orderNumber} />}
      </Head>
      {order.pickupCode && isPaid && order.status !== 'delivered' && <PickupCode code={order.pickupCode} />}
      <OrderPicture items={order.items} box={box} />
      <div className="order-page__rest grid g5">
        <OrderProgress order={order} arrival={describeArrival(order)} isWarm />
        {order.gift?.message && (
          <div className="order-page__card grid g3">
            <p className="small muted">{copy.card}</p>
            <GiftCard message={order.gift.message} />
          </div>
        )}
        {giftLink}
        <div className="order-page__act cluster">
          {changeDelivery}
          <CancelForm order={order} reorder={reorder} isUnpaid={isUnpaid} />
          {order.status === 'delivered' && isPaid && (
            <LinkButton to={pathTo('review', { number: order.orderNumber })} icon="heart">
              {words.review}
            </LinkButton>
          )}
          <ReorderForm order={order} reorder={reorder} isUnpaid={isUnpaid} />
        </div>
        <Disclosures order={order} />
      </div>
    </article>
  )
}

interface HeadProps {
  order: CustomerOrder
  now: Date
  menu: ReactNode
  children: ReactNode
}

function Head({ order, now, menu, children }: HeadProps) {
  const title = customerOrderCopy.number(order.orderNumber)
  const headline = orderHeadline(order, now)
  const curing = headline && curingLine(order, now)
  const place = order.status === 'cancelled' ? null : placeLine(order)
  return (
    <header>
      <div className="order-page__top grid g3">
        <p className="order-page__no fs-small cluster muted">
          {headline && (
            <span className="order-page__number">
              <Unbroken>{title}</Unbroken>
            </span>
          )}
          <OrderBadge status={order.status} way={order.deliveryWay} />
          <PaymentBadge status={order.paymentStatus} audience="customer" />
        </p>
        {menu}
      </div>
      <h1>
        <Unbroken>{curing ?? headline ?? title}</Unbroken>
      </h1>
      {(curing || place) && (
        <p className="lead">
          {curing && <b>{headline}. </b>}
          {place}
        </p>
      )}
      {children}
    </header>
  )
}

function OrderInvoice({ invoice }: { invoice: NonNullable<CustomerOrder['invoice']> }) {
  return (
    <>
      <p>
        <b>{copy.invoice(invoice.number, invoice.series)}</b>
        <br />
        {copy.invoiceKey} {spacedKey(invoice.accessKey)}
      </p>
      {invoice.danfeUrl && (
        <p>
          <a className="link" href={invoice.danfeUrl} rel="noreferrer" target="_blank">
            <span>{copy.openInvoice}</span>
          </a>
        </p>
      )}
    </>
  )
}

function Disclosures({ order }: { order: CustomerOrder }) {
  const { gift, shippingAddress, pickupCode, trackingNumber } = order
  const deliveryTitle = pickupCode ? copy.pickup : gift?.receiver ? copy.receiver : copy.delivery
  return (
    <div className="accordion">
      <OrderDisclosure title={copy.candles(candlesIn(order.items))} answer={formatBrl(order.totalAmount)}>
        <OrderLines items={order.items} />
        <OrderSums order={order} />
        {gift && <p className="small">{copy.onlyYou}</p>}
      </OrderDisclosure>
      <OrderDisclosure title={deliveryTitle} answer={findDistrict(shippingAddress)}>
        <p className="order__address">
          <OrderAddress name={gift?.receiver?.name ?? order.customerName} address={shippingAddress} />
        </p>
        {gift && <OrderGift gift={gift} />}
        {trackingNumber && (
          <p className="cluster">
            <b>{customerOrderCopy.tracking}</b> <span className="num">{trackingNumber}</span>
            <CopyButton text={trackingNumber} label={customerOrderCopy.copyTracking} />
          </p>
        )}
      </OrderDisclosure>
      <OrderDisclosure title={copy.mails} answer={order.customerEmail}>
        <p>{copy.placed(formatDateTime(order.createdAt))}</p>
        {order.customerEmail && <p>{copy.mailsSent(order.customerEmail)}</p>}
        {order.invoice && <OrderInvoice invoice={order.invoice} />}
      </OrderDisclosure>
      <OrderDisclosure title={copy.help} isOpen={order.hasOpenReturn}>
        <p>{copy.helpText}</p>
        <p className="cluster">
          <AskByWhatsapp message={questionsCopy.orderMessage(order.orderNumber)}>
            {questionsCopy.order}
          </AskByWhatsapp>
        </p>
        <ReturnLinks order={order} />
      </OrderDisclosure>
    </div>
  )
}

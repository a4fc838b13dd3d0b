import type { ReactNode } from 'react'
import { successPageCopy } from '#checkout/purchase/copy/after-payment.ts'
import { describeArrival, movedWords } from '#delivery/calendar/copy/delivery-slot.ts'
import { pickupCopy } from '#delivery/calendar/copy/pickup.ts'
import type { CustomerOrder } from '#orders/use-cases/customer-order.ts'
import { formatBrl } from '#platform/domain/money.ts'
import type { ImageInfo } from '#platform/images/image-variants.ts'
import { Icon } from '#ui/elements/icon.tsx'
import { Image } from '#ui/elements/image.tsx'
import { Unbroken } from '#ui/elements/unbroken.tsx'
import { Spinner } from '#ui/feedback/spinner.tsx'

/** Longer words are unlikely to be first names and would fill the screen. */
const MAX_GREETING_LENGTH = 24

interface OrderThanksProps {
  order: CustomerOrder
  flame: ImageInfo | null
  children?: ReactNode
}

export function OrderThanks({ order, flame, children }: OrderThanksProps) {
  const { mark, ...words } = successPageCopy[order.paymentStatus]
  const [firstName = ''] = order.customerName.trim().split(/\s+/)
  const isPaid = order.paymentStatus === 'paid'
  const picture = order.items.find(({ imageInfo }) => imageInfo)?.imageInfo ?? flame
  return (
    <section className="thanks on-dark">
      <div className="wrap">
        <p className="thanks__ok strip" role="status">
          {order.paymentStatus === 'pending' ? (
            <Spinner />
          ) : (
            <Icon name={isPaid ? 'check-circle' : 'alert'} />
          )}
          {mark}
        </p>
        <h1 tabIndex={-1}>
          {typeof words.title === 'function'
            ? words.title(firstName.length <= MAX_GREETING_LENGTH ? firstName : '')
            : words.title}
        </h1>
        <p className="lead">{chooseLead(order)}</p>
        {isPaid && <Promised order={order} />}
        {children}
      </div>
      <figure>
        {isPaid && picture && <Image image={picture} sizes="(min-width: 62rem) 53vw, 100vw" priority />}
      </figure>
    </section>
  )
}

function chooseLead(order: CustomerOrder): string {
  const { paymentStatus, pickupCode, gift } = order
  const { paid } = successPageCopy
  if (paymentStatus === 'refunded') return refundedLead(order)
  if (paymentStatus === 'paid' && pickupCode) return paid.pickupLead
  if (paymentStatus === 'paid' && gift?.receiver) return paid.giftLead(gift.receiver.name)
  return successPageCopy[paymentStatus].lead
}

function refundedLead({ paymentMethod, refundedAmount, voucherRefundedAmount }: CustomerOrder): string {
  const { lead, leadByPix, leadByVoucher, leadByHand, parts } = successPageCopy.refunded
  const way = { card: lead, pix: leadByPix, cash: leadByHand, voucher: leadByVoucher }[paymentMethod]
  if (voucherRefundedAmount === 0 || refundedAmount === 0) return way
  return `${way} ${parts(formatBrl(refundedAmount), formatBrl(voucherRefundedAmount))}`
}

function Promised({ order }: { order: CustomerOrder }) {
  const arrival = describeArrival(order)
  if (!arrival) return null
  const place = order.pickupCode ? pickupCopy.fetchAt : successPageCopy.arrivesAt
  return (
    <p className="thanks__promise grid g1 mt5">
      <span>{place(order.shippingAddress.line1)}</span>
      <b>
        <Unbroken>{arrival}</Unbroken>
      </b>
      {order.moved && <span>{movedWords(order.moved, order)}</span>}
    </p>
  )
}

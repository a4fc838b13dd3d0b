import { successPageCopy } from '#copy/after-payment.ts'
import type { PictureInfo } from '#domain/images/picture-variants.ts'
import type { CustomerOrder } from '#shop/orders/customer-order.ts'
import { Icon } from '../ui/icon.tsx'
import { Picture } from '../ui/picture.tsx'
import { Spinner } from '../ui/spinner.tsx'

interface OrderThanksProps {
  order: Pick<CustomerOrder, 'paymentStatus' | 'customerName'>
  flame: PictureInfo
}

/** The flame is lit only when the payment went through. */
export function OrderThanks({ order, flame }: OrderThanksProps) {
  const { mark, lead, ...words } = successPageCopy[order.paymentStatus]
  const firstName = order.customerName.trim().split(/\s+/)[0] ?? ''
  const isPaid = order.paymentStatus === 'paid'
  return (
    <section className="thanks on-dark">
      <div className="wrap">
        <p className="thanks__ok" role="status">
          {order.paymentStatus === 'pending' ? (
            <Spinner />
          ) : (
            <Icon name={isPaid ? 'check-circle' : 'alert'} />
          )}
          {mark}
        </p>
        <h1>{typeof words.title === 'function' ? words.title(firstName) : words.title}</h1>
        <p className="lead">{lead}</p>
      </div>
      <figure>{isPaid && <Picture picture={flame} sizes="(min-width: 62rem) 53vw, 100vw" priority />}</figure>
    </section>
  )
}

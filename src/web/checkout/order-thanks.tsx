import { brandPictures } from '#copy/brand/pictures.ts'
import { successPageCopy } from '#copy/orders.ts'
import type { CustomerOrder } from '#shop/orders/customer-order.ts'
import { Icon } from '../ui/icon.tsx'
import { Picture } from '../ui/picture.tsx'
import { Spinner } from '../ui/spinner.tsx'

/** The flame is lit only when the payment went through. */
export function OrderThanks({ order }: { order: Pick<CustomerOrder, 'paymentStatus' | 'customerName'> }) {
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
      <figure>
        {isPaid && (
          <Picture picture={brandPictures.canelaLaranja3} sizes="(min-width: 62rem) 53vw, 100vw" priority />
        )}
      </figure>
    </section>
  )
}

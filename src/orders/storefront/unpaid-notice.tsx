import { pathTo } from '#addresses.ts'
import { declineSentences } from '#orders/copy/decline-reasons.ts'
import { orderHistoryCopy } from '#orders/copy/order-history.ts'
import type { CustomerOrder } from '#orders/use-cases/customer-order.ts'
import { formatDeadline } from '#platform/domain/sao-paulo-time.ts'
import { LinkButton } from '#ui/elements/button.tsx'

const words = orderHistoryCopy.unpaid

export function OverNotice({ order }: { order: CustomerOrder }) {
  const { title, text } = words.over[order.paymentMethod === 'pix' ? 'pix' : 'card']
  return (
    <div className="unpaid grid" role="status">
      <p>
        <b>{title}</b>
        <span>{text}</span>
      </p>
    </div>
  )
}

export function UnpaidNotice({ order, payUntil }: { order: CustomerOrder; payUntil: Date }) {
  const isPix = order.paymentMethod === 'pix'
  const isRefused = order.paymentStatus === 'failed' && !isPix
  return (
    <div className={isRefused ? 'unpaid grid unpaid--refused' : 'unpaid grid'}>
      <p>
        <b>{isRefused ? words.refused : isPix ? words.byPix : words.waiting}</b>
        <span>
          {isRefused && order.paymentFailure && `${declineSentences[order.paymentFailure]} `}
          {isRefused && `${words.nothingCharged} `}
          {words.heldUntil(formatDeadline(payUntil, order.createdAt))}
          {isPix && ` ${words.notTwice}`}
        </span>
      </p>
      <LinkButton
        variant="flame"
        icon={isPix ? undefined : 'card'}
        to={pathTo('payOrder', { number: order.orderNumber })}
      >
        {isPix ? words.payByPix : isRefused ? words.anotherCard : words.continue}
      </LinkButton>
    </div>
  )
}

export function BatchNotice({ orderNumber }: { orderNumber: string }) {
  const { text, action } = orderHistoryCopy.batchNotice
  return (
    <div className="unpaid grid">
      <p>{text}</p>
      <LinkButton to={pathTo('orderBatch', { number: orderNumber })}>{action}</LinkButton>
    </div>
  )
}

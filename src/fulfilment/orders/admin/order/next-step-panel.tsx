import { Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { nextStepCopy as copy, nextStepWords } from '#fulfilment/orders/copy/admin-next-step.ts'
import { orderDetailsCopy } from '#fulfilment/orders/copy/admin-order-details.ts'
import type { AdminOrder } from '#fulfilment/orders/use-cases/load-order-for-admin.ts'
import { isBeforeShipping } from '#orders/domain/order-status.ts'
import { classNames } from '#ui/browser/class-names.ts'
import { useJustChanged } from '#ui/browser/use-just-changed.ts'
import { AdminIcon } from '#ui/elements/admin-icon.tsx'
import { LinkButton } from '#ui/elements/button.tsx'
import { NextStepButton, PackButton } from './next-step-button.tsx'

export function NextStepPanel({ order, now }: { order: AdminOrder; now: Date }) {
  const { title, text } = nextStepWords(order, now)
  const isNew = useJustChanged(order.nextStep)
  const isHere = order.paymentStatus === 'paid' && isBeforeShipping(order.status)
  return (
    <section className="label-frame next-step grid g3" aria-labelledby="next-step">
      <div>
        <h2 id="next-step">{title}</h2>
        {text && <p>{text}</p>}
      </div>
      <div className={classNames('grid g2 next-step__do', isNew && 'just-changed')}>
        <NextStepButton order={order} now={now} />
        {isHere && (
          <LinkButton variant="ghost" block to={pathTo('adminPackingSlip', { id: order.id })} target="_blank">
            <AdminIcon name="printer" size="s" />
            {orderDetailsCopy.slip}
          </LinkButton>
        )}
      </div>
      <OtherThings order={order} />
    </section>
  )
}

function OtherThings({ order }: { order: AdminOrder }) {
  const isHere = isBeforeShipping(order.status)
  const view = (name: string) => pathTo('adminOrder', { id: order.id }, { view: name })
  const ways = [
    isHere && {
      to: view('correct'),
      label: order.deliveryWay === 'pickup' ? orderDetailsCopy.correctContact : orderDetailsCopy.correct,
    },
    order.payUntil && { to: view('items'), label: orderDetailsCopy.changeItems },
    (order.offersRefund || order.recordsRefund) && { to: view('refund'), label: copy.refund },
    { to: view('edit'), label: orderDetailsCopy.edit },
    !isHere && { to: pathTo('adminPackingSlip', { id: order.id }), label: orderDetailsCopy.slip },
  ].filter((way) => typeof way === 'object' && way !== null)
  return (
    <details className="next-step__other">
      <summary>{copy.other}</summary>
      <ul>
        {isHere && order.packedAt && (
          <li>
            <PackButton order={order} unpacks />
          </li>
        )}
        {ways.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} preventScrollReset>
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <p className="hint">{copy.statusHint}</p>
    </details>
  )
}

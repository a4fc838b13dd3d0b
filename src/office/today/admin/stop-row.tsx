import { pathTo } from '#addresses.ts'
import { splitAddressLines } from '#delivery/addresses/domain/address-lines.ts'
import { StatusButton } from '#fulfilment/orders/admin/status/status-button.tsx'
import { chooseArea } from '#fulfilment/orders/admin/stop-address.ts'
import { StopTools } from '#fulfilment/orders/admin/stop-tools.tsx'
import type { OrderForToday } from '#fulfilment/orders/use-cases/list-orders-for-today.ts'
import { todayCopy } from '#office/today/admin-copy.ts'
import { isBeforeShipping } from '#orders/domain/order-status.ts'
import { OwnersLink } from '#ui/admin/owners-link.tsx'
import { classNames } from '#ui/browser/class-names.ts'
import { shortDay } from '#ui/copy/calendar.ts'
import { Badge } from '#ui/elements/badge.tsx'
import { Unbroken } from '#ui/elements/unbroken.tsx'

const copy = todayCopy.deliver

interface StopRowProps {
  stop: OrderForToday
  number: number
  today: string
}

export function StopRow({ stop, number, today }: StopRowProps) {
  const { promisedDay, status, packedAt, items, notes, isGift } = stop
  const { name } = stop.contact
  const { line1, line2 = '' } = stop.shippingAddress
  const { complement } = splitAddressLines(line1, line2)
  const isHere = isBeforeShipping(status)
  const units = items.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <li className={classNames(!isHere && 'is-done')}>
      <span className="stops__n" aria-hidden="true">
        {number}
      </span>
      <div>
        <h4>{name}</h4>
        <p>
          <b>{chooseArea(stop)}</b>
        </p>
        <p className="stops__address">{[line1, complement].filter(Boolean).join(', ')}</p>
        <p className="muted">
          <OwnersLink className="row-link" to={pathTo('adminOrder', { id: stop.id })}>
            <Unbroken>{stop.orderNumber}</Unbroken>
          </OwnersLink>
          , {copy.contents(units)}
          {notes && `. ${notes}`}
        </p>
        <p className="cluster stops__tags">
          {isGift && <Badge tone="linen">{copy.gift}</Badge>}
          {!isHere && <Badge tone="amber">{copy.onTheWay}</Badge>}
          {isHere && <Badge tone={packedAt ? 'sage' : 'linen'}>{packedAt ? copy.packed : copy.toPack}</Badge>}
          {isHere && promisedDay && promisedDay < today && (
            <Badge tone="terra">{copy.late(shortDay(promisedDay))}</Badge>
          )}
        </p>
      </div>
      <div className="grid g2 stops__do mt3">
        <StopTools stop={stop} />
        <StatusButton
          order={stop}
          to={isHere ? 'shipped' : 'delivered'}
          label={isHere ? copy.handedOver : copy.delivered}
          fullLabel={isHere ? copy.handedOverOf(name) : copy.deliveredOf(name)}
        />
      </div>
    </li>
  )
}

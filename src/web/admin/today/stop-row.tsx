import { pathTo } from '#addresses.ts'
import { todayCopy } from '#copy/admin/today.ts'
import { shortDay } from '#copy/delivery/calendar.ts'
import { splitAddressLines } from '#domain/address/address-lines.ts'
import { isBeforeShipping } from '#domain/orders/order-status.ts'
import type { OrderForToday } from '#shop/admin/today/list-orders-for-today.ts'
import { StatusButton } from '#web/admin/orders/status/status-button.tsx'
import { OwnersLink } from '#web/admin/owners-link.tsx'
import { placeOf } from '#web/admin/stop-address.ts'
import { StopTools } from '#web/admin/stop-tools.tsx'
import { classNames } from '#web/kit/browser/class-names.ts'
import { Badge } from '#web/kit/elements/badge.tsx'
import { Unbroken } from '#web/kit/elements/unbroken.tsx'

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
          <b>{placeOf(stop)}</b>
        </p>
        <p className="stops__address">{[line1, complement].filter(Boolean).join(', ')}</p>
        <p className="muted">
          <OwnersLink className="row-link" to={pathTo('adminOrder', { id: stop.id })}>
            <Unbroken>{stop.orderNumber}</Unbroken>
          </OwnersLink>
          , {copy.contents(units)}
          {notes && `. ${notes}`}
        </p>
        <p className="stops__tags">
          {isGift && <Badge tone="linen">{copy.gift}</Badge>}
          {!isHere && <Badge tone="amber">{copy.onTheWay}</Badge>}
          {isHere && <Badge tone={packedAt ? 'sage' : 'linen'}>{packedAt ? copy.packed : copy.toPack}</Badge>}
          {isHere && promisedDay && promisedDay < today && (
            <Badge tone="terra">{copy.late(shortDay(promisedDay))}</Badge>
          )}
        </p>
      </div>
      <div className="stops__do">
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

import { pathTo } from '#addresses.ts'
import { ChosenBar } from '#fulfilment/orders/admin/chosen-bar.tsx'
import type { OrderForToday } from '#fulfilment/orders/use-cases/list-orders-for-today.ts'
import { selectionCopy } from '#fulfilment/shipping/copy/admin-dispatch.ts'
import { todayCopy } from '#office/today/admin-copy.ts'
import { OwnersLink } from '#ui/admin/owners-link.tsx'
import { useSelection } from '#ui/admin/use-selection.ts'
import { classNames } from '#ui/browser/class-names.ts'
import { shortDay } from '#ui/copy/calendar.ts'
import { Unbroken } from '#ui/elements/unbroken.tsx'
import { Tick } from '#ui/form/tick.tsx'

interface ChooseOrdersProps {
  orders: readonly OrderForToday[]
  label: string
}

export function ChooseOrders({ orders, label }: ChooseOrdersProps) {
  const selection = useSelection(orders)
  return (
    <>
      <ul className="choose rows-open" aria-label={label}>
        {orders.map((order) => (
          <li
            key={order.id}
            className={classNames('row g2 choose__row', selection.isChosen(order) && 'is-on')}
          >
            <Tick
              label={selectionCopy.select(order.orderNumber, order.contact.name)}
              checked={selection.isChosen(order)}
              onTick={(isOn) => selection.choose(order, isOn)}
            />
            <div>
              <b>{order.contact.name}</b>
              <small>
                <OwnersLink className="row-link" to={pathTo('adminOrder', { id: order.id })}>
                  <Unbroken>{order.orderNumber}</Unbroken>
                </OwnersLink>
                , {describeContents(order)}
                {order.promisedDay && `, ${describeDay(order.promisedDay, order)}`}
              </small>
            </div>
          </li>
        ))}
      </ul>
      <ChosenBar chosen={selection.chosen} from="hoje" onClear={selection.clear} />
    </>
  )
}

const describeContents = ({ items }: OrderForToday) =>
  todayCopy.deliver.contents(items.reduce((sum, { quantity }) => sum + quantity, 0))

const describeDay = (day: string, { promisedShift }: OrderForToday) =>
  todayCopy.later.day(shortDay(day), promisedShift)

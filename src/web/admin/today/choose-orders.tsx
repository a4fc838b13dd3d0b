import { pathTo } from '#addresses.ts'
import { selectionCopy } from '#copy/admin/orders/dispatch.ts'
import { todayCopy } from '#copy/admin/today.ts'
import { shortDay } from '#copy/delivery/calendar.ts'
import type { OrderForToday } from '#shop/admin/today/list-orders-for-today.ts'
import { OwnersLink } from '#web/admin/owners-link.tsx'
import { ChosenBar } from '#web/admin/selection/chosen-bar.tsx'
import { PICK_FORM } from '#web/admin/selection/plain-pick.tsx'
import { useSelection } from '#web/admin/use-selection.ts'
import { classNames } from '#web/kit/browser/class-names.ts'
import { Unbroken } from '#web/kit/elements/unbroken.tsx'
import { Tick } from '#web/kit/form/tick.tsx'

interface ChooseOrdersProps {
  orders: readonly OrderForToday[]
  label: string
}

/** The orders themselves, to choose several of them. */
export function ChooseOrders({ orders, label }: ChooseOrdersProps) {
  const selection = useSelection(orders)
  return (
    <>
      <ul className="choose rows-open" aria-label={label}>
        {orders.map((order) => (
          <li key={order.id} className={classNames('choose__row', selection.isChosen(order) && 'is-on')}>
            <Tick
              label={selectionCopy.select(order.orderNumber, order.contact.name)}
              name="ids"
              value={order.id}
              form={PICK_FORM}
              checked={selection.isChosen(order)}
              onTick={(isOn) => selection.choose(order, isOn)}
            />
            <div>
              <b>{order.contact.name}</b>
              <small>
                <OwnersLink className="row-link" to={pathTo('adminOrder', { id: order.id })}>
                  <Unbroken>{order.orderNumber}</Unbroken>
                </OwnersLink>
                , {contentsOf(order)}
                {order.promisedDay && `, ${whenOf(order.promisedDay, order)}`}
              </small>
            </div>
          </li>
        ))}
      </ul>
      <ChosenBar chosen={selection.chosen} from="hoje" onClear={selection.clear} />
    </>
  )
}

const contentsOf = ({ items }: OrderForToday) =>
  todayCopy.deliver.contents(items.reduce((sum, { quantity }) => sum + quantity, 0))

const whenOf = (day: string, { promisedShift }: OrderForToday) =>
  todayCopy.later.day(shortDay(day), promisedShift)

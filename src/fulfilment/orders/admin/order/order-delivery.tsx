import { Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { arrivalWords } from '#delivery/calendar/copy/delivery-day.ts'
import { listedSlotWords, slotWords } from '#delivery/calendar/copy/delivery-slot.ts'
import { pickupCopy } from '#delivery/calendar/copy/pickup.ts'
import { isSameSlot, slotValue } from '#delivery/calendar/domain/shifts.ts'
import { ContactTools, StopTools } from '#fulfilment/orders/admin/stop-tools.tsx'
import {
  orderDetailsCopy as copy,
  deliveryPanelCopy as words,
} from '#fulfilment/orders/copy/admin-order-details.ts'
import type { AdminOrder } from '#fulfilment/orders/use-cases/load-order-for-admin.ts'
import { chooseContact } from '#orders/domain/gift.ts'
import { isBeforeShipping } from '#orders/domain/order-status.ts'
import { formatDate } from '#platform/domain/sao-paulo-time.ts'
import { AdminForm } from '#ui/admin/admin-form.tsx'
import { SelectField } from '#ui/form/select-field.tsx'

export function OrderDelivery({ order, isDialog }: { order: AdminOrder; isDialog: boolean }) {
  const isPickup = order.deliveryWay === 'pickup'
  const title = <h2 id="order-delivery">{isPickup ? pickupCopy.title : copy.delivery}</h2>
  if (!isDialog && (order.status === 'delivered' || order.status === 'cancelled'))
    return (
      <details className="panel fold order-delivery">
        <summary>
          {title}
          <span className="small muted">{whenWords(order)}</span>
        </summary>
        <Facts order={order} />
      </details>
    )
  return (
    <section className="panel" aria-labelledby="order-delivery">
      <div className="panel__head cluster ends baseline">
        {title}
        {isBeforeShipping(order.status) && (
          <Link
            className="small"
            to={pathTo('adminOrder', { id: order.id }, { view: 'correct' })}
            preventScrollReset
          >
            {isPickup ? copy.correctContact : copy.correct}
          </Link>
        )}
      </div>
      <p className="order-delivery__when">
        {whenWords(order)} {!isPickup && <span className="small muted">{words.ways[order.deliveryWay]}</span>}
      </p>
      <Facts order={order} />
    </section>
  )
}

function whenWords({ promise, arrives, promisedDay, estimatedDeliveryDate: estimated }: AdminOrder): string {
  if (arrives) return words.sent(promisedDay, arrivalWords(arrives))
  return promise ? slotWords(promise) : estimated ? copy.estimated(formatDate(estimated)) : words.none
}

function Facts({ order }: { order: AdminOrder }) {
  const stop = { ...order, contact: chooseContact(order), isSurprise: order.gift?.receiver != null }
  return (
    <>
      {order.pickupCode && (
        <p>
          {pickupCopy.code}: <b className="num">{order.pickupCode}</b>
        </p>
      )}
      <Address order={order} />
      {order.deliveryWay === 'pickup' ? <ContactTools stop={stop} /> : <StopTools stop={stop} />}
      <MoveDay order={order} />
    </>
  )
}

function Address({ order }: { order: AdminOrder }) {
  const { line1, line2, city, state, postal_code } = order.shippingAddress
  const receiver = order.gift?.receiver
  return (
    <address className="order-delivery__address fs-small">
      {receiver && (
        <>
          {receiver.name}
          <br />
        </>
      )}
      {line1}
      {line2 && `, ${line2}`}
      <br />
      {city}, {state}
      {postal_code && <span className="num">, {postal_code}</span>}
      {order.trackingNumber && order.deliveryWay !== 'pickup' && (
        <p>
          {copy.tracking}: <span className="num">{order.trackingNumber}</span>
        </p>
      )}
    </address>
  )
}

function MoveDay({ order }: { order: AdminOrder }) {
  const otherSlots = order.freeSlots.filter((slot) => !isSameSlot(slot, order.promise))
  if (otherSlots.length === 0) return null
  return (
    <details className="fold">
      <summary>{words.move}</summary>
      <AdminForm
        action={pathTo('adminOrder', { id: order.id })}
        intent="delivery"
        failed={words.failed}
        className="stack"
        press={words.save(order.customerEmail !== '')}
        saving={words.saving}
        look={{ variant: 'ghost' }}
      >
        <SelectField
          label={words.other}
          name="slot"
          options={otherSlots.map((slot) => ({ value: slotValue(slot), label: listedSlotWords(slot) }))}
        />
      </AdminForm>
    </details>
  )
}

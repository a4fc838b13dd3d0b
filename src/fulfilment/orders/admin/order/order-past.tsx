import { orderHistoryWords } from '#fulfilment/orders/admin/order-history-words.ts'
import { recordedFreight } from '#fulfilment/orders/copy/admin-order-correction.ts'
import { orderDetailsCopy as copy } from '#fulfilment/orders/copy/admin-order-details.ts'
import type { AdminOrder } from '#fulfilment/orders/use-cases/load-order-for-admin.ts'
import { eventLabel } from '#orders/copy/orders.ts'
import type { OrderEventKind } from '#orders/domain/order-timeline.ts'
import type { RecordedChange } from '#platform/audit/list-changes.ts'
import { AuditTrail } from '#ui/admin/audit-trail.tsx'
import { DayGroups } from '#ui/admin/day-groups.tsx'
import { dayAndTime, timeOfDay } from '#ui/copy/calendar.ts'

/** Events whose reason is free text. For all other events, the reason is a code. */
const inWords: ReadonlySet<OrderEventKind> = new Set([
  'placed',
  'pix-confirmed',
  'payment-taken-back',
  'refund-requested',
  'partly-refunded',
  'refund-failed',
  'dispute-won',
  'dispute-lost',
  'message-sent',
])

interface OrderPastProps {
  order: Pick<AdminOrder, 'events' | 'deliveryWay' | 'paymentMethod'>
  changes: readonly RecordedChange[]
  now: Date
}

export function OrderPast({ order, changes, now }: OrderPastProps) {
  const last = order.events.at(-1)
  return (
    <details className="panel fold order-past">
      <summary>
        <h2>{copy.timeline}</h2>
        {last && (
          <span className="small muted">
            {eventLabel(last, order)}, {dayAndTime(last.at, now)}
          </span>
        )}
      </summary>
      <OrderEvents order={order} now={now} />
      <AuditTrail entries={changes} words={orderHistoryWords} />
    </details>
  )
}

function OrderEvents({ order, now }: Omit<OrderPastProps, 'changes'>) {
  const events = order.events.map((event, index) => ({ ...event, index })).toReversed()
  return (
    <DayGroups entries={events} now={now}>
      {({ index, ...event }) => (
        <li key={index}>
          <b>{eventLabel(event, order)}</b>
          <span className="muted audit__who fs-micro">
            <time dateTime={event.at.toISOString()}>{timeOfDay(event.at)}</time>
            {event.actorName && ` ${copy.by(event.actorName)}`}
            {event.trackingNumber && `, ${event.trackingNumber}`}
            {event.reason && inWords.has(event.kind) && `, ${event.reason}`}
            {event.reason && event.kind === 'corrected' && `, ${recordedFreight(Number(event.reason))}`}
          </span>
        </li>
      )}
    </DayGroups>
  )
}

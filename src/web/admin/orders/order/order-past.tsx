import { recordedFreight } from '#copy/admin/orders/order-correction.ts'
import { orderDetailsCopy as copy } from '#copy/admin/orders/order-details.ts'
import { eventLabel } from '#copy/orders/orders.ts'
import type { OrderEventKind } from '#domain/orders/order-timeline.ts'
import { formatDateTime } from '#domain/sao-paulo-time.ts'
import type { AdminOrder } from '#shop/admin/orders/load-order-for-admin.ts'
import type { RecordedChange } from '#shop/audit/list-changes.ts'
import { AuditTrail } from '#web/admin/audit-trail.tsx'
import { orderHistoryWords } from '#web/admin/order-history-words.ts'

/** Their reason is what somebody wrote; that of the others is a code. */
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
}

/** What happened to an order, and who changed what. */
export function OrderPast({ order, changes }: OrderPastProps) {
  return (
    <>
      <OrderEventsPanel order={order} />
      <AuditTrail entries={changes} words={orderHistoryWords} />
    </>
  )
}

/** Everything that happened, oldest first, with who did it. */
function OrderEventsPanel({
  order,
}: {
  order: Pick<AdminOrder, 'events' | 'deliveryWay' | 'paymentMethod'>
}) {
  const { events } = order
  if (events.length === 0) return null
  return (
    <section className="panel" aria-labelledby="order-events">
      <div className="panel__head">
        <h3 id="order-events">{copy.timeline}</h3>
      </div>
      <ol className="timeline">
        {events.map((event, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the past is only added to, at the end
          <li key={index} className="done">
            <b>{eventLabel(event, order)}</b>
            <span className="muted">
              <time dateTime={event.at.toISOString()}>{formatDateTime(event.at)}</time>
              {event.actorName && ` ${copy.by(event.actorName)}`}
              {event.trackingNumber && `, ${event.trackingNumber}`}
              {event.reason && inWords.has(event.kind) && `, ${event.reason}`}
              {event.reason && event.kind === 'corrected' && `, ${recordedFreight(Number(event.reason))}`}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

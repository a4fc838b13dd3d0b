import { pathTo } from '#addresses.ts'
import { dayAndTime, longDay } from '#copy/delivery/calendar.ts'
import { adminReturnCopy as copy } from '#copy/orders/returns.ts'
import { isComplaint } from '#domain/returns/order-return.ts'
import { answerDay } from '#domain/returns/return-rights.ts'
import { formatDate, isoDay } from '#domain/sao-paulo-time.ts'
import type { AdminOrder } from '#shop/admin/orders/load-order-for-admin.ts'
import { type AdminReturn, ReturnAnswers } from './return-answers.tsx'

interface ReturnsPanelProps {
  order: AdminOrder
  now: Date
}

/** What the customer gives back or complains of, how long the owner has, and her answers. */
export function ReturnsPanel({ order, now }: ReturnsPanelProps) {
  return order.returns.map((returned) => (
    <article key={returned.id} className="panel return-panel" aria-labelledby={`return-${returned.id}`}>
      <div className="panel__head">
        {/* The dialog opens here, not at the first field of the answers below. */}
        <h3 id={`return-${returned.id}`} tabIndex={-1} data-autofocus>
          {copy.titles[returned.kind]}
        </h3>
        <span className="small muted">
          {returned.state === 'refunded' && order.isRefundFailed
            ? copy.refundFailed
            : copy.states[returned.state]}
        </span>
      </div>
      <ReturnFacts order={order} returned={returned} now={now} />
      <Photos order={order} returned={returned} />
      <ReturnAnswers order={order} returned={returned} />
    </article>
  ))
}

function ReturnFacts({ order, returned, now }: ReturnsPanelProps & { returned: AdminReturn }) {
  const { kind, wish, state, returnWay, reason, pixKey, collectOn, receivedAt, createdAt } = returned
  const isReported = isComplaint(kind)
  const lastDay = answerDay(isReported, createdAt)
  const term = longDay(lastDay)
  const facts = [
    linesOf(order, returned),
    copy.asked(dayAndTime(createdAt, now)),
    state === 'asked' && lastDay < isoDay(now) && copy.late(term),
    state === 'asked' &&
      lastDay >= isoDay(now) &&
      (isReported ? copy.answerBy(term) : copy.refundAtOnce(term)),
    isReported && copy.wants[wish],
    returned.amount === 0 && copy.worthNothing,
    reason && copy.reason(reason),
    state !== 'kept' && (returnWay ? copy.ways[returnWay] : !isReported && copy.nothingToFetch),
    collectOn && copy.collection(longDay(collectOn)),
    receivedAt && copy.received(formatDate(receivedAt), returned.isRestocked),
    pixKey && copy.pixKey(pixKey),
    returned.answer && copy.reason(returned.answer),
  ].filter((fact) => typeof fact === 'string')
  return (
    <ul className="return-panel__facts">
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  )
}

function Photos({ order, returned: { photos } }: { order: AdminOrder; returned: AdminReturn }) {
  if (photos.length === 0) return null
  return (
    <ul className="return-panel__photos">
      {photos.map((url, place) => {
        const photo = url.replace(/^.*\/|\.webp$/g, '')
        const address = pathTo('adminComplaintPhoto', { id: order.id, photo })
        return (
          <li key={url}>
            <a href={address} target="_blank" rel="noreferrer">
              <img src={address} alt={copy.photo(place + 1)} loading="lazy" />
            </a>
          </li>
        )
      })}
    </ul>
  )
}

function linesOf(order: AdminOrder, { lines }: AdminReturn): string {
  return lines
    .flatMap(({ itemId, quantity }) => {
      const item = order.items.find(({ id }) => id === itemId)
      return item ? [`${quantity} × ${[item.name, item.variantName].filter(Boolean).join(', ')}`] : []
    })
    .join('; ')
}

import { customerOrderCopy as words } from '#orders/copy/order-history.ts'
import { eventLabel } from '#orders/copy/orders.ts'
import { isSetback, type TimelineEntry } from '#orders/domain/order-timeline.ts'
import type { CustomerOrder } from '#orders/use-cases/customer-order.ts'
import { formatDate, formatDateTime } from '#platform/domain/sao-paulo-time.ts'

const FIT_IN_A_ROW = 6

interface OrderProgressProps {
  order: Pick<CustomerOrder, 'timeline' | 'deliveryWay' | 'paymentMethod' | 'parcels'>
  arrival: string | null
  isWarm?: boolean
}

export function OrderProgress({ order, arrival, isWarm = false }: OrderProgressProps) {
  const { timeline } = order
  const happened = timeline.filter(({ at }) => at !== null).length
  const isOver = happened === timeline.length
  return (
    <>
      <ol
        className={
          !isWarm && timeline.length <= FIT_IN_A_ROW ? 'timeline grid g0 timeline--row' : 'timeline grid g0'
        }
        aria-label={words.progress}
      >
        {timeline.map((entry, index) => {
          const isNow = index === happened - 1 && !isOver
          return (
            <li
              key={`${entry.kind}-${entry.status}-${entry.at?.getTime() ?? 'ahead'}`}
              className={chooseClassName(entry, isNow)}
              aria-current={isNow ? 'step' : undefined}
            >
              <b>{entry.label ?? eventLabel(entry, order)}</b>
              <span className="muted num">{describeTime(entry, arrival)}</span>
            </li>
          )
        })}
      </ol>
      {isWarm &&
        order.parcels.map(({ number, carrier, service, code, url }) => (
          <p key={number} className="small">
            {carrier}
            {service && `, ${service}`}{' '}
            {url ? (
              <a className="link" href={url} rel="noreferrer">
                <span>{code}</span>
              </a>
            ) : (
              code
            )}
          </p>
        ))}
    </>
  )
}

function chooseClassName(entry: TimelineEntry, isNow: boolean): string {
  if (!entry.at) return 'next'
  if (isSetback(entry)) return 'setback'
  return isNow ? 'now' : 'done'
}

function describeTime({ at, expectedDay }: TimelineEntry, arrival: string | null): string {
  if (at) return `${formatDate(at).slice(0, 5)} ${formatDateTime(at).slice(-5)}`
  return expectedDay && arrival ? words.expectedOn(arrival) : ''
}

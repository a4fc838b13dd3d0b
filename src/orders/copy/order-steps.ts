import type { DeliveryWay } from '#delivery/calendar/domain/shifts.ts'
import type { SentParcel } from '#delivery/carriers/domain/tracking.ts'
import type { OrderStatus } from '#orders/domain/order-status.ts'
import type { TimelineEntry } from '#orders/domain/order-timeline.ts'
import type { PaidWith } from '#platform/domain/payment-method.ts'
import { eventLabel } from './orders.ts'

const ON_ITS_WAY = 'A caminho'

const broughtSteps: Partial<Record<OrderStatus, string>> = {
  processing: 'Em preparo',
  shipped: ON_ITS_WAY,
}

const fetchedSteps: Partial<Record<OrderStatus, string>> = {
  processing: 'Em preparo',
  shipped: 'Pronto para retirar',
  delivered: 'Com você',
}

const stepWords = (status: OrderStatus, way: DeliveryWay): string | undefined =>
  (way === 'pickup' ? fetchedSteps : broughtSteps)[status]

interface Followed {
  readonly status: OrderStatus
  readonly deliveryWay: DeliveryWay
  readonly paymentMethod: PaidWith
  readonly timeline: readonly TimelineEntry[]
  readonly parcels: readonly SentParcel[]
}

/** Carrier orders use the dates reported by the carrier. */
export function orderSteps(order: Followed): TimelineEntry[] {
  const { timeline, deliveryWay } = order
  const [posted, delivered] = [listDays(order, 'postedAt')[0], listDays(order, 'deliveredAt').at(-1)]
  const isThere = order.status === 'shipped' || order.status === 'delivered'
  const left = posted && isThere ? timeline.findLast(({ at, status }) => at && status === 'shipped') : null
  return timeline
    .flatMap((entry): TimelineEntry[] => {
      const words = entry.kind === 'status-changed' && entry.status && stepWords(entry.status, deliveryWay)
      const step = { ...entry, label: words || eventLabel(entry, order) }
      if (entry === left)
        // Each status label is displayed once, so only the first of these two steps has a status.
        return [
          { ...step, at: posted ?? entry.at, label: 'Postado' },
          { ...step, status: null, label: ON_ITS_WAY },
        ]
      return [entry.at && entry.status === 'delivered' && delivered ? { ...step, at: delivered } : step]
    })
    .toSorted((a, b) => readTime(a) - readTime(b))
}

const readTime = ({ at }: TimelineEntry) => at?.getTime() ?? Number.MAX_SAFE_INTEGER

/** Sorted. Empty unless every parcel has this date. */
function listDays({ parcels }: Followed, field: 'postedAt' | 'deliveredAt'): Date[] {
  const days = parcels.flatMap((parcel) => parcel[field] ?? [])
  return days.length < parcels.length ? [] : days.toSorted((a, b) => a.getTime() - b.getTime())
}

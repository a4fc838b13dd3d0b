import { isWayGroup, type WayGroup } from '#delivery/calendar/domain/way-groups.ts'
import { type DatesChosen, ORDER_DATES, readDay } from '#orders/domain/order-dates.ts'
import {
  isOrderStatus,
  isPaymentStatus,
  type OrderStatus,
  type PaymentStatus,
} from '#orders/domain/order-status.ts'

const SEARCH_MAX_LENGTH = 100

/** What the address of the order management says. */
export interface AdminOrdersQuery extends DatesChosen {
  search: string
  status: OrderStatus | null
  payment: PaymentStatus | null
  way: WayGroup | null
  /** The order at the edge of the page: show what is older, or newer. */
  olderThan: string | null
  newerThan: string | null
}

/** Reads an address that anybody may have typed: what makes no sense is as good as absent. */
export function readAdminOrders(parameters: URLSearchParams): AdminOrdersQuery {
  const [status, payment] = [parameters.get('status'), parameters.get('payment')]
  const way = parameters.get('way')
  const dates = ORDER_DATES.find((each) => each === parameters.get('dates')) ?? null
  return {
    search: (parameters.get('search') ?? '').trim().slice(0, SEARCH_MAX_LENGTH),
    status: isOrderStatus(status) ? status : null,
    payment: isPaymentStatus(payment) ? payment : null,
    way: isWayGroup(way) ? way : null,
    dates,
    from: dates === 'range' ? readDay(parameters.get('from')) : null,
    to: dates === 'range' ? readDay(parameters.get('to')) : null,
    olderThan: parameters.get('olderThan') || null,
    newerThan: parameters.get('newerThan') || null,
  }
}

/** The shortest parameters that say the same, for links. */
export function writeAdminOrders(query: Partial<AdminOrdersQuery>): Record<string, string | undefined> {
  return {
    search: query.search || undefined,
    status: query.status ?? undefined,
    payment: query.payment ?? undefined,
    way: query.way ?? undefined,
    dates: query.dates ?? undefined,
    from: query.from ?? undefined,
    to: query.to ?? undefined,
    olderThan: query.olderThan ?? undefined,
    newerThan: query.newerThan ?? undefined,
  }
}

export function isFiltered({ search, status, payment, way, dates }: AdminOrdersQuery): boolean {
  return search !== '' || [status, payment, way, dates].some((choice) => choice !== null)
}

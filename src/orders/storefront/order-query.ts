import { isOrderPeriod, type OrderPeriod } from '#orders/domain/order-period.ts'
import { isOrderStatus, type OrderStatus } from '#orders/domain/order-status.ts'

/** What the address of the order history says; what cannot be read counts as not said. */
export interface OrderQuery {
  readonly search: string
  readonly status: OrderStatus | null
  readonly period: OrderPeriod | null
  /** From 1. */
  readonly page: number
}

export const ORDER_SEARCH_MAX_LENGTH = 100
const LAST_PAGE = 10_000

export function readOrderQuery(params: URLSearchParams): OrderQuery {
  const status = params.get('status')
  const period = params.get('period')
  const page = Number(params.get('page') ?? 1)
  return {
    search: (params.get('search') ?? '').trim().slice(0, ORDER_SEARCH_MAX_LENGTH),
    status: isOrderStatus(status) ? status : null,
    period: isOrderPeriod(period) ? period : null,
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
  }
}

/** Only what was chosen, so that one list has one address. */
export function orderQueryParams({ search, status, period, page }: OrderQuery): Record<string, string> {
  return {
    ...(search && { search }),
    ...(status && { status }),
    ...(period && { period }),
    ...(page > 1 && { page: String(page) }),
  }
}

export function hasFilters({ search, status, period }: OrderQuery): boolean {
  return search !== '' || status !== null || period !== null
}

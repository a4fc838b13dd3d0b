import { and, eq, gte, inArray, lt, ne, type SQL, sql } from 'drizzle-orm'
import { type WayGroup, waysOfGroup } from '#delivery/calendar/domain/way-groups.ts'
import type { OrderStatus, PaymentStatus } from '#orders/domain/order-status.ts'
import { orders } from '#orders/schema/orders.ts'
import { receiverNameColumn } from '#orders/use-cases/order-gift.ts'
import { promiseOf } from '#orders/use-cases/order-rows.ts'
import { isUuid } from '#platform/domain/uuid.ts'
import type { Shop } from '#platform/shop.ts'
import { type Found, foundBy } from './search-orders.ts'

export const ADMIN_ORDERS_PER_PAGE = 25

/** Beyond this nobody counts what a search finds; the heading says 'mais de'. */
const COUNTED_AT_MOST = 1000

export interface AdminOrderFilter {
  /** A piece of number, name, e-mail, phone, tracking code, of a present's receiver or of a candle's name; accents and capitals do not matter. */
  readonly search: string
  readonly status: OrderStatus | null
  readonly paymentStatus: PaymentStatus | null
  readonly way?: WayGroup | null
  readonly from?: Date | null
  readonly before?: Date | null
  /** Show what is older than this order, or newer; an order's id. Neither: the newest. */
  readonly olderThan?: string | null
  readonly newerThan?: string | null
}

const card = {
  id: orders.id,
  orderNumber: orders.orderNumber,
  origin: orders.origin,
  customerName: orders.customerName,
  customerEmail: orders.customerEmail,
  receiverName: receiverNameColumn,
  totalAmount: orders.totalAmount,
  status: orders.status,
  paymentStatus: orders.paymentStatus,
  paymentMethod: orders.paymentMethod,
  refundedAmount: orders.refundedAmount,
  voucherAmount: orders.voucherAmount,
  voucherRefundedAmount: orders.voucherRefundedAmount,
  pendingProviderAction: orders.pendingProviderAction,
  deliveryWay: orders.deliveryWay,
  trackingNumber: orders.trackingNumber,
  shippingProvider: orders.shippingProvider,
  packedAt: orders.packedAt,
  promisedDay: orders.promisedDay,
  promisedShift: orders.promisedShift,
  promisedHours: orders.promisedHours,
  createdAt: orders.createdAt,
  /** Whether cancelling has units to put back. */
  unitsTaken: orders.stockHeld,
  offersRefund: sql<boolean>`(payment_status = 'paid' and (payment_provider = 'voucher'
    or payment_reference is not null and payment_provider not in ('pix-key', 'by-hand')))`,
  /** Paid to the owner's own key, or into their hand: they give it back themselves. */
  recordsRefund: sql<boolean>`(payment_status = 'paid' and (payment_provider = 'by-hand'
    or (payment_reference is not null and payment_provider = 'pix-key')))`,
}

/**
 * A page of the back office's orders, newest first. Pages are found by the order at their edge instead of being counted
 * off, so that the last page costs what the first does.
 */
export async function listOrdersForAdmin(shop: Shop, filter: AdminOrderFilter) {
  const forward = !(filter.newerThan && isUuid(filter.newerThan))
  const text = filter.search.trim()
  const found = text ? await foundBy(shop, text) : undefined
  const chosen = and(
    filter.status ? eq(orders.status, filter.status) : undefined,
    filter.paymentStatus ? eq(orders.paymentStatus, filter.paymentStatus) : undefined,
    filter.way ? isSentBy(filter.way) : undefined,
    filter.from ? gte(orders.createdAt, filter.from) : undefined,
    filter.before ? lt(orders.createdAt, filter.before) : undefined,
    found?.condition,
  )
  const beyond = edge(filter)
  const newest = await shop.db
    .select(card)
    .from(orders)
    .where(and(chosen, beyond))
    .orderBy(...direction(forward))
    .limit(ADMIN_ORDERS_PER_PAGE + 1)
  const more = newest.length > ADMIN_ORDERS_PER_PAGE
  const page = newest.slice(0, ADMIN_ORDERS_PER_PAGE)
  if (!forward) page.reverse()
  const isFirst = beyond === undefined || (!forward && !more)
  return {
    orders: page.map(({ promisedDay, promisedShift, promisedHours, ...order }) => ({
      ...order,
      promise: promiseOf({ promisedDay, promisedShift, promisedHours }),
    })),
    newerThan: isFirst ? null : (page[0]?.id ?? null),
    olderThan: (forward ? more : true) ? (page.at(-1)?.id ?? null) : null,
    ...(await countChosen(shop, { filter, chosen, found })),
  }
}

export type AdminOrderCard = Awaited<ReturnType<typeof listOrdersForAdmin>>['orders'][number]

/** A voucher is sent by nobody. */
const isSentBy = (way: WayGroup) =>
  and(inArray(orders.deliveryWay, waysOfGroup(way)), ne(orders.origin, 'voucher'))

/** Nulls are named although there are none: the indexes were made so, and another order could not use them. */
function direction(forward: boolean): SQL[] {
  return forward
    ? [sql`${orders.createdAt} desc nulls last`, sql`${orders.id} asc`]
    : [sql`${orders.createdAt} asc nulls first`, sql`${orders.id} desc`]
}

function edge({ olderThan, newerThan }: AdminOrderFilter): SQL | undefined {
  if (newerThan && isUuid(newerThan)) {
    const at = instantOf(newerThan)
    return sql`${orders.createdAt} >= ${at} and (${orders.createdAt} > ${at} or ${orders.id} < ${newerThan})`
  }
  if (!olderThan || !isUuid(olderThan)) return undefined
  const at = instantOf(olderThan)
  return sql`${orders.createdAt} <= ${at} and (${orders.createdAt} < ${at} or ${orders.id} > ${olderThan})`
}

/** Read by the database, whose clock is finer than the program's. */
function instantOf(orderId: string): SQL {
  return sql`(select edge.created_at from orders edge where edge.id = ${orderId})`
}

interface Counted {
  total: number
  isMore: boolean
}

/** Exactly where an index counts them, else what the search has collected, or up to a bound. */
async function countChosen(
  shop: Shop,
  { filter, chosen, found }: { filter: AdminOrderFilter; chosen: SQL | undefined; found: Found | undefined },
): Promise<Counted> {
  const isNarrowed = filter.from || filter.before || filter.way
  if (!found && !isNarrowed) return { total: await shop.db.$count(orders, chosen), isMore: false }
  const isSearchAlone = !isNarrowed && !filter.status && !filter.paymentStatus
  if (found && isSearchAlone && (found.isAll || found.collected > COUNTED_AT_MOST))
    return upToMost(found.collected)
  return countRows(shop, chosen)
}

const upToMost = (total: number): Counted => ({
  total: Math.min(total, COUNTED_AT_MOST),
  isMore: total > COUNTED_AT_MOST,
})

async function countRows(shop: Shop, where: SQL | undefined): Promise<Counted> {
  const some = shop.db
    .select({ one: sql`1`.as('one') })
    .from(orders)
    .where(where)
    .limit(COUNTED_AT_MOST + 1)
    .as('some')
  const [counted] = await shop.db.select({ total: sql<number>`count(*)::int` }).from(some)
  return upToMost(counted?.total ?? 0)
}

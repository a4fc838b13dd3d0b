import { and, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { type WayGroup, waysOfGroup } from '#delivery/calendar/domain/delivery-way-groups.ts'
import type { OrderStatus, PaymentStatus } from '#orders/domain/order-status.ts'
import { ORDER_VIEWS, type OrderView } from '#orders/domain/order-views.ts'
import { orders } from '#orders/schema/orders.ts'
import { receiverNameColumn } from '#orders/use-cases/order-gift.ts'
import { paymentFacts } from '#orders/use-cases/order-payment-facts.ts'
import { readPromise } from '#orders/use-cases/order-rows.ts'
import { isUuid } from '#platform/domain/uuid.ts'
import type { ImageInfo } from '#platform/images/image-variants.ts'
import type { Shop } from '#platform/shop.ts'
import { idsOfViews } from './order-views.ts'
import { type Found, foundBy } from './search-orders.ts'

export const ADMIN_ORDERS_PER_PAGE = 25

/** Counting stops here; the heading then shows 'mais de'. */
const COUNTED_AT_MOST = 1000

export interface AdminOrderFilter {
  /**
   * Searches order number, name, email, phone, tracking code, gift recipient and candle name; ignores
   * accents and case.
   */
  readonly search: string
  readonly view?: OrderView | null
  readonly status: OrderStatus | null
  readonly paymentStatus: PaymentStatus | null
  readonly way?: WayGroup | null
  readonly from?: Date | null
  readonly before?: Date | null
  readonly olderThan?: string | null
  readonly newerThan?: string | null
}

const PICTURES_SHOWN = 3

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
  paymentMethod: paymentFacts.paymentMethod,
  refundedAmount: orders.refundedAmount,
  voucherAmount: orders.voucherAmount,
  voucherRefundedAmount: orders.voucherRefundedAmount,
  pendingProviderAction: paymentFacts.pendingProviderAction,
  deliveryWay: orders.deliveryWay,
  trackingNumber: orders.trackingNumber,
  shippingProvider: orders.shippingProvider,
  packedAt: orders.packedAt,
  promisedDay: orders.promisedDay,
  promisedShift: orders.promisedShift,
  promisedHours: orders.promisedHours,
  createdAt: orders.createdAt,
  unitsTaken: orders.stockHeld,
  units: sql<number>`(select coalesce(sum(quantity), 0)::int from order_items where order_id = orders.id)`,
  images: sql<ImageInfo[]>`(
    select coalesce(json_agg(json_build_object('url', f.url, 'width', f.width, 'height', f.height, 'alt', f.alt) order by i.position), '[]')
    from order_items i join image_records f on f.url = i.product_snapshot->'images'->>0
    where i.order_id = orders.id and i.position < ${PICTURES_SHOWN})`,
  offersRefund: sql<boolean>`(payment_status = 'paid' and exists (select from payments p where p.id = orders.payment_id
    and (p.provider = 'voucher' or p.reference is not null and p.provider not in ('pix-key', 'by-hand'))))`,
  /** True if paid to the owner's key or by hand, because the owner then refunds by hand. */
  recordsRefund: sql<boolean>`(payment_status = 'paid' and exists (select from payments p where p.id = orders.payment_id
    and (p.provider = 'by-hand' or p.reference is not null and p.provider = 'pix-key')))`,
}

/** Cursor pagination, so that the last page costs no more than the first. */
export async function listOrdersForAdmin(shop: Shop, filter: AdminOrderFilter) {
  const forward = !(filter.newerThan && isUuid(filter.newerThan))
  const text = filter.search.trim()
  const matches = text ? await foundBy(shop, text) : undefined
  const views = idsOfViews(shop.clock.now())
  const chosen = and(
    filter.view ? sql`${orders.id} in (${views[filter.view]})` : undefined,
    filter.status ? eq(orders.status, filter.status) : undefined,
    filter.paymentStatus ? eq(orders.paymentStatus, filter.paymentStatus) : undefined,
    filter.way ? inArray(orders.deliveryWay, waysOfGroup(filter.way)) : undefined,
    filter.from ? gte(orders.createdAt, filter.from) : undefined,
    filter.before ? lt(orders.createdAt, filter.before) : undefined,
    matches?.condition,
  )
  const beyond = edge(filter)
  const newest = await shop.db
    .select(card)
    .from(orders)
    .where(and(chosen, beyond))
    .orderBy(...direction(forward))
    .limit(ADMIN_ORDERS_PER_PAGE + 1)
  const hasMore = newest.length > ADMIN_ORDERS_PER_PAGE
  const page = newest.slice(0, ADMIN_ORDERS_PER_PAGE)
  if (!forward) page.reverse()
  const isFirst = beyond === undefined || (!forward && !hasMore)
  return {
    orders: page.map(({ promisedDay, promisedShift, promisedHours, ...order }) => ({
      ...order,
      promise: readPromise({ promisedDay, promisedShift, promisedHours }),
    })),
    newerThan: isFirst ? null : (page[0]?.id ?? null),
    olderThan: (forward ? hasMore : true) ? (page.at(-1)?.id ?? null) : null,
    ...(await countChosen(shop, { filter, views, chosen, matches: matches })),
  }
}

export type AdminOrderCard = Awaited<ReturnType<typeof listOrdersForAdmin>>['orders'][number]

/** Explicit null order although there are no nulls: the indexes require it. */
function direction(forward: boolean): SQL[] {
  return forward
    ? [sql`${orders.createdAt} desc nulls last`, sql`${orders.id} asc`]
    : [sql`${orders.createdAt} asc nulls first`, sql`${orders.id} desc`]
}

function edge({ olderThan, newerThan }: AdminOrderFilter): SQL | undefined {
  if (newerThan && isUuid(newerThan)) {
    const at = selectInstant(newerThan)
    return sql`${orders.createdAt} >= ${at} and (${orders.createdAt} > ${at} or ${orders.id} < ${newerThan})`
  }
  if (!olderThan || !isUuid(olderThan)) return undefined
  const at = selectInstant(olderThan)
  return sql`${orders.createdAt} <= ${at} and (${orders.createdAt} < ${at} or ${orders.id} > ${olderThan})`
}

/** Read in SQL, because a JavaScript date loses the database's microseconds. */
function selectInstant(orderId: string): SQL {
  return sql`(select edge.created_at from orders edge where edge.id = ${orderId})`
}

interface Counted extends Record<OrderView, number> {
  total: number
}

async function countChosen(
  shop: Shop,
  options: {
    filter: AdminOrderFilter
    views: Record<OrderView, SQL>
    chosen: SQL | undefined
    matches: Found | undefined
  },
) {
  const { filter, views, chosen = sql`true`, matches } = options
  const isNarrowed = Boolean(filter.from || filter.before || filter.way)
  const isSearchAlone = !isNarrowed && !filter.view && !filter.status && !filter.paymentStatus
  const isCollected = matches && isSearchAlone && (matches.isAll || matches.collected > COUNTED_AT_MOST)
  const isExact = !matches && !isNarrowed
  const total = isCollected
    ? sql`${matches.collected}::int`
    : sql`(select count(*)::int from (
        select 1 from orders where ${chosen} ${isExact ? sql`` : sql`limit ${COUNTED_AT_MOST + 1}`}) listed)`
  const counts = ORDER_VIEWS.map(
    (view) => sql`(select count(*)::int from (${views[view]}) ids) as ${sql.identifier(view)}`,
  )
  const { rows } = await shop.db.execute<Counted & Record<string, unknown>>(
    sql`select ${total} as total, ${sql.join(counts, sql`, `)}`,
  )
  const { total: counted = 0, pack = 0, today = 0, pix = 0, problem = 0 } = rows[0] ?? {}
  const isMore = !isExact && counted > COUNTED_AT_MOST
  return {
    total: isMore ? COUNTED_AT_MOST : counted,
    isMore,
    views: { pack, today, pix, problem } satisfies Record<OrderView, number>,
  }
}

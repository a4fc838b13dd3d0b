import { type SQL, sql } from 'drizzle-orm'
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types'
import type { ShippingAddress } from '#delivery/addresses/domain/shipping-address.ts'
import { expectedDay } from '#delivery/calendar/domain/closed-days.ts'
import type { ArrivalDays, DeliveryWay, PromisedSlot } from '#delivery/calendar/domain/shifts.ts'
import { scheduleWhere } from '#delivery/calendar/use-cases/load-delivery-constraints.ts'
import type { SentParcel } from '#delivery/carriers/domain/tracking.ts'
import type { Invoice } from '#orders/domain/access-key.ts'
import { type DeclineReason, isDeclineReason } from '#orders/domain/decline-reason.ts'
import type { OrderGift } from '#orders/domain/gift.ts'
import { timeToPay } from '#orders/domain/hold.ts'
import type { OrderStatus, PaymentStatus } from '#orders/domain/order-status.ts'
import { customerTimeline, type TimelineEntry } from '#orders/domain/order-timeline.ts'
import { shownAddress } from '#orders/domain/pickup-place.ts'
import {
  complaintRight,
  countComplaintDays,
  type WithdrawalRight,
  withdrawalRight,
} from '#orders/returns/return-rights.ts'
import { orders } from '#orders/schema/orders.ts'
import { paymentFacts } from '#orders/use-cases/order-payment-facts.ts'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import type { Centavos } from '#platform/domain/money.ts'
import type { PaidWith } from '#platform/domain/payment-method.ts'
import { couponLabelColumn } from './coupon-of-order.ts'
import { orderGiftColumn, parseOrderGift } from './order-gift.ts'
import {
  eventsFromJson,
  invoiceColumn,
  itemsFromJson,
  listSentParcels,
  orderJson,
  type SoldItem,
  sentParcelsColumn,
  waitsForLostBatch,
} from './order-json.ts'
import { type MovedPromise, movedColumn, readArrivalDays, readPromise } from './order-rows.ts'
import { promisedComplaintDays } from './return-rows.ts'

/** Excludes notes, the actual courier cost and provider data. */
export interface CustomerOrder {
  readonly id: string
  readonly orderNumber: string
  readonly sessionId: string
  readonly status: OrderStatus
  readonly paymentStatus: PaymentStatus
  readonly paymentMethod: PaidWith
  readonly paymentFailure: DeclineReason | null
  readonly payUntil: Date | null
  /** Remaining milliseconds by the server's clock, because the browser's clock may be wrong. */
  readonly timeToPay: number | null
  readonly createdAt: Date
  readonly estimatedDeliveryDate: Date | null
  readonly expectedDay: string | null
  readonly promise: PromisedSlot | null
  /** Set if the shop moved the promised day while the order was unpaid; `from` is null for a parcel. */
  readonly moved: MovedPromise | null
  readonly arrives: ArrivalDays | null
  readonly trackingNumber: string | null
  readonly parcels: readonly SentParcel[]
  readonly invoice: Invoice | null
  readonly subtotalAmount: Centavos
  readonly shippingAmount: Centavos
  readonly pixDiscountAmount: Centavos
  readonly couponDiscountAmount: Centavos
  readonly voucherAmount: Centavos
  readonly voucherRefundedAmount: Centavos
  readonly shippingWaivedAmount: Centavos
  readonly couponLabel: string | null
  readonly giftAmount: Centavos
  readonly gift: OrderGift | null
  readonly totalAmount: Centavos
  readonly refundedAmount: Centavos
  readonly shippingProvider: string | null
  readonly deliveryWay: DeliveryWay
  readonly pickupCode: string | null
  readonly mustChoose: boolean
  readonly customerName: string
  readonly customerEmail: string
  readonly shippingAddress: ShippingAddress
  readonly items: SoldItem[]
  readonly timeline: TimelineEntry[]
  readonly withdrawal: WithdrawalRight['kind']
  readonly canComplain: boolean
  readonly hasReturns: boolean
  readonly hasOpenReturn: boolean
}

export const customerOrderColumns = {
  id: orders.id,
  orderNumber: orders.orderNumber,
  sessionId: orders.sessionId,
  status: orders.status,
  paymentStatus: orders.paymentStatus,
  paymentMethod: paymentFacts.paymentMethod,
  paymentFailure: paymentFacts.paymentFailure,
  payUntil: orders.holdExpiresAt,
  createdAt: orders.createdAt,
  estimatedDeliveryDate: orders.estimatedDeliveryDate,
  trackingNumber: orders.trackingNumber,
  parcels: sentParcelsColumn,
  subtotalAmount: orders.subtotalAmount,
  shippingAmount: orders.shippingAmount,
  pixDiscountAmount: orders.pixDiscountAmount,
  couponDiscountAmount: orders.couponDiscountAmount,
  voucherAmount: orders.voucherAmount,
  voucherRefundedAmount: orders.voucherRefundedAmount,
  shippingWaivedAmount: orders.shippingWaivedAmount,
  couponLabel: couponLabelColumn,
  giftAmount: orders.giftAmount,
  gift: orderGiftColumn,
  totalAmount: orders.totalAmount,
  refundedAmount: orders.refundedAmount,
  shippingProvider: orders.shippingProvider,
  deliveryWay: orders.deliveryWay,
  pickupCode: orders.pickupCode,
  mustChoose: waitsForLostBatch,
  moved: movedColumn,
  promisedDay: orders.promisedDay,
  promisedShift: orders.promisedShift,
  promisedHours: orders.promisedHours,
  arrivesFrom: orders.arrivesFrom,
  arrivesUntil: orders.arrivesUntil,
  shippingService: orders.shippingService,
  deliveredAt: orders.deliveredAt,
  unpromisedSchedule: scheduleWhere(
    sql`${orders.promisedDay} is null and ${orders.estimatedDeliveryDate} is not null`,
  ),
  hasReturns: sql<boolean>`exists (select 1 from order_returns r where r.order_id = orders.id)`,
  hasOpenReturn: sql<boolean>`exists (select 1 from order_returns r where r.order_id = orders.id and r.state = 'asked')`,
  customerName: orders.customerName,
  customerEmail: orders.customerEmail,
  shippingAddress: orders.shippingAddress,
  invoice: invoiceColumn,
  complaintDays: promisedComplaintDays,
  ...orderJson,
}

/** `where` must restrict the result to the customer. */
export async function selectCustomerOrders(
  db: DatabaseOrTransaction,
  {
    condition,
    limit,
    offset = 0,
    now,
  }: { condition: SQL | undefined; limit: number; offset?: number; now: Date },
): Promise<CustomerOrder[]> {
  const rows = await db
    .select(customerOrderColumns)
    .from(orders)
    .where(condition)
    .orderBy(sql`${orders.createdAt} desc nulls last, ${orders.id}`)
    .limit(limit)
    .offset(offset)
  return rows.map((row) => buildCustomerOrder(row, now))
}

const neverSent = { trackingNumber: null, estimatedDeliveryDate: null } as const

export type CustomerOrderRow = SelectResultFields<typeof customerOrderColumns>

export function buildCustomerOrder(
  { items, events, promisedDay, promisedShift, promisedHours, deliveredAt, ...stored }: CustomerOrderRow,
  now: Date,
): CustomerOrder {
  const { unpromisedSchedule, arrivesFrom, arrivesUntil, shippingService, complaintDays, ...columns } = stored
  const arrives = readArrivalDays({ arrivesFrom, arrivesUntil })
  const order = columns.deliveryWay === 'pickup' ? { ...columns, ...neverSent } : columns
  const day = arrives?.until ?? expectedDay({ ...order, promisedDay }, unpromisedSchedule)
  return {
    ...order,
    shippingAddress: shownAddress(order),
    timeToPay: timeToPay(order.payUntil, now),
    promise: readPromise({ promisedDay, promisedShift, promisedHours }),
    arrives,
    parcels: listSentParcels({ ...order, shippingService }, order.parcels),
    shippingProvider: chooseProvider(order, shippingService),
    expectedDay: day,
    paymentFailure: isDeclineReason(order.paymentFailure) ? order.paymentFailure : null,
    gift: parseOrderGift(order.gift),
    items: itemsFromJson(items),
    timeline: customerTimeline({ ...order, promisedDay: day }, eventsFromJson(events)),
    withdrawal: withdrawalRight({ ...order, deliveredAt }, now).kind,
    canComplain:
      complaintRight({ ...order, deliveredAt }, countComplaintDays(complaintDays), now).kind === 'return',
  }
}

const chooseProvider = (
  { deliveryWay, shippingProvider }: Pick<CustomerOrder, 'deliveryWay' | 'shippingProvider'>,
  service: string | null,
) => (deliveryWay === 'carrier' && service ? `${shippingProvider}, ${service}` : shippingProvider)

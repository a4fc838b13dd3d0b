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
  complaintDaysOf,
  complaintRight,
  type WithdrawalRight,
  withdrawalRight,
} from '#orders/returns/return-rights.ts'
import { orders } from '#orders/schema/orders.ts'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import type { Centavos } from '#platform/domain/money.ts'
import type { PaidWith } from '#platform/domain/payment-method.ts'
import { promisedComplaintDays } from './complaint-days.ts'
import { couponLabelColumn } from './coupon-of-order.ts'
import { orderGiftColumn, orderGiftOf } from './order-gift.ts'
import {
  eventsFromJson,
  invoiceColumn,
  itemsFromJson,
  orderJson,
  type SoldItem,
  sentParcelsColumn,
  sentParcelsOf,
  waitsForLostBatch,
} from './order-json.ts'
import { arrivalDaysOf, type MovedPromise, movedColumn, promiseOf } from './order-rows.ts'

/** An order as its customer may see it: no notes, no real courier cost, nothing of the provider. */
export interface CustomerOrder {
  readonly id: string
  readonly orderNumber: string
  readonly sessionId: string
  readonly status: OrderStatus
  readonly paymentStatus: PaymentStatus
  readonly paymentMethod: PaidWith
  /** Why the last card was declined, while another may be tried. */
  readonly paymentFailure: DeclineReason | null
  /** Until when the customer may pay; null when there is nothing to pay. */
  readonly payUntil: Date | null
  /** What is left of it in milliseconds, 0 when it is over: a page counts these down, because its own clock may be wrong. */
  readonly timeToPay: number | null
  readonly createdAt: Date
  readonly estimatedDeliveryDate: Date | null
  /** The day the customer was promised, or may expect; 'yyyy-MM-dd'. */
  readonly expectedDay: string | null
  /** Day, shift and hours; null for orders that were promised a day at most. */
  readonly promise: PromisedSlot | null
  /** Set if the shop moved the day while the order waited for its payment; `from` is null for a parcel. */
  readonly moved: MovedPromise | null
  /** Between which days a carrier brings it; null on the other ways. */
  readonly arrives: ArrivalDays | null
  readonly trackingNumber: string | null
  /** What a carrier has taken, and where it is followed. */
  readonly parcels: readonly SentParcel[]
  /** Null until the owner has written it down. */
  readonly invoice: Invoice | null
  readonly subtotalAmount: Centavos
  readonly shippingAmount: Centavos
  /** What the way of payment took off; 0 for a card. */
  readonly pixDiscountAmount: Centavos
  /** What a coupon took off, and its name; 0 and null without one. */
  readonly couponDiscountAmount: Centavos
  /** What a voucher paid, and what of that went back to it. */
  readonly voucherAmount: Centavos
  readonly voucherRefundedAmount: Centavos
  /** What the freight would have cost, where it was given away. */
  readonly shippingWaivedAmount: Centavos
  readonly couponLabel: string | null
  /** What the options of a present cost. */
  readonly giftAmount: Centavos
  /** The card, who gets it and how it is wrapped; null where it is no present. */
  readonly gift: OrderGift | null
  readonly totalAmount: Centavos
  /** What was given back so far. */
  readonly refundedAmount: Centavos
  readonly shippingProvider: string | null
  readonly deliveryWay: DeliveryWay
  /** A vale-presente was bought: nothing is brought, reviewed or ordered again. */
  readonly isVoucher: boolean
  /** Four digits to show at the door of the workshop; null where it is brought. */
  readonly pickupCode: string | null
  /** A batch failed or is late: the customer has to choose another day or their money. */
  readonly mustChoose: boolean
  readonly customerName: string
  readonly customerEmail: string
  readonly shippingAddress: ShippingAddress
  readonly items: SoldItem[]
  readonly timeline: TimelineEntry[]
  /** What the customer may do about an order that they have paid. */
  readonly withdrawal: WithdrawalRight['kind']
  readonly canComplain: boolean
  /** The customer has given something back, given up or complained: its page says how it stands. */
  readonly hasReturns: boolean
  /** One of them waits for the owner, and no other can be asked for. */
  readonly hasOpenReturn: boolean
}

export const customerOrderColumns = {
  id: orders.id,
  orderNumber: orders.orderNumber,
  sessionId: orders.sessionId,
  status: orders.status,
  paymentStatus: orders.paymentStatus,
  paymentMethod: orders.paymentMethod,
  paymentFailure: orders.paymentFailure,
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
  isVoucher: sql<boolean>`(${orders.origin} = 'voucher')`,
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
  /** Where nothing was promised the calendar says when it may come. */
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

/** Newest first; `where` must name the customer. */
export async function selectCustomerOrders(
  db: DatabaseOrTransaction,
  { where, limit, offset = 0, now }: { where: SQL | undefined; limit: number; offset?: number; now: Date },
): Promise<CustomerOrder[]> {
  const rows = await db
    .select(customerOrderColumns)
    .from(orders)
    .where(where)
    .orderBy(sql`${orders.createdAt} desc nulls last, ${orders.id}`)
    .limit(limit)
    .offset(offset)
  return rows.map((row) => customerOrderOf(row, now))
}

/** What the customer fetches at the workshop has no code to follow, and no day on which it should arrive. */
const neverSent = { trackingNumber: null, estimatedDeliveryDate: null } as const

export type CustomerOrderRow = SelectResultFields<typeof customerOrderColumns>

export function customerOrderOf(
  { items, events, promisedDay, promisedShift, promisedHours, deliveredAt, ...stored }: CustomerOrderRow,
  now: Date,
): CustomerOrder {
  const { unpromisedSchedule, arrivesFrom, arrivesUntil, shippingService, complaintDays, ...known } = stored
  const arrives = arrivalDaysOf({ arrivesFrom, arrivesUntil })
  const order = known.deliveryWay === 'pickup' ? { ...known, ...neverSent } : known
  const day = arrives?.until ?? expectedDay({ ...order, promisedDay }, unpromisedSchedule)
  return {
    ...order,
    shippingAddress: shownAddress(order),
    timeToPay: timeToPay(order.payUntil, now),
    promise: promiseOf({ promisedDay, promisedShift, promisedHours }),
    arrives,
    parcels: sentParcelsOf({ ...order, shippingService }, order.parcels),
    shippingProvider: providerOf(order, shippingService),
    expectedDay: day,
    paymentFailure: isDeclineReason(order.paymentFailure) ? order.paymentFailure : null,
    gift: orderGiftOf(order.gift),
    items: itemsFromJson(items),
    timeline: customerTimeline({ ...order, promisedDay: day }, eventsFromJson(events)),
    withdrawal: withdrawalRight({ ...order, deliveredAt }, now).kind,
    canComplain:
      !order.isVoucher &&
      complaintRight({ ...order, deliveredAt }, complaintDaysOf(complaintDays), now).kind === 'return',
  }
}

/** Of a carrier with its service, as the customer chose it: 'Correios, PAC'. */
const providerOf = (
  { deliveryWay, shippingProvider }: Pick<CustomerOrder, 'deliveryWay' | 'shippingProvider'>,
  service: string | null,
) => (deliveryWay === 'carrier' && service ? `${shippingProvider}, ${service}` : shippingProvider)

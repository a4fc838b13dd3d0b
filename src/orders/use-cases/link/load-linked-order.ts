import { eq } from 'drizzle-orm'
import { orders } from '#orders/schema/orders.ts'
import { type CustomerOrder, selectCustomerOrders } from '#orders/use-cases/customer-order.ts'
import type { Shop } from '#platform/shop.ts'

/** An order as its link shows it: what, how much and when, and nothing about a person. */
export type LinkedOrder = Pick<
  CustomerOrder,
  | 'orderNumber'
  | 'status'
  | 'paymentStatus'
  | 'paymentMethod'
  | 'paymentFailure'
  | 'createdAt'
  | 'expectedDay'
  | 'arrives'
  | 'promise'
  | 'moved'
  | 'subtotalAmount'
  | 'shippingAmount'
  | 'shippingWaivedAmount'
  | 'pixDiscountAmount'
  | 'couponDiscountAmount'
  | 'couponLabel'
  | 'totalAmount'
  | 'voucherAmount'
  | 'voucherRefundedAmount'
  | 'refundedAmount'
  | 'deliveryWay'
  | 'pickupCode'
  | 'items'
  | 'timeline'
  | 'parcels'
> & {
  /** Both may name the customer, or where they live. */
  readonly gift: null
  readonly shippingProvider: null
  /** The workshop's street, or its district before the payment; null unless the order is fetched there. */
  readonly pickupAt: string | null
}

/** Named one by one, so that what an order gets later stays inside. */
export async function loadLinkedOrder(
  shop: Pick<Shop, 'db' | 'clock'>,
  { linkedOrderId }: { linkedOrderId: string },
): Promise<LinkedOrder> {
  const where = eq(orders.id, linkedOrderId)
  const [order] = await selectCustomerOrders(shop.db, { where, limit: 1, now: shop.clock.now() })
  if (!order) throw new Error(`order ${linkedOrderId} is gone`)
  const isPickup = order.deliveryWay === 'pickup'
  const isPaid = order.paymentStatus === 'paid'
  return {
    orderNumber: order.orderNumber,
    status: order.status,
    paymentStatus: order.paymentStatus,
    paymentMethod: order.paymentMethod,
    paymentFailure: order.paymentFailure,
    createdAt: order.createdAt,
    expectedDay: order.expectedDay,
    promise: order.promise,
    moved: order.moved,
    arrives: order.arrives,
    subtotalAmount: order.subtotalAmount,
    shippingAmount: order.shippingAmount,
    shippingWaivedAmount: order.shippingWaivedAmount,
    pixDiscountAmount: order.pixDiscountAmount,
    couponDiscountAmount: order.couponDiscountAmount,
    couponLabel: order.couponLabel,
    totalAmount: order.totalAmount,
    voucherAmount: order.voucherAmount,
    voucherRefundedAmount: order.voucherRefundedAmount,
    refundedAmount: order.refundedAmount,
    deliveryWay: order.deliveryWay,
    pickupCode: isPaid ? order.pickupCode : null,
    items: order.items,
    timeline: order.timeline,
    parcels: order.parcels,
    gift: null,
    shippingProvider: null,
    pickupAt: isPickup ? order.shippingAddress.line1 : null,
  }
}

import { eq } from 'drizzle-orm'
import { orders } from '#orders/schema/orders.ts'
import { type CustomerOrder, selectCustomerOrders } from '#orders/use-cases/customer-order.ts'
import type { Shop } from '#platform/shop.ts'

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
  /** Always null here, because both may contain the customer's name or address. */
  readonly gift: null
  readonly shippingProvider: null
  readonly pickupAt: string | null
}

/** Explicit fields, so that new ones are not exposed by default. */
export async function loadLinkedOrder(
  shop: Pick<Shop, 'db' | 'clock'>,
  { linkedOrderId }: { linkedOrderId: string },
): Promise<LinkedOrder> {
  const condition = eq(orders.id, linkedOrderId)
  const [order] = await selectCustomerOrders(shop.db, {
    condition: condition,
    limit: 1,
    now: shop.clock.now(),
  })
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

import type { CustomerOrder } from '#shop/orders/customer-order.ts'

/** How its payment stands, without the order. */
export function paymentEntity(order: CustomerOrder) {
  return {
    payment_status: order.paymentStatus,
    payment_method: order.paymentMethod,
    pay_until: order.timeToPay ? (order.payUntil?.toISOString() ?? null) : null,
    total_amount: order.totalAmount / 100,
  }
}

/** The order in the names of the specification's section 3, money in reais. */
export function orderEntity(order: CustomerOrder) {
  return {
    id: order.id,
    order_number: order.orderNumber,
    status: order.status,
    ...paymentEntity(order),
    shipping_amount: order.shippingAmount / 100,
    shipping_provider: order.shippingProvider,
    created_at: order.createdAt.toISOString(),
    estimated_delivery_date: order.estimatedDeliveryDate?.toISOString() ?? null,
    tracking_number: order.trackingNumber,
    customer_name: order.customerName,
    customer_email: order.customerEmail,
    shipping_address: order.shippingAddress,
    order_items: order.items.map((item) => ({
      id: item.id,
      quantity: item.quantity,
      unit_price: item.unitPrice / 100,
      total_price: item.totalPrice / 100,
      product_snapshot: {
        name: item.name,
        images: item.image ? [item.image] : [],
        variant_name: item.variantName,
      },
    })),
  }
}

import { eq } from 'drizzle-orm'
import { orders } from '#database/schema/orders.ts'
import { isUuid } from '#domain/uuid.ts'
import { itemsFromJson, orderJson } from '#shop/orders/order-json.ts'
import type { Shop } from '#shop/shop.ts'

/** What goes into the parcel and onto it. No prices and no internal notes: the paper leaves the shop. */
export async function loadPackingSlip(shop: Shop, orderId: string) {
  if (!isUuid(orderId)) return null
  const [row] = await shop.db
    .select({
      id: orders.id,
      orderNumber: orders.orderNumber,
      createdAt: orders.createdAt,
      customerName: orders.customerName,
      customerPhone: orders.customerPhone,
      paymentMethod: orders.paymentMethod,
      shippingAddress: orders.shippingAddress,
      shippingProvider: orders.shippingProvider,
      pickupCode: orders.pickupCode,
      trackingNumber: orders.trackingNumber,
      items: orderJson.items,
    })
    .from(orders)
    .where(eq(orders.id, orderId))
  if (!row) return null
  const items = itemsFromJson(row.items).map(({ id, name, variantName, quantity, imageInfo }) => ({
    id,
    name,
    variantName,
    quantity,
    imageInfo,
  }))
  return { ...row, items }
}

export type PackingSlip = NonNullable<Awaited<ReturnType<typeof loadPackingSlip>>>

import { inArray, sql } from 'drizzle-orm'
import { splitAddressLines } from '#delivery/addresses/domain/address-lines.ts'
import type { ShippingAddress } from '#delivery/addresses/domain/shipping-address.ts'
import type { DeliveryWay } from '#delivery/calendar/domain/shifts.ts'
import { FREIGHT_PROVIDER } from '#delivery/freight/domain/courier-settings.ts'
import { orders } from '#orders/schema/orders.ts'
import type { Shop } from '#platform/shop.ts'

export async function listOrdersToDispatch(shop: Pick<Shop, 'db'>, orderIds: readonly string[]) {
  if (orderIds.length === 0) return []
  const rows = await shop.db
    .select({
      id: orders.id,
      orderNumber: orders.orderNumber,
      customerName: orders.customerName,
      status: orders.status,
      paymentStatus: orders.paymentStatus,
      trackingNumber: orders.trackingNumber,
      shippingProvider: orders.shippingProvider,
      deliveryWay: orders.deliveryWay,
      shippingAddress: orders.shippingAddress,
      hasEmail: sql<boolean>`orders.customer_email <> ''`,
      hasInvoice: sql<boolean>`exists (select 1 from order_invoices n where n.order_id = orders.id)`,
    })
    .from(orders)
    .where(inArray(orders.id, [...orderIds]))
  const place = new Map(orderIds.map((id, index) => [id, index]))
  return rows
    .toSorted((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0))
    .map(({ shippingProvider, deliveryWay, shippingAddress: address, ...order }) => {
      const way = chooseWay(deliveryWay, shippingProvider)
      return { ...order, way, place: way === 'pickup' ? null : describePlace(address) }
    })
}

/** Older orders have no delivery way, only a provider or none. */
function chooseWay(way: DeliveryWay, provider: string | null): DeliveryWay {
  return way === 'courier' && provider !== FREIGHT_PROVIDER ? 'arranged' : way
}

function describePlace({ line1, line2 = '', city }: ShippingAddress): string {
  return [splitAddressLines(line1, line2).neighborhood, city].filter(Boolean).join(', ')
}

export type OrderToDispatch = Awaited<ReturnType<typeof listOrdersToDispatch>>[number]

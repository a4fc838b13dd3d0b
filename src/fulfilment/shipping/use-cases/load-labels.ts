import { and, asc, eq, inArray, ne } from 'drizzle-orm'
import { shipments } from '#fulfilment/shipping/schema.ts'
import { orderInvoices } from '#orders/schema/invoices.ts'
import { orders } from '#orders/schema/orders.ts'
import { orderColumns } from '#orders/use-cases/order-rows.ts'
import type { Shop } from '#platform/shop.ts'
import { loadSettings } from '#settings/use-cases/load-settings.ts'
import { declaredItems } from './buy-label.ts'
import { partyOfOrder, partyOfShop } from './parties.ts'

/** The shop prints its own labels; the service's labels have a URL. */
export async function loadLabels(shop: Shop, orderIds: readonly string[]) {
  const rows = await shop.db
    .select({ shipment: shipments, order: orderColumns, invoiceKey: orderInvoices.accessKey })
    .from(shipments)
    .innerJoin(orders, eq(orders.id, shipments.orderId))
    .leftJoin(orderInvoices, eq(orderInvoices.orderId, orders.id))
    .where(
      and(
        inArray(shipments.orderId, [...orderIds]),
        ne(orders.status, 'cancelled'),
        eq(shipments.direction, 'outward'),
        inArray(shipments.state, ['bought', 'posted']),
      ),
    )
    .orderBy(asc(orders.orderNumber), asc(shipments.parcelNumber))
  const sender = partyOfShop(await loadSettings(shop))
  const ownLabels = rows.filter(({ shipment }) => shipment.source === 'table')
  const sold = rows.flatMap(({ shipment }) => (shipment.source === 'table' ? [] : (shipment.reference ?? [])))
  return {
    sender,
    own: await Promise.all(
      ownLabels.map(async ({ shipment, order, invoiceKey }) => ({
        id: shipment.id,
        orderNumber: order.orderNumber,
        carrier: shipment.carrier,
        service: shipment.service,
        number: shipment.parcelNumber,
        count: ownLabels.filter((other) => other.order.id === order.id).length,
        grams: shipment.parcel.grams,
        value: shipment.parcel.value,
        invoiceKey,
        receiver: await partyOfOrder(shop.db, order),
        items: await declaredItems(shop.db, order.id, shipment),
      })),
    ),
    service: sold.length === 0 ? null : { count: sold.length, url: await fetchSheetUrl(shop, sold) },
  }
}

export type OwnLabel = Awaited<ReturnType<typeof loadLabels>>['own'][number]

async function fetchSheetUrl(shop: Shop, references: readonly string[]): Promise<string | null> {
  const sheet = await shop.carriers['melhor-envio'].printLabels(references)
  return sheet.ok && sheet.value.kind === 'address' ? sheet.value.url : null
}

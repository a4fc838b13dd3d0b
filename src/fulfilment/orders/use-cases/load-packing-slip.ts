import { and, inArray, ne, sql } from 'drizzle-orm'
import type { KnownBatch } from '#catalogue/stock/domain/batch.ts'
import { batches } from '#catalogue/stock/schema/batches.ts'
import { chooseContact } from '#orders/domain/gift.ts'
import { orders } from '#orders/schema/orders.ts'
import { orderGiftColumn } from '#orders/use-cases/order-gift.ts'
import { itemsFromJson, orderJson } from '#orders/use-cases/order-json.ts'
import { paymentFacts } from '#orders/use-cases/order-payment-facts.ts'
import { readArrivalDays, readPromise } from '#orders/use-cases/order-rows.ts'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import { isUuid } from '#platform/domain/uuid.ts'
import type { Shop } from '#platform/shop.ts'
import { proposeBatches } from '#workshop/batches/use-cases/pack-batches.ts'
import { type SlipPart, slipCounts, slipReminders } from './slip-parts.ts'

/** Contains no prices or notes, because the slip leaves the shop. A gift's slip does not name the buyer. */
export async function loadPackingSlip(shop: Shop, orderId: string, parts: readonly SlipPart[] = []) {
  const [slip] = isUuid(orderId) ? await loadPackingSlips(shop, [orderId], parts) : []
  return slip ?? null
}

const returned = sql<Record<string, number>>`(
  select coalesce(json_object_agg(i.id, i.returned_quantity), '{}') from order_items i
  where i.order_id = orders.id and i.returned_quantity > 0)`

export async function loadPackingSlips(
  shop: Shop,
  orderIds: readonly string[],
  parts: readonly SlipPart[] = [],
) {
  if (orderIds.length === 0) return []
  const rows = await shop.db
    .select({
      id: orders.id,
      orderNumber: orders.orderNumber,
      createdAt: orders.createdAt,
      customerName: orders.customerName,
      customerPhone: orders.customerPhone,
      paymentMethod: paymentFacts.paymentMethod,
      paymentStatus: orders.paymentStatus,
      shippingAddress: orders.shippingAddress,
      shippingProvider: orders.shippingProvider,
      pickupCode: orders.pickupCode,
      trackingNumber: orders.trackingNumber,
      promisedDay: orders.promisedDay,
      promisedShift: orders.promisedShift,
      promisedHours: orders.promisedHours,
      shippingService: orders.shippingService,
      arrivesFrom: orders.arrivesFrom,
      arrivesUntil: orders.arrivesUntil,
      gift: orderGiftColumn,
      items: orderJson.items,
      skus: orderJson.skus,
      counts: slipCounts(parts),
      returned,
    })
    .from(orders)
    .where(and(inArray(orders.id, [...orderIds]), ne(orders.deliveryWay, 'none')))
  const proposed = await proposedBatches(shop.db, orderIds)
  const place = new Map(orderIds.map((id, index) => [id, index]))
  return rows
    .toSorted((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0))
    .map(({ items, skus, returned: back, gift, counts, customerName, customerPhone, ...row }) => ({
      ...row,
      reminders: gift?.receiver ? [] : slipReminders(parts, counts),
      contact: chooseContact({ customerName, customerPhone, gift }),
      gift: gift && { message: gift.message, wrapping: gift.options.map(({ name }) => name) },
      promise: readPromise(row),
      arrives: readArrivalDays(row),
      items: itemsFromJson(items)
        .map(({ id, name, variantName, quantity, imageInfo, readyOn, kit, batch }) => ({
          id,
          name,
          variantName,
          sku: skus[id] ?? null,
          quantity: quantity - (back[id] ?? 0),
          imageInfo,
          readyOn,
          kit,
          // Proposes a batch if none is recorded, because the slip is printed before packing.
          batch: batch ?? proposed.get(id) ?? null,
        }))
        .filter(({ quantity }) => quantity > 0),
    }))
}

export type PackingSlip = Awaited<ReturnType<typeof loadPackingSlips>>[number]

async function proposedBatches(
  db: DatabaseOrTransaction,
  orderIds: readonly string[],
): Promise<Map<string, KnownBatch>> {
  const proposed = await proposeBatches(db, orderIds)
  const ids = [
    ...new Set([...proposed.values()].flatMap((proposals) => proposals.map(({ batchId }) => batchId))),
  ]
  if (ids.length === 0) return new Map()
  const { id, number, pouredBy, pouredOn, readyOn, state } = batches
  const rows = await db
    .select({ id, number, pouredBy, pouredOn, readyOn, state })
    .from(batches)
    .where(inArray(batches.id, ids))
  const batchesById = new Map(rows.map(({ id: batchId, ...batch }) => [batchId, batch]))
  return new Map(
    [...proposed].flatMap(([itemId, proposals]) => {
      const [first, ...otherBatches] = proposals.flatMap(({ batchId }) => batchesById.get(batchId) ?? [])
      return first ? [[itemId, { ...first, also: otherBatches.map((batch) => batch.number) }] as const] : []
    }),
  )
}

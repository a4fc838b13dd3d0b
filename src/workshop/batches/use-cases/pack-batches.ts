import { asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { type BatchUnits, type StandingShelf, takeOldest } from '#catalogue/stock/domain/oldest-first.ts'
import { shelfKey } from '#catalogue/stock/domain/shelf.ts'
import { batches } from '#catalogue/stock/schema/batches.ts'
import {
  inOpenBox,
  lockStandingShelves,
  readStandingShelves,
} from '#catalogue/stock/use-cases/standing-shelves.ts'
import { isBeforeShipping } from '#orders/domain/order-status.ts'
import { orderItemBatches } from '#orders/schema/order-item-batches.ts'
import { orderItems, type orders } from '#orders/schema/orders.ts'
import type { DatabaseOrTransaction, Transaction } from '#platform/database/connect.ts'

/** Records the batches of boxes that are closed or shipped, oldest batches first. */
export async function packBatches(tx: Transaction, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length === 0) return
  const items = await unpackedItems(tx, inArray(orderItems.orderId, [...orderIds]))
  if (items.length === 0) return
  const shelves = await lockStandingShelves(tx, items, orderIds)
  const rows = items.flatMap((item) =>
    takeItem(shelves, item).map((takenUnits, position) => ({
      orderItemId: item.id,
      position,
      ...takenUnits,
    })),
  )
  if (rows.length === 0) return
  await tx.insert(orderItemBatches).values(rows)
  const packedRows = rows.map(({ orderItemId }) => orderItemId)
  await writeBatchCosts(tx, inArray(orderItems.id, packedRows))
}

/** Dry run of `packBatches` for open boxes, in the given order. */
export async function proposeBatches(
  db: DatabaseOrTransaction,
  orderIds: readonly string[],
): Promise<Map<string, BatchUnits[]>> {
  if (orderIds.length === 0) return new Map()
  const items = await unpackedItems(
    db,
    sql`${inArray(orderItems.orderId, [...orderIds])} and exists (
      select from orders o where o.id = ${orderItems.orderId} and ${inOpenBox})`,
  )
  const shelves = await readStandingShelves(db, items, orderIds)
  const place = new Map(orderIds.map((id, index) => [id, index]))
  const inOrder = items.toSorted((a, b) => (place.get(a.orderId) ?? 0) - (place.get(b.orderId) ?? 0))
  return new Map(inOrder.map((item) => [item.id, takeItem(shelves, item)]))
}

type Box = Pick<typeof orders.$inferSelect, 'id' | 'status' | 'packedAt' | 'stockHeld'>

const isClosed = ({ status, packedAt }: Box) => packedAt !== null || !isBeforeShipping(status)

/** Records batches when a box is shipped, and clears them when it is reopened. */
export async function followBox(tx: Transaction, before: Box, after: Box): Promise<void> {
  if (!after.stockHeld) return
  const wasClosed = before.stockHeld && isClosed(before)
  if (isClosed(after) && !wasClosed) await packBatches(tx, [after.id])
  else if (wasClosed && !isClosed(after)) await unpackBatches(tx, [after.id])
}

export async function unpackBatches(tx: Transaction, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length === 0) return
  const own = inArray(orderItems.orderId, [...orderIds])
  await tx
    .delete(orderItemBatches)
    .where(
      inArray(orderItemBatches.orderItemId, tx.select({ id: orderItems.id }).from(orderItems).where(own)),
    )
  await tx.update(orderItems).set({ batchCost: null }).where(own)
}

/** Average cost of a unit by batch. Unknown if a batch has no cost, or units have no batch. */
export async function writeBatchCosts(tx: Transaction, which: SQL): Promise<void> {
  await tx
    .update(orderItems)
    .set({
      batchCost: sql`(select case when bool_and(w.cost is not null)
          and sum(r.units) = order_items.quantity - order_items.returned_quantity
        then round(sum(r.units * w.cost / w.units) / sum(r.units), 2) end
      from order_item_batches r join batches w on w.id = r.batch_id where r.order_item_id = order_items.id)`,
    })
    .where(which)
}

async function unpackedItems(db: DatabaseOrTransaction, which: SQL) {
  const rows = await db
    .select({
      id: orderItems.id,
      orderId: orderItems.orderId,
      productId: orderItems.productId,
      variantId: orderItems.variantId,
      units: sql<number>`${orderItems.quantity} - ${orderItems.returnedQuantity}`,
      batch: { id: batches.id, state: batches.state },
    })
    .from(orderItems)
    .leftJoin(batches, eq(batches.id, orderItems.batchId))
    .where(
      sql`${which} and ${orderItems.quantity} > ${orderItems.returnedQuantity}
        and not exists (select from order_item_batches r where r.order_item_id = ${orderItems.id})
        and exists (select from orders o where o.id = ${orderItems.orderId} and o.stock_held)`,
    )
    .orderBy(asc(orderItems.orderId), asc(orderItems.position), asc(orderItems.id))
  return rows.flatMap(({ productId, ...row }) => (productId === null ? [] : [{ ...row, productId }]))
}

type UnpackedItem = Awaited<ReturnType<typeof unpackedItems>>[number]

/** Takes reserved units from their own batch if possible, and the rest from the oldest. */
function takeItem(shelves: Map<string, StandingShelf>, item: UnpackedItem): BatchUnits[] {
  const { batch: own, units } = item
  if (own?.state === 'failed') return []
  if (own?.state === 'curing') return [{ batchId: own.id, units }]
  const shelf = shelves.get(shelfKey(item))
  if (!shelf) return []
  const reserved = own ? Math.max(0, Math.min(units, units + findFree(shelf, own.id))) : 0
  // The shelf excludes units reserved by this item, so those not taken from the batch are added back.
  const batches = shelf.batches.map((batch) =>
    batch.id === own?.id ? { ...batch, free: batch.free + units - reserved } : batch,
  )
  const standing = shelf.standing + (own ? units - reserved : 0)
  const { takenUnits, left } = takeOldest({ standing, batches }, units - reserved)
  shelves.set(shelfKey(item), left)
  if (!own || reserved === 0) return takenUnits
  const others = takenUnits.filter(({ batchId }) => batchId !== own.id)
  const more = takenUnits.find(({ batchId }) => batchId === own.id)?.units ?? 0
  return [{ batchId: own.id, units: reserved + more }, ...others]
}

const findFree = ({ batches }: StandingShelf, id: string) =>
  batches.find((batch) => batch.id === id)?.free ?? 0

import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { StandingShelf } from '#catalogue/stock/domain/oldest-first.ts'
import { shelfKey } from '#catalogue/stock/domain/shelf.ts'
import { batches } from '#catalogue/stock/schema/batches.ts'
import { readStandingShelves } from '#catalogue/stock/use-cases/standing-shelves.ts'
import { isBeforeShipping } from '#orders/domain/order-status.ts'
import { orderItemBatches } from '#orders/schema/order-item-batches.ts'
import { orderItems, orders } from '#orders/schema/orders.ts'
import { editVersion } from '#orders/use-cases/order-edits.ts'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import { proposeBatches } from './pack-batches.ts'

export interface BatchChoice {
  readonly id: string
  readonly number: number
  readonly pouredOn: string
  /** What is free of it, and what this item has of it. */
  readonly units: number
}

/** An item with the batches that all of its units may be of. */
export interface ItemBatches {
  readonly itemId: string
  readonly name: string
  readonly size: string | null
  readonly units: number
  /** An open box, whose batches are written down when it is closed. */
  readonly isOpen: boolean
  /** The one that the owner chose, or that a closed box is wholly of; null for none, or several. */
  readonly chosenId: string | null
  /** The numbers of those that it is of, or would be of. */
  readonly numbers: readonly number[]
  readonly choices: readonly BatchChoice[]
}

/** What the candles of an order are of, and could be of. What is reserved of a batch that cures, or was lost, is left out. */
export async function listItemBatches(db: DatabaseOrTransaction, orderId: string) {
  const items = await findItems(db, orderId)
  const [boxed, proposed, standing, version] = [
    await findBoxed(
      db,
      items.map(({ id }) => id),
    ),
    await proposeBatches(db, [orderId]),
    await readStandingShelves(db, items),
    await editVersion(db, orderId, 'levas'),
  ]
  const known = await findBatches(db, [...standing.values()], [...boxed.values()].flat())
  return {
    version,
    items: items.map((item): ItemBatches => {
      const { id, name, size, units } = item
      const isOpen = item.packedAt === null && isBeforeShipping(item.status)
      const own = boxed.get(id) ?? []
      const shown = isOpen ? (proposed.get(id) ?? []) : own
      const whole = own.length === 1 && own[0]?.units === units ? own[0].batchId : null
      const choices = (standing.get(shelfKey(item))?.batches ?? []).flatMap(({ id: batchId, free }) => {
        const batch = known.get(batchId)
        const ofItem = isOpen
          ? item.batchId === batchId && units
          : own.find((one) => one.batchId === batchId)?.units
        const most = free + (ofItem || 0)
        return batch && most >= units ? [{ ...batch, units: most }] : []
      })
      const numbers = shown.flatMap(({ batchId }) => known.get(batchId)?.number ?? [])
      return {
        itemId: id,
        name,
        size,
        units,
        isOpen,
        chosenId: isOpen ? item.batchId : whole,
        numbers,
        choices,
      }
    }),
  }
}

async function findItems(db: DatabaseOrTransaction, orderId: string) {
  const { id, productId, variantId, batchId, name, size, quantity, returnedQuantity, position } = orderItems
  const rows = await db
    .select({
      id,
      productId,
      variantId,
      batchId,
      name: sql<string>`${name}`,
      size: sql<string | null>`nullif(${size}, '')`,
      units: sql<number>`${quantity} - ${returnedQuantity}`,
      packedAt: orders.packedAt,
      status: orders.status,
    })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .leftJoin(batches, eq(batches.id, batchId))
    .where(
      and(
        eq(orderItems.orderId, orderId),
        eq(orders.stockHeld, true),
        gt(quantity, returnedQuantity),
        sql`coalesce(${batches.state}, 'ready') = 'ready'`,
      ),
    )
    .orderBy(asc(position), asc(id))
  return rows.flatMap(({ productId: product, ...row }) =>
    product === null ? [] : [{ ...row, productId: product }],
  )
}

async function findBoxed(db: DatabaseOrTransaction, itemIds: readonly string[]) {
  if (itemIds.length === 0) return new Map<string, { batchId: string; units: number }[]>()
  const rows = await db
    .select()
    .from(orderItemBatches)
    .where(inArray(orderItemBatches.orderItemId, [...itemIds]))
    .orderBy(orderItemBatches.position)
  return Map.groupBy(rows, ({ orderItemId }) => orderItemId)
}

async function findBatches(
  db: DatabaseOrTransaction,
  shelves: readonly StandingShelf[],
  boxed: readonly { batchId: string }[],
) {
  const ids = [
    ...shelves.flatMap((shelf) => shelf.batches.map(({ id }) => id)),
    ...boxed.map(({ batchId }) => batchId),
  ]
  const { id, number, pouredOn } = batches
  const rows =
    ids.length === 0 ? [] : await db.select({ id, number, pouredOn }).from(batches).where(inArray(id, ids))
  return new Map(rows.map((row) => [row.id, row]))
}

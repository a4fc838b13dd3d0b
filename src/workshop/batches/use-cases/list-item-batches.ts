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
  /** Free units plus those that this item already has. */
  readonly units: number
}

export interface ItemBatches {
  readonly itemId: string
  readonly name: string
  readonly size: string | null
  readonly units: number
  readonly isBoxOpen: boolean
  /** The batch chosen by the owner, or the only batch of a closed box. Null if there is none, or several. */
  readonly chosenId: string | null
  /** Actual batch numbers of a closed box, or the expected ones of an open box. */
  readonly numbers: readonly number[]
  readonly choices: readonly BatchChoice[]
}

/** Excludes units reserved from curing batches, and lost units. */
export async function listItemBatches(db: DatabaseOrTransaction, orderId: string) {
  const items = await findItems(db, orderId)
  const [boxed, proposedBatches, standing, version] = [
    await findBoxed(
      db,
      items.map(({ id }) => id),
    ),
    await proposeBatches(db, [orderId]),
    await readStandingShelves(db, items),
    await editVersion(db, orderId, 'levas'),
  ]
  const batchesById = await findBatches(db, [...standing.values()], [...boxed.values()].flat())
  return {
    version,
    items: items.map((item): ItemBatches => {
      const { id, name, size, units } = item
      const isBoxOpen = item.packedAt === null && isBeforeShipping(item.status)
      const own = boxed.get(id) ?? []
      const shownBatches = isBoxOpen ? (proposedBatches.get(id) ?? []) : own
      const whole = own.length === 1 && own[0]?.units === units ? own[0].batchId : null
      const choices = (standing.get(shelfKey(item))?.batches ?? []).flatMap(({ id: batchId, free }) => {
        const batch = batchesById.get(batchId)
        const ofItem = isBoxOpen
          ? item.batchId === batchId && units
          : own.find((one) => one.batchId === batchId)?.units
        const most = free + (ofItem || 0)
        return batch && most >= units ? [{ ...batch, units: most }] : []
      })
      const numbers = shownBatches.flatMap(({ batchId }) => batchesById.get(batchId)?.number ?? [])
      return {
        itemId: id,
        name,
        size,
        units,
        isBoxOpen,
        chosenId: isBoxOpen ? item.batchId : whole,
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

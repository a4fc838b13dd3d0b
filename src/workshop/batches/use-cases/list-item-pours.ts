import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { StandingShelf } from '#catalogue/stock/domain/oldest-first.ts'
import { shelfKey } from '#catalogue/stock/domain/shelf.ts'
import { pours } from '#catalogue/stock/schema/pours.ts'
import { readStandingShelves } from '#catalogue/stock/use-cases/standing-shelves.ts'
import { isBeforeShipping } from '#orders/domain/order-status.ts'
import { orderItemPours } from '#orders/schema/order-item-pours.ts'
import { orderItems, orders } from '#orders/schema/orders.ts'
import { editVersion } from '#orders/use-cases/order-edits.ts'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import { proposePours } from './pack-pours.ts'

export interface PourChoice {
  readonly id: string
  readonly number: number
  readonly pouredOn: string
  /** What is free of it, and what this item has of it. */
  readonly units: number
}

/** An item with the pours that all of its units may be of. */
export interface ItemPours {
  readonly itemId: string
  readonly name: string
  readonly size: string | null
  readonly units: number
  /** An open box, whose pours are written down when it is closed. */
  readonly isOpen: boolean
  /** The one that the owner chose, or that a closed box is wholly of; null for none, or several. */
  readonly chosenId: string | null
  /** The numbers of those that it is of, or would be of. */
  readonly numbers: readonly number[]
  readonly choices: readonly PourChoice[]
}

/** What the candles of an order are of, and could be of. What is reserved of a pour that cures, or was lost, is left out. */
export async function listItemPours(db: DatabaseOrTransaction, orderId: string) {
  const items = await findItems(db, orderId)
  const [boxed, proposed, standing, version] = [
    await findBoxed(
      db,
      items.map(({ id }) => id),
    ),
    await proposePours(db, [orderId]),
    await readStandingShelves(db, items),
    await editVersion(db, orderId, 'levas'),
  ]
  const known = await findPours(db, [...standing.values()], [...boxed.values()].flat())
  return {
    version,
    items: items.map((item): ItemPours => {
      const { id, name, size, units } = item
      const isOpen = item.packedAt === null && isBeforeShipping(item.status)
      const own = boxed.get(id) ?? []
      const shown = isOpen ? (proposed.get(id) ?? []) : own
      const whole = own.length === 1 && own[0]?.units === units ? own[0].pourId : null
      const choices = (standing.get(shelfKey(item))?.pours ?? []).flatMap(({ id: pourId, free }) => {
        const pour = known.get(pourId)
        const ofItem = isOpen
          ? item.pourId === pourId && units
          : own.find((one) => one.pourId === pourId)?.units
        const most = free + (ofItem || 0)
        return pour && most >= units ? [{ ...pour, units: most }] : []
      })
      const numbers = shown.flatMap(({ pourId }) => known.get(pourId)?.number ?? [])
      return {
        itemId: id,
        name,
        size,
        units,
        isOpen,
        chosenId: isOpen ? item.pourId : whole,
        numbers,
        choices,
      }
    }),
  }
}

async function findItems(db: DatabaseOrTransaction, orderId: string) {
  const { id, productId, variantId, pourId, name, size, quantity, returnedQuantity, position } = orderItems
  const rows = await db
    .select({
      id,
      productId,
      variantId,
      pourId,
      name: sql<string>`${name}`,
      size: sql<string | null>`nullif(${size}, '')`,
      units: sql<number>`${quantity} - ${returnedQuantity}`,
      packedAt: orders.packedAt,
      status: orders.status,
    })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .leftJoin(pours, eq(pours.id, pourId))
    .where(
      and(
        eq(orderItems.orderId, orderId),
        eq(orders.stockHeld, true),
        gt(quantity, returnedQuantity),
        sql`coalesce(${pours.state}, 'ready') = 'ready'`,
      ),
    )
    .orderBy(asc(position), asc(id))
  return rows.flatMap(({ productId: product, ...row }) =>
    product === null ? [] : [{ ...row, productId: product }],
  )
}

async function findBoxed(db: DatabaseOrTransaction, itemIds: readonly string[]) {
  if (itemIds.length === 0) return new Map<string, { pourId: string; units: number }[]>()
  const rows = await db
    .select()
    .from(orderItemPours)
    .where(inArray(orderItemPours.orderItemId, [...itemIds]))
    .orderBy(orderItemPours.position)
  return Map.groupBy(rows, ({ orderItemId }) => orderItemId)
}

async function findPours(
  db: DatabaseOrTransaction,
  shelves: readonly StandingShelf[],
  boxed: readonly { pourId: string }[],
) {
  const ids = [
    ...shelves.flatMap((shelf) => shelf.pours.map(({ id }) => id)),
    ...boxed.map(({ pourId }) => pourId),
  ]
  const { id, number, pouredOn } = pours
  const rows =
    ids.length === 0 ? [] : await db.select({ id, number, pouredOn }).from(pours).where(inArray(id, ids))
  return new Map(rows.map((row) => [row.id, row]))
}

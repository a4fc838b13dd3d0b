import { eq } from 'drizzle-orm'
import { batchNumbers } from '#catalogue/stock/copy.ts'
import { sizedName } from '#catalogue/stock/domain/shelf.ts'
import { lockStandingShelves } from '#catalogue/stock/use-cases/standing-shelves.ts'
import { orderItemBatches } from '#orders/schema/order-item-batches.ts'
import { orderItems, orders } from '#orders/schema/orders.ts'
import { type Actor, recordChange } from '#platform/audit/record-change.ts'
import { commitUnlessRefused } from '#platform/commit-unless-refused.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'
import { type ItemBatches, listItemBatches } from './list-item-batches.ts'
import { writeBatchCosts } from './pack-batches.ts'

interface Choice {
  readonly actor: Actor
  readonly orderId: string
  readonly chosen: ReadonlyMap<string, string | null>
  readonly version: number
}

export type ChoiceRefusal =
  | Refusal<'order-not-found' | 'newer-version'>
  | Refusal<'batch-taken', { name: string }>

/**
 * Overrides the default of the oldest batch. In an open box the choice applies when it is closed; in a
 * closed box at once.
 */
export async function chooseItemBatches(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  { actor, orderId, chosen, version }: Choice,
): Promise<Ok<{ orderNumber: string }> | ChoiceRefusal> {
  const at = clock.now()
  return commitUnlessRefused<Ok<{ orderNumber: string }> | ChoiceRefusal>(db, async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('no key update')
    if (!order) return refuse('order-not-found')
    const own = await tx.select().from(orderItems).where(eq(orderItems.orderId, orderId))
    await lockStandingShelves(
      tx,
      own.flatMap(({ productId, variantId }) => (productId ? [{ productId, variantId }] : [])),
    )
    const before = await listItemBatches(tx, orderId)
    if (before.version !== version) return refuse('newer-version')
    for (const { itemId } of before.items) {
      const batchId = chosen.get(itemId)
      if (batchId === undefined) continue
      // Reloads, because earlier items of this request may have used the units.
      const { items } = await listItemBatches(tx, orderId)
      const item = items.find((item) => item.itemId === itemId)
      if (!item || item.chosenId === batchId) continue
      if (!(await isWritten(tx, item, batchId))) return refuse('batch-taken', { name: sizedName(item) })
    }
    const after = await listItemBatches(tx, orderId)
    const numbers = { from: inWords(before.items), to: inWords(after.items) }
    if (numbers.from !== numbers.to || before.items.some((item, place) => isOther(item, after.items[place])))
      await recordChange(tx, {
        actor,
        entity: 'order',
        entityId: orderId,
        action: 'levas',
        changes: { levas: numbers },
        at,
      })
    await tx.update(orders).set({ updatedAt: at }).where(eq(orders.id, orderId))
    return ok({ orderNumber: order.orderNumber })
  })
}

const isOther = (one: ItemBatches, other: ItemBatches | undefined) => one.chosenId !== other?.chosenId

/** False if the batch has too few units, or if an item in a closed box would have no batch. */
async function isWritten(tx: Transaction, item: ItemBatches, batchId: string | null): Promise<boolean> {
  const { itemId, units, isBoxOpen } = item
  if (batchId === null ? !isBoxOpen : !item.choices.some(({ id }) => id === batchId)) return false
  await tx.update(orderItems).set({ batchId }).where(eq(orderItems.id, itemId))
  if (isBoxOpen || batchId === null) return true
  await tx.delete(orderItemBatches).where(eq(orderItemBatches.orderItemId, itemId))
  await tx.insert(orderItemBatches).values({ orderItemId: itemId, batchId, units })
  await writeBatchCosts(tx, eq(orderItems.id, itemId))
  return true
}

const inWords = (items: readonly ItemBatches[]) =>
  items
    .flatMap((item) => (item.numbers.length > 0 ? [`${sizedName(item)}: ${batchNumbers(item.numbers)}`] : []))
    .join('; ')

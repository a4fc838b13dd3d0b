import { eq } from 'drizzle-orm'
import { levaNumbers } from '#catalogue/stock/copy.ts'
import { sizedName } from '#catalogue/stock/domain/shelf.ts'
import { lockStandingShelves } from '#catalogue/stock/use-cases/standing-shelves.ts'
import { orderItemPours } from '#orders/schema/order-item-pours.ts'
import { orderItems, orders } from '#orders/schema/orders.ts'
import { type Actor, recordChange } from '#platform/audit/record-change.ts'
import { commitUnlessRefused } from '#platform/commit-unless-refused.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'
import { type ItemPours, listItemPours } from './list-item-pours.ts'
import { writePourCosts } from './pack-pours.ts'

interface Choice {
  readonly actor: Actor
  readonly orderId: string
  /** The pour of each item that the owner named; null leaves it to the box: the oldest first. */
  readonly chosen: ReadonlyMap<string, string | null>
  readonly version: number
}

export type ChoiceRefusal =
  | Refusal<'order-not-found' | 'newer-version'>
  | Refusal<'pour-taken', { name: string }>

/**
 * The owner put candles of another pour into a box than the oldest: an open one keeps their choice until it is closed, a closed
 * one names it at once.
 */
export async function chooseItemPours(
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
    const before = await listItemPours(tx, orderId)
    if (before.version !== version) return refuse('newer-version')
    for (const { itemId } of before.items) {
      const pourId = chosen.get(itemId)
      if (pourId === undefined) continue
      // What the items before it took is no longer free.
      const { items } = await listItemPours(tx, orderId)
      const item = items.find((one) => one.itemId === itemId)
      if (!item || item.chosenId === pourId) continue
      if (!(await isWritten(tx, item, pourId))) return refuse('pour-taken', { name: sizedName(item) })
    }
    const after = await listItemPours(tx, orderId)
    const levas = { from: inWords(before.items), to: inWords(after.items) }
    if (levas.from !== levas.to || before.items.some((one, place) => isOther(one, after.items[place])))
      await recordChange(tx, {
        actor,
        entity: 'order',
        entityId: orderId,
        action: 'levas',
        changes: { levas },
        at,
      })
    await tx.update(orders).set({ updatedAt: at }).where(eq(orders.id, orderId))
    return ok({ orderNumber: order.orderNumber })
  })
}

const isOther = (one: ItemPours, other: ItemPours | undefined) => one.chosenId !== other?.chosenId

/** False where the pour has not so many, or a closed box would be of none. */
async function isWritten(tx: Transaction, item: ItemPours, pourId: string | null): Promise<boolean> {
  const { itemId, units, isOpen } = item
  if (pourId === null ? !isOpen : !item.choices.some(({ id }) => id === pourId)) return false
  await tx.update(orderItems).set({ pourId }).where(eq(orderItems.id, itemId))
  if (isOpen || pourId === null) return true
  await tx.delete(orderItemPours).where(eq(orderItemPours.orderItemId, itemId))
  await tx.insert(orderItemPours).values({ orderItemId: itemId, pourId, units })
  await writePourCosts(tx, eq(orderItems.id, itemId))
  return true
}

const inWords = (items: readonly ItemPours[]) =>
  items
    .flatMap((item) => (item.numbers.length > 0 ? [`${sizedName(item)}: ${levaNumbers(item.numbers)}`] : []))
    .join('; ')

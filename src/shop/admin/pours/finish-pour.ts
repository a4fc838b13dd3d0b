import { and, eq, lte, sql } from 'drizzle-orm'
import type { Transaction } from '#database/connect.ts'
import { products, productVariants } from '#database/schema/catalogue.ts'
import { pours } from '#database/schema/pours.ts'
import { sizedName } from '#domain/catalogue/shelf.ts'
import { freeUnits, isCured } from '#domain/pours/pour.ts'
import { type Ok, ok, type Refusal, refuse } from '#domain/result.ts'
import { isoDay } from '#domain/sao-paulo-time.ts'
import { type Actor, recordChange } from '#shop/audit/record-change.ts'
import { changeShelf } from '#shop/orders/change-shelf.ts'
import { notifyWaiting, type Restocker } from '#shop/restock/notify-waiting.ts'

export type FinishRefusal = Refusal<'pour-not-found' | 'pour-ended' | 'pour-not-cured'>

type Pour = typeof pours.$inferSelect

/**
 * The candles are cured: what nobody reserved enters the stock, once, however often she presses. What was reserved belongs to its
 * orders already. The pour is changed before the shelf, as everywhere.
 */
export async function finishPour(
  shop: Restocker,
  { actor, pourId }: { actor: Actor; pourId: string },
): Promise<Ok<{ name: string; units: number }> | FinishRefusal> {
  const at = shop.clock.now()
  const today = isoDay(at)
  return shop.db.transaction(async (tx) => {
    const [ready] = await tx
      .update(pours)
      .set({ state: 'ready', endedAt: at, updatedAt: at })
      .where(and(eq(pours.id, pourId), eq(pours.state, 'curing'), lte(pours.readyOn, today)))
      .returning()
    if (!ready) return resultOfUnfinished(tx, pourId, today)
    const units = freeUnits(ready)
    const { productId, variantId } = ready
    const movement = { change: units, reason: 'pour', orderId: null, actorId: actor.id } as const
    if (units > 0) await changeShelf(tx, { productId, variantId, units }, [movement], at)
    const { name, stock } = await shelfOf(tx, ready)
    if (units > 0) await notifyWaiting(shop, tx, [ready])
    const changes = { stockQuantity: { from: stock - units, to: stock } }
    const what = { entity: 'product', entityId: ready.productId, action: 'pour-ready' } as const
    await recordChange(tx, { actor, ...what, changes: units > 0 ? changes : undefined, at })
    return ok({ name, units })
  })
}

async function shelfOf(tx: Transaction, { productId, variantId }: Pour) {
  const [shelf] = await tx
    .select({ name: products.name, size: productVariants.name, stock: unitsOnShelf })
    .from(products)
    .leftJoin(productVariants, and(eq(productVariants.productId, products.id), isSize(variantId)))
    .where(eq(products.id, productId))
  if (!shelf) throw new Error(`product ${productId} of a pour is gone`)
  return { name: sizedName(shelf), stock: shelf.stock }
}

const isSize = (variantId: string | null) =>
  variantId === null ? sql`false` : eq(productVariants.id, variantId)

const unitsOnShelf = sql<number>`coalesce(${productVariants.stockQuantity}, ${products.stockQuantity})`

/** A second press finds what the first one did. */
async function resultOfUnfinished(
  tx: Transaction,
  pourId: string,
  today: string,
): Promise<Ok<{ name: string; units: number }> | FinishRefusal> {
  const [pour] = await tx.select().from(pours).where(eq(pours.id, pourId))
  if (!pour) return refuse('pour-not-found')
  if (pour.state === 'ready') return ok({ name: (await shelfOf(tx, pour)).name, units: freeUnits(pour) })
  return refuse(pour.state === 'curing' && !isCured(pour, today) ? 'pour-not-cured' : 'pour-ended')
}

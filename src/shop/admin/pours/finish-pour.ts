import { and, eq, lte, sql } from 'drizzle-orm'
import type { Transaction } from '#database/connect.ts'
import { products, stockMovements } from '#database/schema/catalogue.ts'
import { pours } from '#database/schema/pours.ts'
import { freeUnits, isCured } from '#domain/pours/pour.ts'
import { type Ok, ok, type Refusal, refuse } from '#domain/result.ts'
import { isoDay } from '#domain/sao-paulo-time.ts'
import { type Actor, recordChange } from '#shop/audit/record-change.ts'
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
    const { name, stock } = await putOnShelf(tx, ready, units, { actor, at })
    if (units > 0) await notifyWaiting(shop, tx, [ready.productId])
    const changes = { stockQuantity: { from: stock - units, to: stock } }
    const what = { entity: 'product', entityId: ready.productId, action: 'pour-ready' } as const
    await recordChange(tx, { actor, ...what, changes: units > 0 ? changes : undefined, at })
    return ok({ name, units })
  })
}

async function putOnShelf(
  tx: Transaction,
  { productId }: Pour,
  units: number,
  { actor, at }: { actor: Actor; at: Date },
) {
  const [shelf] = await tx
    .update(products)
    .set({ stockQuantity: sql`${products.stockQuantity} + ${units}` })
    .where(eq(products.id, productId))
    .returning({ name: products.name, stock: products.stockQuantity })
  if (!shelf) throw new Error(`product ${productId} of a pour is gone`)
  const movement = { productId, change: units, reason: 'pour', actorId: actor.id, createdAt: at }
  if (units > 0) await tx.insert(stockMovements).values(movement)
  return shelf
}

/** A second press finds what the first one did. */
async function resultOfUnfinished(
  tx: Transaction,
  pourId: string,
  today: string,
): Promise<Ok<{ name: string; units: number }> | FinishRefusal> {
  const [found] = await tx
    .select({ pour: pours, name: products.name })
    .from(pours)
    .innerJoin(products, eq(products.id, pours.productId))
    .where(eq(pours.id, pourId))
  if (!found) return refuse('pour-not-found')
  if (found.pour.state === 'ready') return ok({ name: found.name, units: freeUnits(found.pour) })
  return refuse(
    found.pour.state === 'curing' && !isCured(found.pour, today) ? 'pour-not-cured' : 'pour-ended',
  )
}

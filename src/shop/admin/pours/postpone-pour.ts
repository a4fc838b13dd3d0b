import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '#database/connect.ts'
import { products, productVariants } from '#database/schema/catalogue.ts'
import { pours } from '#database/schema/pours.ts'
import { sizedName } from '#domain/catalogue/shelf.ts'
import { checkLaterDay } from '#domain/pours/pour.ts'
import { type Ok, ok, type Refusal, refuse } from '#domain/result.ts'
import { isoDay } from '#domain/sao-paulo-time.ts'
import { type Actor, recordChange } from '#shop/audit/record-change.ts'
import { notifyOrdersOfPour } from '#shop/pours/notify-orders-of-pour.ts'
import type { Shop } from '#shop/shop.ts'

/** How many customers were notified. */
type Notified = Ok<{ name: string; notified: number }>
type PourGone = Refusal<'pour-not-found' | 'pour-ended'>

/** The cure takes longer: who was promised an earlier day is notified, and chooses. */
export async function postponePour(
  shop: Pick<Shop, 'db' | 'clock' | 'outbox'>,
  { actor, pourId, readyOn }: { actor: Actor; pourId: string; readyOn: string },
): Promise<Notified | PourGone | Refusal<'later-day'>> {
  const at = shop.clock.now()
  return shop.db.transaction(async (tx) => {
    const pour = await lockCuring(tx, pourId)
    if (!pour.ok) return pour
    const { name, ...before } = pour.value
    if (before.readyOn === readyOn) return ok({ name, notified: 0 })
    const checked = checkLaterDay(before, readyOn, isoDay(at))
    if (!checked.ok) return checked
    await tx.update(pours).set({ readyOn, updatedAt: at }).where(eq(pours.id, pourId))
    const changes = { pourReadyOn: { from: before.readyOn, to: readyOn } }
    const what = { entity: 'product', entityId: before.productId, action: 'pour-late' } as const
    await recordChange(tx, { actor, ...what, changes, at })
    return ok({ name, notified: await notifyOrdersOfPour(shop, tx, { pourId }) })
  })
}

/** Nothing came of it: nobody can reserve of it any more, and who had is notified and chooses. */
export async function failPour(
  shop: Pick<Shop, 'db' | 'clock' | 'outbox'>,
  { actor, pourId }: { actor: Actor; pourId: string },
): Promise<Notified | PourGone> {
  const at = shop.clock.now()
  return shop.db.transaction(async (tx) => {
    const pour = await lockCuring(tx, pourId)
    if (!pour.ok) return pour
    const { name, productId, units } = pour.value
    await tx.update(pours).set({ state: 'failed', endedAt: at, updatedAt: at }).where(eq(pours.id, pourId))
    const changes = { pourUnits: { from: units, to: 0 } }
    const what = { entity: 'product', entityId: productId, action: 'pour-failed' } as const
    await recordChange(tx, { actor, ...what, changes, at })
    return ok({ name, notified: await notifyOrdersOfPour(shop, tx, { pourId }) })
  })
}

async function lockCuring(tx: Transaction, pourId: string) {
  const [pour] = await tx.select().from(pours).where(eq(pours.id, pourId)).for('update')
  if (!pour) return refuse('pour-not-found')
  if (pour.state !== 'curing') return refuse('pour-ended')
  const [product] = await tx
    .select({ name: products.name, size: productVariants.name })
    .from(products)
    .leftJoin(productVariants, eq(productVariants.id, sql`${pour.variantId}::uuid`))
    .where(eq(products.id, pour.productId))
  return ok({ ...pour, name: product ? sizedName(product) : '' })
}

import { and, eq, sql } from 'drizzle-orm'
import { shelves } from '#catalogue/products/schema.ts'
import { freeUnits } from '#catalogue/stock/domain/pour.ts'
import type { ShelfName } from '#catalogue/stock/domain/shelf.ts'
import { pourLosses, pours } from '#catalogue/stock/schema/pours.ts'
import { changeShelf } from '#catalogue/stock/use-cases/change-shelf.ts'
import { lockStandingShelves } from '#catalogue/stock/use-cases/standing-shelves.ts'
import { type Actor, recordChange } from '#platform/audit/record-change.ts'
import { commitUnlessRefused } from '#platform/commit-unless-refused.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'
import { checkReason } from '#workshop/materials/domain/material.ts'

interface Loss {
  readonly actor: Actor
  readonly pourId: string
  readonly units: number
  readonly reason: string
}

export type LossRefusal =
  | Refusal<'pour-not-found' | 'pour-ended' | 'lost-units' | 'reason' | 'lost-all'>
  | Refusal<'not-so-many', { most: number }>

/** Some candles of a pour failed, or broke on the shelf: they are written off, with the reason. */
export async function loseUnits(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  { actor, pourId, units, reason: typed }: Loss,
): Promise<Ok<{ number: number; units: number }> | LossRefusal> {
  const reason = checkReason(typed)
  if (!Number.isInteger(units) || units < 1) return refuse('lost-units')
  if (!reason.ok) return reason
  const at = clock.now()
  return commitUnlessRefused<Ok<{ number: number; units: number }> | LossRefusal>(db, async (tx) => {
    const [pour] = await tx.select().from(pours).where(eq(pours.id, pourId)).for('no key update')
    if (!pour) return refuse('pour-not-found')
    if (pour.state === 'failed') return refuse('pour-ended')
    const { productId, variantId, number } = pour
    const isCuring = pour.state === 'curing'
    if (isCuring) {
      if (units > freeUnits(pour)) return refuse('not-so-many', { most: freeUnits(pour) })
      if (units === pour.units) return refuse('lost-all')
      await tx
        .update(pours)
        .set({ units: pour.units - units, updatedAt: at })
        .where(eq(pours.id, pourId))
    } else {
      const movement = { change: -units, reason: 'edit', orderId: null, actorId: actor.id } as const
      const isThere =
        units <= pour.units &&
        (await changeShelf(tx, { productId, variantId, units: -units }, [movement], at))
      const [shelf] = (await lockStandingShelves(tx, [{ productId, variantId }])).values()
      const free = shelf?.pours.find(({ id }) => id === pourId)?.free ?? 0
      const most = isThere ? free : Math.min(free, await unsoldUnits(tx, pour))
      if (!isThere || most < units) return refuse('not-so-many', { most: Math.max(0, most) })
    }
    const kind = isCuring ? 'failed' : 'lost'
    await tx
      .insert(pourLosses)
      .values({ pourId, units, kind, reason: reason.value, actorId: actor.id, createdAt: at })
    const changes = { pourUnits: { from: units, to: 0 }, reason: { from: null, to: reason.value } }
    const what = { entity: 'product', entityId: productId, action: 'pour-lost' } as const
    await recordChange(tx, { actor, ...what, changes, at })
    return ok({ number, units })
  })
}

/** What of the shelf is in no order; which leva the sold ones are of is said when their box is closed. */
async function unsoldUnits(tx: Transaction, { productId, variantId }: ShelfName): Promise<number> {
  const [shelf] = await tx
    .select({ units: shelves.stockQuantity })
    .from(shelves)
    .where(and(eq(shelves.productId, productId), sql`${shelves.variantId} is not distinct from ${variantId}`))
  return shelf?.units ?? 0
}

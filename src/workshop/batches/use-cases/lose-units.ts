import { and, eq, sql } from 'drizzle-orm'
import { shelves } from '#catalogue/products/schema.ts'
import { freeUnits } from '#catalogue/stock/domain/batch.ts'
import type { ShelfName } from '#catalogue/stock/domain/shelf.ts'
import { batches, batchLosses } from '#catalogue/stock/schema/batches.ts'
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
  readonly batchId: string
  readonly units: number
  readonly reason: string
}

export type LossRefusal =
  | Refusal<'batch-not-found' | 'batch-ended' | 'lost-units' | 'reason' | 'lost-all'>
  | Refusal<'not-so-many', { most: number }>

export async function loseUnits(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  { actor, batchId, units, reason: typed }: Loss,
): Promise<Ok<{ number: number; units: number }> | LossRefusal> {
  const reason = checkReason(typed)
  if (!Number.isInteger(units) || units < 1) return refuse('lost-units')
  if (!reason.ok) return reason
  const at = clock.now()
  return commitUnlessRefused<Ok<{ number: number; units: number }> | LossRefusal>(db, async (tx) => {
    const [batch] = await tx.select().from(batches).where(eq(batches.id, batchId)).for('no key update')
    if (!batch) return refuse('batch-not-found')
    if (batch.state === 'failed') return refuse('batch-ended')
    const { productId, variantId, number } = batch
    const isCuring = batch.state === 'curing'
    if (isCuring) {
      if (units > freeUnits(batch)) return refuse('not-so-many', { most: freeUnits(batch) })
      if (units === batch.units) return refuse('lost-all')
      await tx
        .update(batches)
        .set({ units: batch.units - units, updatedAt: at })
        .where(eq(batches.id, batchId))
    } else {
      const movement = { change: -units, reason: 'edit', orderId: null, actorId: actor.id } as const
      const isThere =
        units <= batch.units &&
        (await changeShelf(tx, { productId, variantId, units: -units }, [movement], at))
      const [shelf] = (await lockStandingShelves(tx, [{ productId, variantId }])).values()
      const free = shelf?.batches.find(({ id }) => id === batchId)?.free ?? 0
      const most = isThere ? free : Math.min(free, await unsoldUnits(tx, batch))
      if (!isThere || most < units) return refuse('not-so-many', { most: Math.max(0, most) })
    }
    const kind = isCuring ? 'failed' : 'lost'
    await tx
      .insert(batchLosses)
      .values({ batchId, units, kind, reason: reason.value, actorId: actor.id, createdAt: at })
    const changes = { batchUnits: { from: units, to: 0 }, reason: { from: null, to: reason.value } }
    const auditEntry = { entity: 'product', entityId: productId, action: 'batch-lost' } as const
    await recordChange(tx, { actor, ...auditEntry, changes, at })
    return ok({ number, units })
  })
}

async function unsoldUnits(tx: Transaction, { productId, variantId }: ShelfName): Promise<number> {
  const [shelf] = await tx
    .select({ units: shelves.stockQuantity })
    .from(shelves)
    .where(and(eq(shelves.productId, productId), sql`${shelves.variantId} is not distinct from ${variantId}`))
  return shelf?.units ?? 0
}

import { inArray } from 'drizzle-orm'
import { checkLaterDay } from '#catalogue/stock/domain/batch.ts'
import { batches, batchNotes } from '#catalogue/stock/schema/batches.ts'
import { type Actor, recordChange } from '#platform/audit/record-change.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'
import type { Shop } from '#platform/shop.ts'
import { batchPageCopy } from '#workshop/batches/copy/admin-batch-page.ts'
import { checkReason } from '#workshop/materials/domain/material.ts'
import { lockBatches, pouredUnits } from './lock-batches.ts'
import { notifyOrdersOfBatches } from './notify-orders-of-batch.ts'

type Notified = Ok<{ name: string; notified: number }>
type BatchGone = Refusal<'batch-unnamed' | 'batch-not-found' | 'batch-ended'>

/** Customers who were promised an earlier day are notified and asked to choose. */
export async function postponeBatch(
  shop: Pick<Shop, 'db' | 'clock' | 'outbox'>,
  { actor, batchIds, readyOn }: { actor: Actor; batchIds: readonly string[]; readyOn: string },
): Promise<Notified | BatchGone | Refusal<'later-day'>> {
  const at = shop.clock.now()
  return shop.db.transaction(async (tx) => {
    const curing = await lockCuring(tx, batchIds)
    if (!curing.ok) return curing
    const { productId, name, locked } = curing.value
    const earlier = locked.filter((batch) => batch.readyOn !== readyOn)
    const [first] = earlier
    if (!first) return ok({ name, notified: 0 })
    const refusal = earlier.map((batch) => checkLaterDay(batch, readyOn, isoDay(at))).find(({ ok }) => !ok)
    if (refusal && !refusal.ok) return refusal
    const ids = earlier.map(({ id }) => id)
    await tx.update(batches).set({ readyOn, updatedAt: at }).where(inArray(batches.id, ids))
    const sizes = earlier.flatMap(({ size }) => size ?? [])
    const changes = {
      ...(sizes.length > 0 && { batchSizes: { from: null, to: sizes } }),
      batchReadyOn: { from: first.readyOn, to: readyOn },
    }
    const auditEntry = { entity: 'product', entityId: productId, action: 'batch-late' } as const
    await recordChange(tx, { actor, ...auditEntry, changes, at })
    return ok({ name, notified: await notifyOrdersOfBatches(shop, tx, ids) })
  })
}

/** Stops new reservations. Customers who already reserved are notified and asked to choose; the reason is noted. */
export async function failBatch(
  shop: Pick<Shop, 'db' | 'clock' | 'outbox'>,
  { actor, batchIds, reason: typed }: { actor: Actor; batchIds: readonly string[]; reason: string },
): Promise<Notified | BatchGone | Refusal<'reason'>> {
  const reason = checkReason(typed)
  if (!reason.ok) return reason
  const at = shop.clock.now()
  return shop.db.transaction(async (tx) => {
    const curing = await lockCuring(tx, batchIds)
    if (!curing.ok) return curing
    const { productId, name, locked } = curing.value
    const ids = locked.map(({ id }) => id)
    await tx
      .update(batches)
      .set({ state: 'failed', endedAt: at, updatedAt: at })
      .where(inArray(batches.id, ids))
    const text = batchPageCopy.notes.failed(locked, reason.value)
    const notes = new Set(locked.map(({ number }) => number))
    await tx
      .insert(batchNotes)
      .values([...notes].map((batchNumber) => ({ batchNumber, text, actorId: actor.id, createdAt: at })))
    const changes = {
      batchUnits: { from: pouredUnits(locked), to: 0 },
      reason: { from: null, to: reason.value },
    }
    const auditEntry = { entity: 'product', entityId: productId, action: 'batch-failed' } as const
    await recordChange(tx, { actor, ...auditEntry, changes, at })
    return ok({ name, notified: await notifyOrdersOfBatches(shop, tx, ids) })
  })
}

async function lockCuring(tx: Transaction, batchIds: readonly string[]) {
  const batches = await lockBatches(tx, batchIds)
  if (!batches.ok) return batches
  return batches.value.locked.every(({ state }) => state === 'curing') ? batches : refuse('batch-ended')
}

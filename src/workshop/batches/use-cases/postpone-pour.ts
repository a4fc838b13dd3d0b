import { inArray } from 'drizzle-orm'
import { checkLaterDay } from '#catalogue/stock/domain/pour.ts'
import { pourNotes, pours } from '#catalogue/stock/schema/pours.ts'
import { type Actor, recordChange } from '#platform/audit/record-change.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'
import type { Shop } from '#platform/shop.ts'
import { pourPageCopy } from '#workshop/batches/copy/admin-pour-page.ts'
import { checkReason } from '#workshop/materials/domain/material.ts'
import { lockPours, pouredUnits } from './lock-pours.ts'
import { notifyOrdersOfPours } from './notify-orders-of-pour.ts'

/** How many customers were notified. */
type Notified = Ok<{ name: string; notified: number }>
type PourGone = Refusal<'pour-unnamed' | 'pour-not-found' | 'pour-ended'>

/** The cure of all sizes of a pour or some takes longer: who was promised an earlier day is notified, and chooses. */
export async function postponePour(
  shop: Pick<Shop, 'db' | 'clock' | 'outbox'>,
  { actor, pourIds, readyOn }: { actor: Actor; pourIds: readonly string[]; readyOn: string },
): Promise<Notified | PourGone | Refusal<'later-day'>> {
  const at = shop.clock.now()
  return shop.db.transaction(async (tx) => {
    const found = await lockCuring(tx, pourIds)
    if (!found.ok) return found
    const { productId, name, locked } = found.value
    const earlier = locked.filter((pour) => pour.readyOn !== readyOn)
    const [first] = earlier
    if (!first) return ok({ name, notified: 0 })
    const refused = earlier.map((pour) => checkLaterDay(pour, readyOn, isoDay(at))).find(({ ok }) => !ok)
    if (refused && !refused.ok) return refused
    const ids = earlier.map(({ id }) => id)
    await tx.update(pours).set({ readyOn, updatedAt: at }).where(inArray(pours.id, ids))
    const sizes = earlier.flatMap(({ size }) => size ?? [])
    const changes = {
      ...(sizes.length > 0 && { pourSizes: { from: null, to: sizes } }),
      pourReadyOn: { from: first.readyOn, to: readyOn },
    }
    const what = { entity: 'product', entityId: productId, action: 'pour-late' } as const
    await recordChange(tx, { actor, ...what, changes, at })
    return ok({ name, notified: await notifyOrdersOfPours(shop, tx, ids) })
  })
}

/** Nothing came of it, and its notebook says why: nobody can reserve of it any more, and who had is notified and chooses. */
export async function failPour(
  shop: Pick<Shop, 'db' | 'clock' | 'outbox'>,
  { actor, pourIds, reason: typed }: { actor: Actor; pourIds: readonly string[]; reason: string },
): Promise<Notified | PourGone | Refusal<'reason'>> {
  const reason = checkReason(typed)
  if (!reason.ok) return reason
  const at = shop.clock.now()
  return shop.db.transaction(async (tx) => {
    const found = await lockCuring(tx, pourIds)
    if (!found.ok) return found
    const { productId, name, locked } = found.value
    const ids = locked.map(({ id }) => id)
    await tx.update(pours).set({ state: 'failed', endedAt: at, updatedAt: at }).where(inArray(pours.id, ids))
    const text = pourPageCopy.notes.failed(locked, reason.value)
    const notes = new Set(locked.map(({ number }) => number))
    await tx
      .insert(pourNotes)
      .values([...notes].map((pourNumber) => ({ pourNumber, text, actorId: actor.id, createdAt: at })))
    const changes = {
      pourUnits: { from: pouredUnits(locked), to: 0 },
      reason: { from: null, to: reason.value },
    }
    const what = { entity: 'product', entityId: productId, action: 'pour-failed' } as const
    await recordChange(tx, { actor, ...what, changes, at })
    return ok({ name, notified: await notifyOrdersOfPours(shop, tx, ids) })
  })
}

async function lockCuring(tx: Transaction, pourIds: readonly string[]) {
  const found = await lockPours(tx, pourIds)
  if (!found.ok) return found
  return found.value.locked.every(({ state }) => state === 'curing') ? found : refuse('pour-ended')
}

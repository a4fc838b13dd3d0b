import { and, asc, eq, inArray } from 'drizzle-orm'
import { products, shelves } from '#catalogue/products/schema.ts'
import { shelfKey } from '#catalogue/stock/domain/shelf.ts'
import { batches, batchLosses } from '#catalogue/stock/schema/batches.ts'
import { changeShelf } from '#catalogue/stock/use-cases/change-shelf.ts'
import { lockStandingShelves } from '#catalogue/stock/use-cases/standing-shelves.ts'
import { notifyWaiting, type Restocker } from '#catalogue/stock/use-cases/waiting-list.ts'
import { type Actor, recordChanges } from '#platform/audit/record-change.ts'
import { commitUnlessRefused } from '#platform/commit-unless-refused.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'
import { findRecall, type RecallSubject, recallKey, stoppedFor } from './find-recall.ts'

interface SaleChange {
  readonly actor: Actor
  readonly what: RecallSubject
}

type Stopped = Ok<{ units: number }> | Refusal<'recall-unknown' | 'nothing-to-stop' | 'nothing-stopped'>

export async function stopSale(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  { actor, what }: SaleChange,
): Promise<Stopped> {
  const at = clock.now()
  return commitUnlessRefused<Stopped>(db, async (tx) => {
    const ready = await lockMeant(tx, what)
    if (!ready) return refuse('recall-unknown')
    const standingShelves = await lockStandingShelves(tx, ready)
    const unsold = await unsoldUnits(tx, ready)
    const stoppedBatches = ready.flatMap((batch) => {
      const key = shelfKey(batch)
      const free = standingShelves.get(key)?.batches.find(({ id }) => id === batch.id)?.free ?? 0
      const units = Math.min(free, unsold.get(key) ?? 0)
      unsold.set(key, (unsold.get(key) ?? 0) - units)
      return units > 0 ? [{ ...batch, units }] : []
    })
    if (stoppedBatches.length === 0) return refuse('nothing-to-stop')
    await moveShelves(tx, stoppedBatches, { sign: -1, actor, at })
    await tx.insert(batchLosses).values(
      stoppedBatches.map(({ id: batchId, units }) => ({
        batchId,
        units,
        kind: 'recalled' as const,
        reason: recallKey(what),
        actorId: actor.id,
        createdAt: at,
      })),
    )
    await record(tx, stoppedBatches, { action: 'batch-recalled', actor, at })
    return ok({ units: sumUnits(stoppedBatches) })
  })
}

export async function resumeSale(shop: Restocker, { actor, what }: SaleChange): Promise<Stopped> {
  const at = shop.clock.now()
  return commitUnlessRefused<Stopped>(shop.db, async (tx) => {
    const ready = await lockMeant(tx, what)
    if (!ready) return refuse('recall-unknown')
    const ids = ready.map(({ id }) => id)
    const back = await tx
      .delete(batchLosses)
      .where(and(inArray(batchLosses.batchId, ids), stoppedFor(what)))
      .returning({ batchId: batchLosses.batchId, units: batchLosses.units })
    const resumedBatches = ready.flatMap((batch) => {
      const units = sumUnits(back.filter(({ batchId }) => batchId === batch.id))
      return units > 0 ? [{ ...batch, units }] : []
    })
    if (resumedBatches.length === 0) return refuse('nothing-stopped')
    await moveShelves(tx, resumedBatches, { sign: 1, actor, at })
    await notifyWaiting(
      shop,
      tx,
      resumedBatches.map(({ productId, variantId }) => ({ productId, variantId })),
    )
    await record(tx, resumedBatches, { action: 'batch-resumed', actor, at })
    return ok({ units: sumUnits(resumedBatches) })
  })
}

const sumUnits = (parts: readonly { units: number }[]) => parts.reduce((sum, { units }) => sum + units, 0)

interface MeantBatch {
  readonly id: string
  readonly number: number
  readonly productId: string
  readonly variantId: string | null
}

/** Locks batches before shelves, as everywhere. Returns null if there is no such batch or lot. */
async function lockMeant(tx: Transaction, subject: RecallSubject): Promise<MeantBatch[] | null> {
  const recall = await findRecall(tx, subject)
  if (!recall) return null
  const ids = recall.batches.map(({ id }) => id)
  if (ids.length === 0) return []
  const { id, number, productId, variantId, state } = batches
  const lockedBatches = await tx
    .select({ id, number, productId, variantId })
    .from(batches)
    .where(and(inArray(id, ids), eq(state, 'ready')))
    .orderBy(asc(id))
    .for('no key update')
  const candles = lockedBatches.map((batch) => batch.productId)
  await tx
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.id, candles))
    .orderBy(asc(products.id))
    .for('no key update')
  return lockedBatches
}

async function unsoldUnits(tx: Transaction, batches: readonly MeantBatch[]): Promise<Map<string, number>> {
  const candles = batches.map(({ productId }) => productId)
  const { productId, variantId, stockQuantity } = shelves
  const rows = await tx
    .select({ productId, variantId, units: stockQuantity })
    .from(shelves)
    .where(inArray(productId, candles))
  return new Map(rows.map((row) => [shelfKey(row), row.units]))
}

type MovedBatch = MeantBatch & { readonly units: number }
type Cause = { readonly actor: Actor; readonly at: Date }

async function moveShelves(
  tx: Transaction,
  movedBatches: readonly MovedBatch[],
  { sign, actor, at }: Cause & { sign: 1 | -1 },
): Promise<void> {
  const inOrder = movedBatches.toSorted((a, b) => (shelfKey(a) < shelfKey(b) ? -1 : 1))
  for (const { productId, variantId, units } of inOrder) {
    const change = sign * units
    const movement = { change, reason: 'edit', orderId: null, actorId: actor.id } as const
    await changeShelf(tx, { productId, variantId, units: change }, [movement], at)
  }
}

const record = (
  tx: Transaction,
  movedBatches: readonly MovedBatch[],
  { action, actor, at }: Cause & { action: 'batch-recalled' | 'batch-resumed' },
) =>
  recordChanges(
    tx,
    movedBatches.map(({ productId: entityId, number, units }) => ({
      actor,
      entity: 'product' as const,
      entityId,
      action,
      changes: { batchNumber: { from: null, to: number }, batchUnits: { from: null, to: units } },
      at,
    })),
  )

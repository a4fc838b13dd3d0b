import { eq, inArray } from 'drizzle-orm'
import { shelves } from '#catalogue/products/schema.ts'
import { freeUnits, isCured } from '#catalogue/stock/domain/batch.ts'
import { batches } from '#catalogue/stock/schema/batches.ts'
import { changeShelf } from '#catalogue/stock/use-cases/change-shelf.ts'
import { notifyWaiting, type Restocker } from '#catalogue/stock/use-cases/waiting-list.ts'
import type { Changes } from '#platform/audit/changes.ts'
import { type Actor, recordChange } from '#platform/audit/record-change.ts'
import { commitUnlessRefused } from '#platform/commit-unless-refused.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'
import { type LockedBatch, lockBatches } from './lock-batches.ts'

export type FinishRefusal = Refusal<'batch-unnamed' | 'batch-not-found' | 'batch-ended' | 'batch-not-cured'>

/** Moves unreserved units into stock. Idempotent; locks batches before shelves. */
export async function finishBatch(
  shop: Restocker,
  { actor, batchIds }: { actor: Actor; batchIds: readonly string[] },
): Promise<Ok<{ name: string; units: number }> | FinishRefusal> {
  const at = shop.clock.now()
  return commitUnlessRefused(shop.db, async (tx) => {
    const lockedBatches = await lockBatches(tx, batchIds)
    if (!lockedBatches.ok) return lockedBatches
    const { productId, name, locked } = lockedBatches.value
    if (locked.some(({ state }) => state === 'failed')) return refuse('batch-ended')
    const curing = locked.filter(({ state }) => state === 'curing')
    if (curing.some((batch) => !isCured(batch, isoDay(at)))) return refuse('batch-not-cured')
    const endedBatches = curing.length > 0 ? curing : locked
    const units = endedBatches.reduce((sum, batch) => sum + freeUnits(batch), 0)
    if (curing.length === 0) return ok({ name, units })
    const ids = curing.map(({ id }) => id)
    await tx
      .update(batches)
      .set({ state: 'ready', endedAt: at, updatedAt: at })
      .where(inArray(batches.id, ids))
    const filledShelves = unitsByShelf(curing)
    for (const { variantId, units: change } of filledShelves) {
      const movement = { change, reason: 'batch', orderId: null, actorId: actor.id } as const
      await changeShelf(tx, { productId, variantId, units: change }, [movement], at)
    }
    const changes = filledShelves.length > 0 ? await stockChanges(tx, productId, filledShelves) : undefined
    await notifyWaiting(
      shop,
      tx,
      filledShelves.map(({ variantId }) => ({ productId, variantId })),
    )
    const auditEntry = { entity: 'product', entityId: productId, action: 'batch-ready' } as const
    await recordChange(tx, { actor, ...auditEntry, changes, at })
    return ok({ name, units })
  })
}

interface FilledShelf {
  variantId: string | null
  units: number
}

function unitsByShelf(curing: readonly LockedBatch[]): FilledShelf[] {
  return [...Map.groupBy(curing, ({ variantId }) => variantId)]
    .map(([variantId, ofSize]) => ({
      variantId,
      units: ofSize.reduce((sum, batch) => sum + freeUnits(batch), 0),
    }))
    .filter(({ units }) => units > 0)
    .sort((a, b) => ((a.variantId ?? '') < (b.variantId ?? '') ? -1 : 1))
}

/** Changing the stock locks the shelves, so they need no lock here. */
async function stockChanges(
  tx: Transaction,
  productId: string,
  filledShelves: readonly FilledShelf[],
): Promise<Changes> {
  const sizeRows = await tx
    .select({ variantId: shelves.variantId, size: shelves.size, stock: shelves.stockQuantity })
    .from(shelves)
    .where(eq(shelves.productId, productId))
    .orderBy(shelves.position, shelves.size)
  const changedSizeRows = sizeRows.flatMap(({ variantId, size, stock }) => {
    const shelf = filledShelves.find((one) => one.variantId === variantId)
    return shelf ? [{ name: size, from: stock - shelf.units, to: stock }] : []
  })
  const [own] = changedSizeRows
  if (own?.name === null) return { stockQuantity: { from: own.from, to: own.to } }
  return {
    sizeStocks: {
      from: changedSizeRows.map(({ name, from }) => ({ name, stock: from })),
      to: changedSizeRows.map(({ name, to }) => ({ name, stock: to })),
    },
  }
}

import { desc, inArray } from 'drizzle-orm'
import { batches } from '#catalogue/stock/schema/batches.ts'
import { UNDO_ACCEPTED_SECONDS } from '#orders/domain/status-change.ts'
import { type Actor, recordChange } from '#platform/audit/record-change.ts'
import { commitUnlessRefused } from '#platform/commit-unless-refused.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'
import { materialMovements } from '#workshop/materials/schema.ts'
import { lockMaterials, writeMovements } from '#workshop/materials/use-cases/lock-materials.ts'
import { lockBatches, pouredUnits } from './lock-batches.ts'

/** Returns the materials by opposite movements. The batch number is not reused. */
export async function undoBatch(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  { actor, batchIds }: { actor: Actor; batchIds: readonly string[] },
): Promise<Ok<{ name: string }> | Refusal<'batch-undo-late'>> {
  const at = clock.now()
  return commitUnlessRefused(db, async (tx) => {
    const lockedBatches = await lockBatches(tx, batchIds)
    if (!lockedBatches.ok) return refuse('batch-undo-late')
    const { productId, name, locked } = lockedBatches.value
    const isOld = (moment: Date) => at.getTime() - moment.getTime() > UNDO_ACCEPTED_SECONDS * 1000
    if (
      locked.some(({ state, reserved, createdAt }) => state !== 'curing' || reserved > 0 || isOld(createdAt))
    )
      return refuse('batch-undo-late')
    const ids = locked.map(({ id }) => id)
    if (!(await takeMaterialsBack(tx, ids, { actorId: actor.id, at }))) return refuse('batch-undo-late')
    await tx.delete(batches).where(inArray(batches.id, ids))
    const changes = { batchUnits: { from: pouredUnits(locked), to: null } }
    const auditEntry = { entity: 'product', entityId: productId, action: 'batch-undone' } as const
    await recordChange(tx, { actor, ...auditEntry, changes, at })
    return ok({ name })
  })
}

/** False if the ledger has later movements, because the average price has changed. */
async function takeMaterialsBack(
  tx: Transaction,
  batchIds: readonly string[],
  { actorId, at }: { actorId: string; at: Date },
): Promise<boolean> {
  const own = await tx
    .select()
    .from(materialMovements)
    .where(inArray(materialMovements.batchId, [...batchIds]))
    .orderBy(desc(materialMovements.number))
  if (own.length === 0) return true
  const materialIds = [...new Set(own.map(({ materialId }) => materialId))]
  await lockMaterials(tx, materialIds)
  const newest = await tx
    .selectDistinctOn([materialMovements.materialId], { id: materialMovements.id })
    .from(materialMovements)
    .where(inArray(materialMovements.materialId, materialIds))
    .orderBy(materialMovements.materialId, desc(materialMovements.number))
  if (newest.some(({ id }) => !own.some((movement) => movement.id === id))) return false
  const opposites = own.map(({ id, materialId, amount, value }) => ({
    materialId,
    kind: 'undo' as const,
    amount: -amount,
    value: -value,
    undoes: id,
    actorId,
  }))
  await writeMovements(tx, opposites, at)
  return true
}

import { desc, eq } from 'drizzle-orm'
import { formatAmount } from '#catalogue/stock/domain/amount.ts'
import { UNDO_ACCEPTED_SECONDS } from '#orders/domain/status-change.ts'
import { type Actor, recordChange } from '#platform/audit/record-change.ts'
import { commitUnlessRefused } from '#platform/commit-unless-refused.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'
import { materialMovements } from '#workshop/materials/schema.ts'
import { lockMaterials, writeMovements } from './lock-materials.ts'

/** Appends the opposite movement, because the ledger is append-only. */
export async function undoMovement(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  { actor, movementId }: { actor: Actor; movementId: string },
): Promise<Ok<{ name: string; left: string }> | Refusal<'too-late'>> {
  const at = clock.now()
  return commitUnlessRefused(db, async (tx) => {
    const [movement] = await tx
      .select({ materialId: materialMovements.materialId })
      .from(materialMovements)
      .where(eq(materialMovements.id, movementId))
    if (!movement) return refuse('too-late')
    const { materialId } = movement
    const material = (await lockMaterials(tx, [materialId])).get(materialId)
    const [newest] = await tx
      .select()
      .from(materialMovements)
      .where(eq(materialMovements.materialId, materialId))
      .orderBy(desc(materialMovements.number))
      .limit(1)
    // Later movements change the average price, so the opposite would have another value.
    if (!material || !newest || newest.id !== movementId || newest.batchId !== null) return refuse('too-late')
    if (at.getTime() - newest.createdAt.getTime() > UNDO_ACCEPTED_SECONDS * 1000) return refuse('too-late')
    const opposite = { amount: -newest.amount, value: -newest.value, undoes: newest.id }
    await writeMovements(tx, [{ materialId, kind: 'undo', actorId: actor.id, ...opposite }], at)
    const { name, unit, amount } = material
    const newStock = formatAmount(amount + opposite.amount, unit)
    const changes = { stock: { from: formatAmount(amount, unit), to: newStock } }
    await recordChange(tx, { actor, entity: 'material', entityId: materialId, action: 'undo', changes, at })
    return ok({ name, left: newStock })
  })
}

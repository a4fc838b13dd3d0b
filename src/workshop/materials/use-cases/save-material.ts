import { randomUUID } from 'node:crypto'
import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { formatAmount } from '#catalogue/stock/domain/amount.ts'
import { materials } from '#catalogue/stock/schema/materials.ts'
import { recipeLines } from '#catalogue/stock/schema/recipes.ts'
import { changesBetween } from '#platform/audit/changes.ts'
import { type Actor, recordChange } from '#platform/audit/record-change.ts'
import { commitUnlessRefused } from '#platform/commit-unless-refused.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'
import type { MaterialFacts } from '#workshop/materials/domain/material.ts'
import { materialMovements } from '#workshop/materials/schema.ts'

interface MaterialEdit {
  readonly actor: Actor
  readonly materialId: string | null
  readonly facts: MaterialFacts
  /** Version that the form showed; 0 for a new material. */
  readonly version: number
}

export type SaveMaterialRefusal = Refusal<
  'material-not-found' | 'changed-meanwhile' | 'name-taken' | 'unit-in-use'
>

export async function saveMaterial(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  { actor, materialId, facts, version }: MaterialEdit,
): Promise<Ok<{ id: string }> | SaveMaterialRefusal> {
  const at = clock.now()
  return commitUnlessRefused(db, async (tx) => {
    await lockNames(tx)
    const id = materialId ?? randomUUID()
    const [before] = await tx.select().from(materials).where(eq(materials.id, id)).for('no key update')
    if (materialId && !before) return refuse('material-not-found')
    if (before && before.version !== version) return refuse('changed-meanwhile')
    if (await isTaken(tx, facts.name, id)) return refuse('name-taken')
    if (before && before.unit !== facts.unit && (await isUsed(tx, id))) return refuse('unit-in-use')
    const writtenRow = { ...facts, version: version + 1, updatedAt: at }
    await tx
      .insert(materials)
      .values({ id, ...writtenRow, createdAt: at })
      .onConflictDoUpdate({ target: materials.id, set: writtenRow })
    const changes = changesBetween(before ? inUnits(before) : {}, inUnits(facts))
    const action = before ? 'updated' : 'created'
    await recordChange(tx, { actor, entity: 'material', entityId: id, action, changes, at })
    return ok({ id })
  })
}

export async function hideMaterial(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  { actor, materialId, isHidden }: { actor: Actor; materialId: string; isHidden: boolean },
): Promise<Ok<{ name: string }> | Refusal<'material-not-found' | 'name-taken'>> {
  const at = clock.now()
  return commitUnlessRefused(db, async (tx) => {
    await lockNames(tx)
    const [before] = await tx
      .select()
      .from(materials)
      .where(eq(materials.id, materialId))
      .for('no key update')
    if (!before) return refuse('material-not-found')
    const { name } = before
    if ((before.hiddenAt !== null) === isHidden) return ok({ name })
    if (!isHidden && (await isTaken(tx, name, materialId))) return refuse('name-taken')
    await tx
      .update(materials)
      .set({ hiddenAt: isHidden ? at : null, updatedAt: at })
      .where(eq(materials.id, materialId))
    const action = isHidden ? 'hidden' : 'shown'
    await recordChange(tx, { actor, entity: 'material', entityId: materialId, action, at })
    return ok({ name })
  })
}

export function inUnits({
  name,
  kind,
  unit,
  supplierName,
  supplierPhone,
  reorderAt,
  leadDays,
}: MaterialFacts) {
  const line = reorderAt === 0 ? null : formatAmount(reorderAt, unit)
  return { name, kind, unit, supplierName, supplierPhone, reorderAt: line, leadDays }
}

/** Serialises requests that set names, so that a conflict becomes a refusal instead of a database error. */
export const lockNames = (tx: Transaction) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('names of materials'))`)

async function isTaken(tx: Transaction, name: string, id: string): Promise<boolean> {
  const sameName = eq(materials.sortName, sql`shop_fold(${name})`)
  return (await tx.$count(materials, and(sameName, ne(materials.id, id), isNull(materials.hiddenAt)))) > 0
}

/** The unit of a used material is fixed, because its amounts are stored in it. */
async function isUsed(tx: Transaction, id: string): Promise<boolean> {
  const inLedger = await tx.$count(materialMovements, eq(materialMovements.materialId, id))
  return inLedger > 0 || (await tx.$count(recipeLines, eq(recipeLines.materialId, id))) > 0
}

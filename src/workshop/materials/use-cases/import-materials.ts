import { randomUUID } from 'node:crypto'
import { asc, sql } from 'drizzle-orm'
import { materials } from '#catalogue/stock/schema/materials.ts'
import { changesBetween } from '#platform/audit/changes.ts'
import { type Actor, type Change, recordChanges } from '#platform/audit/record-change.ts'
import { commitUnlessRefused } from '#platform/commit-unless-refused.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { normaliseText } from '#platform/domain/names.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'
import { valueOfPurchase } from '#workshop/materials/domain/ledger.ts'
import {
  type ImportLine,
  type KnownMaterial,
  type MaterialImportPlan,
  type PlannedMaterial,
  planImport,
} from '#workshop/materials/domain/plan-import.ts'
import { materialMovements } from '#workshop/materials/schema.ts'
import { lockMaterials, writeMovements } from './lock-materials.ts'
import { movementChanges } from './move-material.ts'
import { type MaterialFileRefusal, readMaterialFile } from './read-material-file.ts'
import { inUnits, lockNames } from './save-material.ts'

export interface ImportedMaterials {
  readonly created: number
  readonly updated: number
  readonly purchases: number
  readonly knownCount: number
  readonly ignoredColumns: readonly string[]
}

export type ImportMaterialsRefusal =
  | MaterialFileRefusal
  | Refusal<'lines-wrong', { readonly faults: MaterialImportPlan['faults'] }>

/** All or nothing: a single wrong line rejects the file. */
export async function importMaterials(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  { actor, bytes }: { actor: Actor; bytes: Uint8Array },
): Promise<Ok<ImportedMaterials> | ImportMaterialsRefusal> {
  const materialLines = await readMaterialFile(bytes)
  if (!materialLines.ok) return materialLines
  const { lines, ignoredColumns } = materialLines.value
  const at = clock.now()
  return commitUnlessRefused(db, async (tx): Promise<Ok<ImportedMaterials> | ImportMaterialsRefusal> => {
    await lockNames(tx)
    const materials = await lockKnown(tx)
    const plan = planImport(await withKeys(tx, lines), materials)
    if (plan.faults.length > 0) return refuse('lines-wrong', { faults: plan.faults })
    const facts = await writeFacts(tx, { actor, at, planned: plan.materials })
    const purchases = await writePurchases(tx, { actor, at, planned: facts.written })
    const { created, updated } = facts
    return ok({ created, updated, purchases, knownCount: plan.knownCount, ignoredColumns })
  })
}

/** Lets the database normalise the names, so that they match its unique index. */
async function withKeys(tx: Transaction, lines: readonly Omit<ImportLine, 'key'>[]): Promise<ImportLine[]> {
  const names = lines.map(({ cells }) => normaliseText(cells.name))
  const { rows } = await tx.execute<{ key: string }>(
    sql`select shop_fold(name) as key from unnest(${sql.param(names)}::text[]) with ordinality as t (name, place) order by place`,
  )
  return lines.map((line, place) => ({ ...line, key: rows[place]?.key ?? '' }))
}

/** A visible material takes precedence over a hidden one of the same name. */
async function lockKnown(tx: Transaction): Promise<Map<string, KnownMaterial>> {
  const rows = await tx.select().from(materials).orderBy(asc(materials.id)).for('no key update')
  const purchaseRows = await tx
    .select({
      materialId: materialMovements.materialId,
      amount: materialMovements.amount,
      paid: materialMovements.paid,
      lot: materialMovements.lot,
    })
    .from(materialMovements)
    .where(
      sql`kind = 'purchase' and not exists (select from material_movements back where back.undoes = material_movements.id)`,
    )
  const purchases = Map.groupBy(purchaseRows, ({ materialId }) => materialId)
  const hiddenFirst = rows.toSorted((a, b) => Number(b.hiddenAt !== null) - Number(a.hiddenAt !== null))
  return new Map(
    hiddenFirst.map(({ sortName, hiddenAt, ...row }) => [
      sortName ?? '',
      {
        ...row,
        isHidden: hiddenAt !== null,
        purchases: (purchases.get(row.id) ?? []).map(({ amount, paid, lot }) => ({
          amount,
          paid: paid ?? 0,
          lot,
        })),
      },
    ]),
  )
}

interface Writing<Planned> {
  readonly actor: Actor
  readonly at: Date
  readonly planned: readonly Planned[]
}

type Written = PlannedMaterial & { readonly id: string }

async function writeFacts(tx: Transaction, { actor, at, planned }: Writing<PlannedMaterial>) {
  const history: Change[] = []
  const counts = { created: 0, updated: 0 }
  const writtenMaterials: Written[] = []
  for (const one of planned) {
    const { before, facts } = one
    const id = before?.id ?? randomUUID()
    writtenMaterials.push({ ...one, id })
    const changes = changesBetween(before ? inUnits(before) : {}, inUnits(facts))
    if (Object.keys(changes).length === 0) continue
    counts[before ? 'updated' : 'created'] += 1
    const row = { ...facts, version: (before?.version ?? 0) + 1, updatedAt: at }
    await tx
      .insert(materials)
      .values({ id, ...row, createdAt: at })
      .onConflictDoUpdate({ target: materials.id, set: row })
    history.push({ actor, entity: 'material', entityId: id, action: 'imported', changes, at })
  }
  await recordChanges(tx, history)
  return { ...counts, written: writtenMaterials }
}

/** Each value depends on the lines before it, because purchases change the average price. */
async function writePurchases(tx: Transaction, { actor, at, planned }: Writing<Written>): Promise<number> {
  const buying = planned.filter(({ purchases }) => purchases.length > 0)
  if (buying.length === 0) return 0
  const materials = await lockMaterials(
    tx,
    buying.map(({ id }) => id),
  )
  const history: Change[] = []
  const movements = buying.flatMap(({ id, facts: { unit }, purchases }) => {
    let { amount, value } = materials.get(id) ?? { amount: 0, value: 0 }
    return purchases.map((purchase) => {
      const worth = valueOfPurchase({ amount, value }, purchase.amount, purchase.paid)
      const movement = { kind: 'purchase' as const, ...purchase, value: worth }
      const changes = movementChanges({ unit, amount }, movement)
      history.push({ actor, entity: 'material', entityId: id, action: 'purchase', changes, at })
      amount += purchase.amount
      value += worth
      return { materialId: id, actorId: actor.id, ...movement }
    })
  })
  await writeMovements(tx, movements, at)
  await recordChanges(tx, history)
  return movements.length
}

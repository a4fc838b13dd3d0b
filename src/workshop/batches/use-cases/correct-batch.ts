import { asc, eq, inArray, sql } from 'drizzle-orm'
import { shelves } from '#catalogue/products/schema.ts'
import { MAX_UNITS, MIN_CURE_DAYS } from '#catalogue/stock/domain/batch.ts'
import { shelfKey } from '#catalogue/stock/domain/shelf.ts'
import { batches, batchNotes } from '#catalogue/stock/schema/batches.ts'
import { recipes } from '#catalogue/stock/schema/recipes.ts'
import { changeShelf } from '#catalogue/stock/use-cases/change-shelf.ts'
import { lockStandingShelves } from '#catalogue/stock/use-cases/standing-shelves.ts'
import { type Actor, recordChange } from '#platform/audit/record-change.ts'
import { commitUnlessRefused } from '#platform/commit-unless-refused.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { addDays, isIsoDay } from '#platform/domain/calendar.ts'
import { type Centavos, parseBrl } from '#platform/domain/money.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'
import type { Shop } from '#platform/shop.ts'
import { toCentavos } from '#workshop/materials/domain/ledger.ts'
import { checkReason } from '#workshop/materials/domain/material.ts'
import { calculateWork } from '#workshop/materials/domain/recipe.ts'
import { correctMaterials, type MaterialsRefusal } from './correct-materials.ts'
import { pouredUnits } from './lock-batches.ts'
import { writeBatchCosts } from './pack-batches.ts'

interface CorrectedSize {
  readonly batchId: string
  readonly units: number
  readonly cost: string
}

interface Correction {
  readonly actor: Actor
  readonly number: number
  /** Version that the page showed: the time of the last change. */
  readonly seen: string
  readonly pouredOn: string
  readonly sizes: readonly CorrectedSize[]
  readonly used: ReadonlyMap<string, string>
  readonly reason: string
}

/** Upper limit to catch typing errors. */
const DEAREST: Centavos = 1_000_000
const isCost = (cost: Centavos | null) => cost !== null && cost >= 0 && cost <= DEAREST

export type CorrectionRefusal =
  | Refusal<'batch-not-found' | 'batch-changed' | 'poured-day' | 'reason' | 'batch-units' | 'batch-cost'>
  | Refusal<'fewer-than-gone', { least: number }>
  | MaterialsRefusal

type Row = typeof batches.$inferSelect

/** Stock, materials and costs follow the correction. Units cannot fall below those that already left. */
export async function correctBatch(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  correction: Correction,
): Promise<Ok<{ number: number }> | CorrectionRefusal> {
  const { actor, number, seen, pouredOn, sizes, used } = correction
  const at = clock.now()
  const checkedFields = checkTyped(correction, at)
  if (!checkedFields.ok) return checkedFields
  const reason = checkedFields.value
  return commitUnlessRefused<Ok<{ number: number }> | CorrectionRefusal>(db, async (tx) => {
    const rows = await tx
      .select()
      .from(batches)
      .where(eq(batches.number, number))
      .orderBy(asc(batches.id))
      .for('no key update')
    const [first] = rows
    if (!first) return refuse('batch-not-found')
    if (buildSeenVersion(rows) !== seen) return refuse('batch-changed')
    if (rows.some(({ readyOn }) => addDays(pouredOn, MIN_CURE_DAYS) > readyOn)) return refuse('poured-day')
    const changedRows = rows.flatMap((row) => {
      const size = sizes.find(({ batchId }) => batchId === row.id)
      return size && row.state !== 'failed' ? [{ row, ...size }] : []
    })
    const movedUnits = await moveUnits(tx, changedRows, { actor, at })
    if (!movedUnits.ok) return movedUnits
    const ids = rows.map(({ id }) => id)
    const booked = await correctMaterials(tx, { batchIds: ids, used, reason, actorId: actor.id, at })
    if (!booked.ok) return booked
    await tx.update(batches).set({ pouredOn, updatedAt: at }).where(inArray(batches.id, ids))
    for (const { row, units, cost: typed } of changedRows) {
      const cost = await readCost(tx, row, { units, typed, more: booked.value.get(row.id) ?? 0 })
      await tx.update(batches).set({ units, cost }).where(eq(batches.id, row.id))
    }
    const isOfThese = sql`order_items.id in (
      select r.order_item_id from order_item_batches r where r.batch_id = any(${sql.param(ids)}::uuid[]))`
    await writeBatchCosts(tx, isOfThese)
    await recordCorrection(tx, {
      actor,
      productId: first.productId,
      number,
      changed: changedRows,
      reason,
      at,
    })
    return ok({ number })
  })
}

function checkTyped(
  { pouredOn, sizes, reason }: Correction,
  at: Date,
): ReturnType<typeof checkReason> | CorrectionRefusal {
  const checkedReason = checkReason(reason)
  if (!checkedReason.ok) return checkedReason
  if (!isIsoDay(pouredOn) || pouredOn > isoDay(at)) return refuse('poured-day')
  if (sizes.some(({ units }) => !Number.isInteger(units) || units < 1 || units > MAX_UNITS))
    return refuse('batch-units')
  if (sizes.some(({ cost }) => cost.trim() !== '' && !isCost(parseBrl(cost)))) return refuse('batch-cost')
  return checkedReason
}

interface RecordedCorrection extends Pick<Correction, 'actor' | 'number' | 'reason'> {
  readonly productId: string
  readonly changed: readonly ChangedSize[]
  readonly at: Date
}

async function recordCorrection(
  tx: Transaction,
  { actor, productId, number, changed, reason, at }: RecordedCorrection,
): Promise<void> {
  const text = `Correção: ${reason}`
  await tx.insert(batchNotes).values({ batchNumber: number, text, actorId: actor.id, createdAt: at })
  const from = pouredUnits(changed.map(({ row }) => ({ size: null, units: row.units })))
  const to = pouredUnits(changed.map(({ units }) => ({ size: null, units })))
  const changes = {
    batchNumber: { from: null, to: number },
    batchUnits: { from, to },
    reason: { from: null, to: reason },
  }
  const auditEntry = { entity: 'product', entityId: productId, action: 'batch-corrected' } as const
  await recordChange(tx, { actor, ...auditEntry, changes, at })
}

export const buildSeenVersion = (rows: readonly { updatedAt: Date }[]) =>
  String(Math.max(...rows.map(({ updatedAt }) => updatedAt.getTime())))

interface ChangedSize extends CorrectedSize {
  readonly row: Row
}

async function moveUnits(
  tx: Transaction,
  changedSizes: readonly ChangedSize[],
  { actor, at }: { actor: Actor; at: Date },
): Promise<Ok<undefined> | Refusal<'fewer-than-gone', { least: number }>> {
  const short = changedSizes.find(({ row, units }) => units < row.reserved)
  if (short) return refuse('fewer-than-gone', { least: short.row.reserved })
  const ready = changedSizes
    .filter(({ row, units }) => row.state === 'ready' && units !== row.units)
    .sort((a, b) => (shelfKey(a.row) < shelfKey(b.row) ? -1 : 1))
  for (const { row, units } of ready) {
    const change = units - row.units
    const movement = { change, reason: 'edit', orderId: null, actorId: actor.id } as const
    const { productId, variantId } = row
    if (await changeShelf(tx, { productId, variantId, units: change }, [movement], at)) continue
    const [shelf] = await tx
      .select({ units: shelves.stockQuantity })
      .from(shelves)
      .where(
        sql`${shelves.productId} = ${productId} and ${shelves.variantId} is not distinct from ${variantId}`,
      )
    return refuse('fewer-than-gone', { least: row.units - (shelf?.units ?? 0) })
  }
  const standingShelves = await lockStandingShelves(
    tx,
    ready.map(({ row }) => row),
  )
  for (const { row, units } of ready) {
    const free = standingShelves.get(shelfKey(row))?.batches.find(({ id }) => id === row.id)?.free ?? 0
    if (row.units - units > free) return refuse('fewer-than-gone', { least: row.units - Math.max(0, free) })
  }
  return ok()
}

/** The typed unit cost, or else the previous cost plus added materials and the work for added candles. */
async function readCost(
  tx: Transaction,
  row: Row,
  { units, typed, more }: { units: number; typed: string; more: number },
): Promise<Centavos | null> {
  const each = typed.trim() === '' ? null : parseBrl(typed)
  if (each !== null) return each * units
  if (row.cost === null) return null
  const [recipe] = row.recipeId ? await tx.select().from(recipes).where(eq(recipes.id, row.recipeId)) : []
  const work = recipe ? calculateWork(recipe, units) - calculateWork(recipe, row.units) : 0
  return Math.max(0, row.cost + toCentavos(more + work))
}

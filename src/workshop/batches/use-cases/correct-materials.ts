import { inArray, sql } from 'drizzle-orm'
import { type Amount, formatAmount, parseCount } from '#catalogue/stock/domain/amount.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'
import { shareOut } from '#platform/domain/share-out.ts'
import { divide, type Value, valueOfChange } from '#workshop/materials/domain/ledger.ts'
import { materialMovements } from '#workshop/materials/schema.ts'
import { lockMaterials, writeMovements } from '#workshop/materials/use-cases/lock-materials.ts'

interface MaterialsCorrection {
  readonly batchIds: readonly string[]
  readonly used: ReadonlyMap<string, string>
  readonly reason: string
  readonly actorId: string
  readonly at: Date
}

export type MaterialsRefusal =
  | Refusal<'used-amount', { materialId: string }>
  | Refusal<'not-so-much', { name: string; held: string }>

export async function correctMaterials(
  tx: Transaction,
  { batchIds, used, reason, actorId, at }: MaterialsCorrection,
): Promise<Ok<Map<string, Value>> | MaterialsRefusal> {
  const more = new Map<string, Value>()
  const booked = await sumBooked(tx, batchIds)
  const byMaterial = Map.groupBy(booked, ({ materialId }) => materialId)
  if (byMaterial.size === 0) return ok(more)
  const materials = await lockMaterials(tx, [...byMaterial.keys()])
  for (const [materialId, parts] of byMaterial) {
    const typed = used.get(materialId)
    const material = materials.get(materialId)
    if (typed === undefined || !material) continue
    const total = parseCount(typed, material.unit)
    if (total === null) return refuse('used-amount', { materialId })
    const before = parts.reduce((sum, { amount }) => sum + amount, 0)
    if (total - before > Math.max(0, material.amount)) {
      const heldAmount = formatAmount(material.amount, material.unit)
      return refuse('not-so-much', { name: material.name, held: heldAmount })
    }
    const weights = parts.map(({ amount }) => amount)
    const shares = shareOut(total, before > 0 ? weights : weights.map(() => 1))
    let holding = { amount: material.amount, value: material.value }
    for (const [place, part] of parts.entries()) {
      const amount = part.amount - (shares[place] ?? 0)
      if (amount === 0) continue
      const value = valueBack(part, amount, holding) ?? valueOfChange(holding, material.last, amount)
      holding = { amount: holding.amount + amount, value: holding.value + value }
      more.set(part.batchId, (more.get(part.batchId) ?? 0) - value)
      const movement = { materialId, kind: 'correction' as const, amount, value, reason, actorId }
      await writeMovements(tx, [{ ...movement, batchId: part.batchId }], at)
    }
  }
  return ok(more)
}

/** Returned materials keep the value at which they were booked. Null if more material was used. */
function valueBack(
  part: { amount: Amount; value: Value },
  amount: Amount,
  holding: { amount: Amount; value: Value },
): Value | null {
  if (holding.amount + amount === 0) return -holding.value
  return amount > 0 && part.amount > 0 ? divide(part.value, amount, part.amount) : null
}

async function sumBooked(tx: Transaction, batchIds: readonly string[]) {
  const { materialId, batchId, amount, value } = materialMovements
  return tx
    .select({
      materialId,
      batchId: sql<string>`${batchId}`,
      amount: sql<number>`-sum(${amount})::float8`,
      value: sql<number>`-sum(${value})::float8`,
    })
    .from(materialMovements)
    .where(inArray(batchId, [...batchIds]))
    .groupBy(materialId, batchId)
    .orderBy(materialId, batchId)
}

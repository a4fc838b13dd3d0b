import { type Amount, formatAmount, parseAmount, parseCount } from '#catalogue/stock/domain/amount.ts'
import { type Actor, recordChange } from '#platform/audit/record-change.ts'
import { commitUnlessRefused } from '#platform/commit-unless-refused.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'
import { valueOfChange, valueOfPurchase } from '#workshop/materials/domain/ledger.ts'
import { checkPurchase, checkReason, type PurchaseRefusal } from '#workshop/materials/domain/material.ts'
import type { materialMovements } from '#workshop/materials/schema.ts'
import { calculatePrice, type HeldMaterial, lockMaterials, writeMovements } from './lock-materials.ts'
import { fillMissingCosts } from './size-costs.ts'

interface MaterialChange {
  readonly actor: Actor
  readonly materialId: string
}

export interface MovedMaterial {
  readonly movementId: string
  readonly name: string
  readonly moved: string
  readonly left: string
}

type Moved = Ok<MovedMaterial>
type Gone = Refusal<'material-not-found'>
type Ledger = Pick<Shop, 'db' | 'clock'>

interface Movement extends Pick<typeof materialMovements.$inferInsert, 'kind' | 'paid' | 'lot' | 'reason'> {
  readonly amount: Amount
  readonly value: number
}

async function moveLocked<Refused extends Refusal<string, unknown>>(
  { db, clock }: Ledger,
  { actor, materialId }: MaterialChange,
  plan: (material: HeldMaterial) => Ok<Movement> | Refused,
): Promise<Moved | Refused | Gone> {
  const at = clock.now()
  return commitUnlessRefused<Moved | Refused | Gone>(db, async (tx) => {
    const material = (await lockMaterials(tx, [materialId])).get(materialId)
    if (!material) return refuse('material-not-found')
    const plannedMove = plan(material)
    if (!plannedMove.ok) return plannedMove
    const movement = plannedMove.value
    const [writtenMovement] = await writeMovements(tx, [{ materialId, actorId: actor.id, ...movement }], at)
    const changes = movementChanges(material, movement)
    const action = movement.kind
    await recordChange(tx, { actor, entity: 'material', entityId: materialId, action, changes, at })
    // The new price may complete the costs of recipes.
    if (movement.kind === 'purchase') await fillMissingCosts(tx, { actor, at })
    const { name, unit, amount } = material
    return ok({
      movementId: writtenMovement?.id ?? '',
      name,
      moved: formatAmount(Math.abs(movement.amount), unit),
      left: formatAmount(amount + movement.amount, unit),
    })
  })
}

export function movementChanges({ unit, amount }: Pick<HeldMaterial, 'unit' | 'amount'>, movement: Movement) {
  const { paid, lot, reason } = movement
  const stock = { from: formatAmount(amount, unit), to: formatAmount(amount + movement.amount, unit) }
  return {
    stock,
    ...(paid != null && { paid: { from: null, to: paid } }),
    ...(lot && { lot: { from: null, to: lot } }),
    ...(reason && { reason: { from: null, to: reason } }),
  }
}

export function buyMaterial(
  shop: Ledger,
  { typed, ...change }: MaterialChange & { typed: { amount: string; paid: string; lot: string } },
): Promise<Moved | Gone | PurchaseRefusal> {
  return moveLocked<PurchaseRefusal>(shop, change, (material) => {
    const checkedPurchase = checkPurchase(typed, material.unit)
    if (!checkedPurchase.ok) return checkedPurchase
    const { amount, paid } = checkedPurchase.value
    return ok({ kind: 'purchase', ...checkedPurchase.value, value: valueOfPurchase(material, amount, paid) })
  })
}

type CountRefusal = Refusal<'count' | 'reason' | 'no-price' | 'counted-same' | 'stock-changed'>

export function correctMaterial(
  shop: Ledger,
  { counted, seen, reason, ...change }: MaterialChange & { counted: string; seen: Amount; reason: string },
): Promise<Moved | Gone | CountRefusal> {
  return moveLocked<CountRefusal>(shop, change, (material) => {
    const checkedReason = checkReason(reason)
    const count = parseCount(counted, material.unit)
    if (count === null) return refuse('count')
    if (!checkedReason.ok) return checkedReason
    // The count refers to the amount on the page, so movements since then invalidate it.
    if (material.amount !== seen) return refuse('stock-changed')
    const amount = count - material.amount
    if (amount === 0) return refuse('counted-same')
    if (amount > 0 && calculatePrice(material) === null) return refuse('no-price')
    const value = valueOfChange(material, material.last, amount)
    return ok({ kind: 'correction', amount, value, reason: checkedReason.value })
  })
}

type LossRefusal = Refusal<'amount' | 'reason' | 'more-than-there-is'>

export function loseMaterial(
  shop: Ledger,
  { lost, reason, ...change }: MaterialChange & { lost: string; reason: string },
): Promise<Moved | Gone | LossRefusal> {
  return moveLocked<LossRefusal>(shop, change, (material) => {
    const amount = parseAmount(lost, material.unit)
    if (amount === null) return refuse('amount')
    const checkedReason = checkReason(reason)
    if (!checkedReason.ok) return checkedReason
    if (amount > material.amount) return refuse('more-than-there-is')
    const value = valueOfChange(material, material.last, -amount)
    return ok({ kind: 'loss', amount: -amount, value, reason: checkedReason.value })
  })
}

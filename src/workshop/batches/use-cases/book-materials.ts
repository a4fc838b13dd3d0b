import { type Amount, formatAmount, parseCount } from '#catalogue/stock/domain/amount.ts'
import type { Transaction } from '#platform/database/connect.ts'
import type { Centavos } from '#platform/domain/money.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'
import { shareOut } from '#platform/domain/share-out.ts'
import { toCentavos, valueOfChange } from '#workshop/materials/domain/ledger.ts'
import { calculateWork, neededAmount } from '#workshop/materials/domain/recipe.ts'
import type { StoredRecipe } from '#workshop/materials/use-cases/list-recipes.ts'
import {
  calculatePrice,
  type HeldMaterial,
  lockMaterials,
  writeMovements,
} from '#workshop/materials/use-cases/lock-materials.ts'

export interface PouredSize {
  readonly batchId: string
  readonly units: number
  readonly recipe: StoredRecipe | undefined
}

interface Booking {
  readonly poured: readonly PouredSize[]
  readonly used: ReadonlyMap<string, string>
  /** True if the owner agreed to use more than the ledger shows. */
  readonly agreesToShort: boolean
  readonly actorId: string
  readonly at: Date
}

export interface ShortMaterial {
  readonly name: string
  readonly needed: string
  readonly held: string
}

export type BookingRefusal =
  | Refusal<'used-amount', { materialId: string }>
  | Refusal<'not-enough', { short: readonly ShortMaterial[] }>

/** Returns the material cost by batch id; null without a recipe or if a price is missing. */
export async function bookMaterials(
  tx: Transaction,
  { poured, used, agreesToShort, actorId, at }: Booking,
): Promise<Ok<Map<string, Centavos | null>> | BookingRefusal> {
  const ids = poured.flatMap(({ recipe }) => recipe?.lines.map(({ materialId }) => materialId) ?? [])
  const materials = ids.length === 0 ? new Map<string, HeldMaterial>() : await lockMaterials(tx, ids)
  const takings: Taking[] = []
  for (const material of materials.values()) {
    const taking = planTaking(material, poured, used.get(material.id) ?? '')
    if (!taking) return refuse('used-amount', { materialId: material.id })
    takings.push(taking)
  }
  const short = takings.filter(({ material, total }) => total > material.amount)
  if (short.length > 0 && !agreesToShort) return refuse('not-enough', { short: short.map(inWords) })
  const movements = takings.flatMap(listMovements)
  if (movements.length > 0)
    await writeMovements(
      tx,
      movements.map((movement) => ({ kind: 'use' as const, actorId, ...movement })),
      at,
    )
  const unpriced = new Set(
    takings
      .filter(isUnpriced)
      .flatMap(listMovements)
      .map(({ batchId }) => batchId),
  )
  return ok(
    new Map(
      poured.map(({ batchId, recipe, units }) => {
        if (!recipe || unpriced.has(batchId)) return [batchId, null]
        const own = movements.filter((movement) => movement.batchId === batchId)
        return [
          batchId,
          toCentavos(own.reduce((sum, { value }) => sum - value, calculateWork(recipe, units))),
        ]
      }),
    ),
  )
}

interface Taking {
  readonly material: HeldMaterial
  readonly total: Amount
  readonly shares: readonly { batchId: string; amount: Amount }[]
}

/**
 * Null if the typed amount is invalid. Typed amounts are divided among the sizes in proportion to the
 * recipe.
 */
function planTaking(
  material: HeldMaterial,
  pouredSizes: readonly PouredSize[],
  typed: string,
): Taking | null {
  const needs = pouredSizes.flatMap(({ batchId, units, recipe }) => {
    const line = recipe?.lines.find(({ materialId }) => materialId === material.id)
    if (!recipe || !line) return []
    const { amount } = line
    return [{ batchId, amount: neededAmount({ amount, unit: material.unit }, recipe.lossRate, units) }]
  })
  const total =
    typed.trim() === ''
      ? needs.reduce((sum, { amount }) => sum + amount, 0)
      : parseCount(typed, material.unit)
  if (total === null) return null
  const shares = shareOut(
    total,
    needs.map(({ amount }) => amount),
  )
  return {
    material,
    total,
    shares: needs.map(({ batchId }, place) => ({ batchId, amount: shares[place] ?? 0 })),
  }
}

/** Each movement is valued at the average price at that moment. */
function listMovements({ material, shares }: Taking) {
  let holding = { amount: material.amount, value: material.value }
  return shares
    .filter(({ amount }) => amount > 0)
    .map(({ batchId, amount: takenAmount }) => {
      const amount = -takenAmount
      const value = valueOfChange(holding, material.last, amount)
      holding = { amount: holding.amount + amount, value: holding.value + value }
      return { materialId: material.id, batchId, amount, value }
    })
}

const isUnpriced = ({ material, total }: Taking) => total > 0 && calculatePrice(material) === null

const inWords = ({ material: { name, unit, amount }, total }: Taking): ShortMaterial => ({
  name,
  needed: formatAmount(total, unit),
  held: formatAmount(amount, unit),
})

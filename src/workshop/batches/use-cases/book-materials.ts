import { type Amount, formatAmount, parseCount } from '#catalogue/stock/domain/amount.ts'
import type { Transaction } from '#platform/database/connect.ts'
import type { Centavos } from '#platform/domain/money.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'
import { shareOut } from '#platform/domain/share-out.ts'
import { centavosOf, valueOfChange } from '#workshop/materials/domain/ledger.ts'
import { neededAmount, workOf } from '#workshop/materials/domain/recipe.ts'
import type { StoredRecipe } from '#workshop/materials/use-cases/list-recipes.ts'
import {
  type HeldMaterial,
  lockMaterials,
  priceOf,
  writeMovements,
} from '#workshop/materials/use-cases/lock-materials.ts'

export interface PouredSize {
  readonly batchId: string
  readonly units: number
  /** Undefined where nobody has written it yet. */
  readonly recipe: StoredRecipe | undefined
}

interface Booking {
  readonly poured: readonly PouredSize[]
  /** What it took of a material, as the owner typed it; as the recipe says where they typed nothing. */
  readonly used: ReadonlyMap<string, string>
  /** The owner knows that there is less than that in the books. */
  readonly agreesToShort: boolean
  readonly actorId: string
  readonly at: Date
}

export interface ShortMaterial {
  readonly name: string
  readonly wanted: string
  readonly held: string
}

export type BookingRefusal =
  | Refusal<'used-amount', { materialId: string }>
  | Refusal<'not-enough', { short: readonly ShortMaterial[] }>

/**
 * Takes what a batch needs out of the store room. Answers what each size of it cost, by its id: null without a recipe, or
 * where something has no price.
 */
export async function bookMaterials(
  tx: Transaction,
  { poured, used, agreesToShort, actorId, at }: Booking,
): Promise<Ok<Map<string, Centavos | null>> | BookingRefusal> {
  const ids = poured.flatMap(({ recipe }) => recipe?.lines.map(({ materialId }) => materialId) ?? [])
  const held = ids.length === 0 ? new Map<string, HeldMaterial>() : await lockMaterials(tx, ids)
  const takings: Taking[] = []
  for (const material of held.values()) {
    const taking = takenOf(material, poured, used.get(material.id) ?? '')
    if (!taking) return refuse('used-amount', { materialId: material.id })
    takings.push(taking)
  }
  const short = takings.filter(({ material, total }) => total > material.amount)
  if (short.length > 0 && !agreesToShort) return refuse('not-enough', { short: short.map(inWords) })
  const movements = takings.flatMap(movementsOf)
  if (movements.length > 0)
    await writeMovements(
      tx,
      movements.map((movement) => ({ kind: 'use' as const, actorId, ...movement })),
      at,
    )
  const unpriced = new Set(
    takings
      .filter(isUnpriced)
      .flatMap(movementsOf)
      .map(({ batchId }) => batchId),
  )
  return ok(
    new Map(
      poured.map(({ batchId, recipe, units }) => {
        if (!recipe || unpriced.has(batchId)) return [batchId, null]
        const own = movements.filter((movement) => movement.batchId === batchId)
        return [batchId, centavosOf(own.reduce((sum, { value }) => sum - value, workOf(recipe, units)))]
      }),
    ),
  )
}

interface Taking {
  readonly material: HeldMaterial
  readonly total: Amount
  /** Of each batch that takes of it. */
  readonly shares: readonly { batchId: string; amount: Amount }[]
}

/** Null for what is no amount. What the owner typed is shared out among the sizes as the recipe would have it. */
function takenOf(material: HeldMaterial, poured: readonly PouredSize[], typed: string): Taking | null {
  const needs = poured.flatMap(({ batchId, units, recipe }) => {
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

/** Each at the average of what there is when it is taken. */
function movementsOf({ material, shares }: Taking) {
  let held = { amount: material.amount, value: material.value }
  return shares
    .filter(({ amount }) => amount > 0)
    .map(({ batchId, amount: taken }) => {
      const amount = -taken
      const value = valueOfChange(held, material.last, amount)
      held = { amount: held.amount + amount, value: held.value + value }
      return { materialId: material.id, batchId, amount, value }
    })
}

const isUnpriced = ({ material, total }: Taking) => total > 0 && priceOf(material) === null

const inWords = ({ material: { name, unit, amount }, total }: Taking): ShortMaterial => ({
  name,
  wanted: formatAmount(total, unit),
  held: formatAmount(amount, unit),
})

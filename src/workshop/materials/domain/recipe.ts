import { type Amount, isWeighed, type MaterialUnit } from '#catalogue/stock/domain/amount.ts'
import type { MaterialKind } from '#catalogue/stock/domain/material-kind.ts'
import type { Centavos } from '#platform/domain/money.ts'
import { divide, type Price, type Value, valueAt, valueOfCentavos } from './ledger.ts'

type Rate = number
const WHOLE: Rate = 10_000

export interface RecipeLine {
  readonly materialId: string
  readonly amount: Amount
}

export interface Recipe {
  /** Extra need of weighed materials that stays in the jug. */
  readonly lossRate: Rate
  readonly essenceLimit: Rate | null
  readonly workMinutes: number
  readonly hourValue: Centavos | null
  readonly lines: readonly RecipeLine[]
}

export interface RecipeMaterial {
  readonly unit: MaterialUnit
  readonly kind: MaterialKind
  readonly price: Price | null
}

export type RecipeMaterials = ReadonlyMap<string, RecipeMaterial>

export function neededAmount(
  { amount, unit }: { amount: Amount; unit: MaterialUnit },
  lossRate: Rate,
  candles = 1,
): Amount {
  return isWeighed(unit) ? divide(amount * candles, WHOLE + lossRate, WHOLE) : amount * candles
}

export interface RecipeCost {
  readonly lines: readonly (Value | null)[]
  readonly work: Value
  readonly total: Value
  readonly isWhole: boolean
}

export const calculateWork = (
  { hourValue, workMinutes }: Pick<Recipe, 'hourValue' | 'workMinutes'>,
  candles = 1,
): Value => divide(valueOfCentavos(hourValue ?? 0), workMinutes * candles, 60)

/** `dearer` is a hypothetical increase of the wax price. */
export function calculateCost(recipe: Recipe, materials: RecipeMaterials, dearer: Rate = 0): RecipeCost {
  const lines = recipe.lines.map(({ materialId, amount }) => {
    const material = materials.get(materialId)
    if (!material?.price) return null
    const value = valueAt(material.price, neededAmount({ amount, unit: material.unit }, recipe.lossRate))
    return material.kind === 'wax' ? divide(value, WHOLE + dearer, WHOLE) : value
  })
  const work = calculateWork(recipe)
  const total = lines.reduce<Value>((sum, value) => sum + (value ?? 0), work)
  return { lines, work, total, isWhole: !lines.includes(null) }
}

export function essenceShare(lines: readonly RecipeLine[], materials: RecipeMaterials): Rate | null {
  const sumAmount = (kind: MaterialKind) =>
    lines
      .filter(({ materialId }) => materials.get(materialId)?.kind === kind)
      .reduce((sum, { amount }) => sum + amount, 0)
  const wax = sumAmount('wax')
  return wax === 0 ? null : divide(sumAmount('essence'), WHOLE, wax)
}

export function countCandles(
  recipe: Pick<Recipe, 'lines' | 'lossRate'>,
  materials: ReadonlyMap<string, { readonly unit: MaterialUnit; readonly amount: Amount }>,
): { materialId: string; candles: number }[] {
  return recipe.lines.map(({ materialId, amount }) => {
    const material = materials.get(materialId)
    if (!material) return { materialId, candles: 0 }
    const needed = neededAmount({ amount, unit: material.unit }, recipe.lossRate)
    return { materialId, candles: Math.max(0, Math.floor(material.amount / needed)) }
  })
}

/** Scales weighed materials to another size; pieces such as jars stay unchanged. */
export function scaleLines(
  lines: readonly RecipeLine[],
  materials: ReadonlyMap<string, { readonly unit: MaterialUnit }>,
  scale: { readonly from: number; readonly to: number },
): RecipeLine[] {
  return lines.map(({ materialId, amount }) => {
    const unit = materials.get(materialId)?.unit ?? 'piece'
    return {
      materialId,
      amount: isWeighed(unit) ? Math.max(1, divide(amount, scale.to, scale.from)) : amount,
    }
  })
}

export function parseGrams(size: string | null): number | null {
  const grams = Number(/(\d{1,5})\s*g\b/i.exec(size ?? '')?.[1] ?? 0)
  return grams > 0 ? grams : null
}

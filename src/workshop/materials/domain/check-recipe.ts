import { type MaterialUnit, parseAmount } from '#catalogue/stock/domain/amount.ts'
import { type Centavos, parseBrl } from '#platform/domain/money.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'
import type { Recipe } from './recipe.ts'

export interface TypedRecipe {
  readonly lossRate: string
  readonly essenceLimit: string
  readonly workMinutes: string
  readonly hourValue: string
  readonly lines: readonly { readonly materialId: string; readonly amount: string }[]
}

export type RecipeRefusal =
  | Refusal<'loss-rate' | 'essence-limit' | 'work-minutes' | 'hour-value' | 'no-lines'>
  | Refusal<'line-material' | 'line-amount' | 'line-twice', { line: number }>

const MAX_LOSS = 5000
const MAX_MINUTES = 1440
const MAX_HOUR: Centavos = 1_000_000

/** Accepts '8', '8,5' or '8.25 %'. Returns hundredths of a percent, or null if invalid. */
export function parsePercent(typed: string): number | null {
  const { whole, fraction = '' } =
    /^(?<whole>\d{1,3})([.,](?<fraction>\d{1,2}))?%?$/.exec(typed.replace(/\s/g, ''))?.groups ?? {}
  return whole === undefined ? null : Number(whole) * 100 + Number(fraction.padEnd(2, '0'))
}

export function checkRecipe(
  typed: TypedRecipe,
  units: ReadonlyMap<string, MaterialUnit>,
): Ok<Recipe> | RecipeRefusal {
  const lossRate = typed.lossRate.trim() === '' ? 0 : parsePercent(typed.lossRate)
  if (lossRate === null || lossRate > MAX_LOSS) return refuse('loss-rate')
  const essenceLimit = typed.essenceLimit.trim() === '' ? undefined : parsePercent(typed.essenceLimit)
  if (essenceLimit === null || (essenceLimit ?? 0) > 10_000) return refuse('essence-limit')
  const minutes = typed.workMinutes.trim() || '0'
  if (!/^\d{1,4}$/.test(minutes) || Number(minutes) > MAX_MINUTES) return refuse('work-minutes')
  const hourValue = typed.hourValue.trim() === '' ? undefined : parseBrl(typed.hourValue)
  if (hourValue === null || (hourValue ?? 0) < 0 || (hourValue ?? 0) > MAX_HOUR) return refuse('hour-value')
  const lines = checkLines(typed.lines, units)
  if (!lines.ok) return lines
  return ok({
    lossRate,
    essenceLimit: essenceLimit ?? null,
    workMinutes: Number(minutes),
    hourValue: hourValue ?? null,
    lines: lines.value,
  })
}

function checkLines(
  typed: TypedRecipe['lines'],
  units: ReadonlyMap<string, MaterialUnit>,
): Ok<Recipe['lines']> | RecipeRefusal {
  const lines = new Map<string, number>()
  for (const [line, { materialId, amount: typedAmount }] of typed.entries()) {
    if (typedAmount.trim() === '') continue
    const unit = units.get(materialId)
    if (!unit) return refuse('line-material', { line })
    if (lines.has(materialId)) return refuse('line-twice', { line })
    const amount = parseAmount(typedAmount, unit)
    if (amount === null) return refuse('line-amount', { line })
    lines.set(materialId, amount)
  }
  if (lines.size === 0) return refuse('no-lines')
  return ok([...lines].map(([materialId, amount]) => ({ materialId, amount })))
}

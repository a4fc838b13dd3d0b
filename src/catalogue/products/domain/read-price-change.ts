import { MAX_PERCENT, MIN_PERCENT, type PriceChange, type Rounding, roundings } from './bulk-prices.ts'
import { parseDecimal } from './field-kinds.ts'

export const directions = ['up', 'down'] as const
export type Direction = (typeof directions)[number]

export interface PriceChangeInput {
  direction: Direction
  percent: string
  rounding: Rounding
}

/** Invalid parameters are treated as absent. */
export function readPriceChangeInput(parameters: URLSearchParams): PriceChangeInput {
  return {
    direction: directions.find((direction) => direction === parameters.get('direction')) ?? 'up',
    percent: (parameters.get('percent') ?? '').trim().slice(0, 10),
    rounding: roundings.find((rounding) => rounding === parameters.get('rounding')) ?? 'ninety',
  }
}

export function readPriceChange({ direction, percent, rounding }: PriceChangeInput): PriceChange | null {
  const amount = parseDecimal(percent.replace('%', ''), 1)
  if (!amount) return null
  const signedAmount = direction === 'up' ? amount : -amount
  return signedAmount <= MAX_PERCENT && signedAmount >= MIN_PERCENT
    ? { percent: signedAmount, rounding }
    : null
}

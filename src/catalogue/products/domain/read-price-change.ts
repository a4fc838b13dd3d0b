import { listQuery, oneOf, type QueryOf } from '#platform/domain/list-query.ts'
import { MAX_PERCENT, MIN_PERCENT, type PriceChange, roundings } from './bulk-prices.ts'
import { parseDecimal } from './field-kinds.ts'

export const directions = ['up', 'down'] as const

export const pricesQuery = listQuery('adminProductPrices', {
  ids: { kind: 'narrows', read: (text) => text ?? '' },
  direction: oneOf(directions, 'up'),
  percent: { kind: 'narrows', read: (text) => (text ?? '').trim().slice(0, 10) },
  rounding: oneOf(roundings, 'ninety'),
})

export type PriceChangeInput = Pick<QueryOf<typeof pricesQuery>, 'direction' | 'percent' | 'rounding'>

export function readPriceChange({ direction, percent, rounding }: PriceChangeInput): PriceChange | null {
  const amount = parseDecimal(percent.replace('%', ''), 1)
  if (!amount) return null
  const signed = direction === 'up' ? amount : -amount
  return signed <= MAX_PERCENT && signed >= MIN_PERCENT ? { percent: signed, rounding } : null
}

import type { BatchCount, KnownBatch } from '#catalogue/stock/domain/batch.ts'
import { daysFrom } from '#platform/domain/calendar.ts'
import { dayAndMonth } from '#ui/copy/calendar.ts'

/**
 * For example 'Leva 27, vertida por Clara em 10/11, curou 2 dias'. A curing batch omits its end, which is
 * shown next to it.
 */
export function describeBatch(batch: KnownBatch): string {
  const { also = [] } = batch
  return also.length === 0 ? describeOneBatch(batch) : `${describeOneBatch(batch)}, e ${batchNumbers(also)}`
}

/** For example '21 velas, 14 ainda à espera' */
export function describeCount({ candles, waiting }: BatchCount): string {
  const candleWords = candles === 1 ? '1 vela' : `${candles} velas`
  return waiting > 0 ? `${candleWords}, ${waiting} ainda à espera` : candleWords
}

export function batchNumbers(numbers: readonly number[]): string {
  const list =
    numbers.length > 1 ? `${numbers.slice(0, -1).join(', ')} e ${numbers.at(-1)}` : numbers.join('')
  return numbers.length > 1 ? `Levas ${list}` : `Leva ${list}`
}

function describeOneBatch({ number, pouredBy, pouredOn, readyOn, state }: KnownBatch): string {
  const batchText = `Leva ${number}, vertida ${pouredBy && `por ${pouredBy} `}em ${dayAndMonth(pouredOn)}`
  if (state !== 'ready') return batchText
  const days = daysFrom(pouredOn, readyOn)
  return `${batchText}, curou ${days === 1 ? '1 dia' : `${days} dias`}`
}

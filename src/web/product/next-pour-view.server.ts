import { nextPourCopy } from '#copy/delivery/next-pour.ts'
import type { NextPour } from '#domain/pours/supply.ts'
import type { PourOnPage } from './product-facts.ts'

/** What can be reserved of a size, or of a candle without any, that is sold out. */
export function describeNextPour(stockQuantity: number, pour: NextPour | null): PourOnPage | null {
  if (stockQuantity > 0 || !pour) return null
  const { units, readyOn } = pour
  return {
    units,
    readyOn,
    next: nextPourCopy.next(readyOn),
    label: nextPourCopy.reserve(readyOn),
    delivery: nextPourCopy.delivery(readyOn),
  }
}

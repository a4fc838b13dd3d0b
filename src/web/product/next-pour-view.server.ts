import { nextPourCopy } from '#copy/delivery/next-pour.ts'
import type { NextPour } from '#domain/pours/supply.ts'
import type { PourOnPage } from './product-facts.ts'

/** With the first day on which it could be brought. */
export type PourWithDay = NextPour & { readonly deliveryFrom: string }

/** What can be reserved of a size, or of a candle without any, that is sold out. */
export function describeNextPour(stockQuantity: number, pour: PourWithDay | null): PourOnPage | null {
  if (stockQuantity > 0 || !pour) return null
  const { units, readyOn, deliveryFrom } = pour
  return {
    units,
    deliveryFrom,
    next: nextPourCopy.next(readyOn),
    label: nextPourCopy.reserve(readyOn),
    delivery: nextPourCopy.delivery(deliveryFrom),
  }
}

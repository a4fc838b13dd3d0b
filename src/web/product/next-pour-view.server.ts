import { nextPourCopy } from '#copy/delivery/next-pour.ts'
import type { NextPour } from '#domain/pours/supply.ts'

/** What can be reserved of a candle that is sold out: how many, the words of the button, and when it comes. */
export function describeNextPour(stockQuantity: number, pour: NextPour | null) {
  if (stockQuantity > 0 || !pour) return null
  return {
    pour: { units: pour.units, label: nextPourCopy.reserve(pour.readyOn) },
    delivery: nextPourCopy.delivery(pour.readyOn),
  }
}
